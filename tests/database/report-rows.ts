/**
 * Four drivers, two mechanics, three visits of which one registered; besides them the doctor's row, a driver whose browser
 * names a program, and a bot's visit.
 */
export const REPORT_ROWS = `
  insert into registered_users (email_id, postal_code, language, user_agent, created_at) values
    ('a@mail.example', 'M5V 2T6', 'en', 'x', now() - interval '1 day'),
    ('b@mail.example', 'm5v1a1', 'en', 'x', now() - interval '2 days'),
    ('=c@post.example', 'H2X 1Y4', 'fr', 'x', now() - interval '8 days'),
    ('d@mail.example', 'soon, moving', 'en', 'x', now() - interval '30 days'),
    ('robot@mail.example', 'M5V 2T6', 'fr', 'Robot 7', now() - interval '40 days'),
    ('e@doctor.invalid', 'K1A 0B1', 'en', 'pitlane-doctor', now() - interval '1 day');
  insert into mechanic_applications
    (full_name, phone_number, email_address, street_address, city, postal_code, language, created_at, answered_at) values
    ('Léo "Le Garage", fils', '+1 514 555 0100', 'leo@shop.example', '-', 'Laval', 'M5V 9Z9', 'fr', now() - interval '21 days', null),
    ('Answered', '1', 'answered@shop.example', '1 Street', 'Ottawa', 'K1A 0B1', 'en', now() - interval '40 days', now());
  insert into user_sessions (session_id, page_url, user_agent, referrer, viewport_width, viewport_height,
    interaction_type, interaction_target, interaction_data, created_at)
  select ('00000000-0000-4000-8000-00000000000' || visit)::uuid, page, agent, referrer, case visit when 3 then 1440 else 390 end, 844, type, target, data, now() - interval '1 day'
  from (values
    (1, 'https://site.example/?utm_source=%3Cb%3E&utm_campaign=winter+tires', 'x', null, 'page_view', 'homepage', null::jsonb),
    (1, 'https://site.example/', 'x', null, 'button_click', 'see_your_savings', null),
    (1, 'https://site.example/', 'x', null, 'button_click', 'join_waitlist', null),
    (1, 'https://site.example/?utm_campaign=winter+tires', 'x', null, 'form_submit', 'waitlist_form', '{"email_domain": "mail.example"}'),
    (2, 'https://site.example/', 'x', 'https://www.search.example/', 'page_view', 'homepage', null),
    (3, 'https://site.example/', 'x', 'https://search.example/q', 'page_view', 'homepage', null),
    (4, 'https://site.example/', 'ExampleBot/1.0', null, 'page_view', 'homepage', null)
  ) as events (visit, page, agent, referrer, type, target, data);
  update user_sessions set user_id = (select id from registered_users where email_id = 'a@mail.example') where interaction_type = 'form_submit';
`;
