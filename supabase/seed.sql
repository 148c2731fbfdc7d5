-- Four months of invented rows for development. `supabase db reset` runs this file after the migrations, and `npm run
-- report` runs it in memory if DATABASE_URL is not set. The email addresses end in .example, so no email can reach anyone.
-- The owner inserts the rows, so the limits do not count them. The file is one statement, so that either all rows are stored
-- or none.

with visit as materialized (
  select
    row_number() over (order by began_at) as number,
    gen_random_uuid() as session_id,
    gen_random_uuid() as driver_id,
    began_at,
    case when random() < 0.2 then 'fr' else 'en' end as language,
    -- Squaring the random number makes the first elements the most likely.
    case when random() < 0.2 then (array[
      '?utm_source=social&utm_medium=cpc&utm_campaign=fair-price',
      '?utm_source=newsletter&utm_medium=email&utm_campaign=winter-tires',
      '?utm_source=radio&utm_medium=audio&utm_campaign=morning-show'
    ])[ceil(3 * random() ^ 2)] else '' end as campaign,
    (array[
      null, 'https://www.search.example/', 'https://forum.example/r/askcarsales', 'https://social.example/p/1',
      'https://news.example/business/car-repair-prices'
    ])[ceil(5 * random() ^ 2)] as referrer,
    case when random() < 0.7 then 390 else 1440 end as width,
    random() < 0.38 as asks_for_savings,
    25 * floor(5 * random() ^ 0.7) as depth,
    random() as interest,
    random() < 0.52 as sends,
    (array['mail', 'inbox', 'post', 'work', 'school'])[ceil(5 * random() ^ 2)] || '.example' as domain,
    -- The areas belong to real cities, and the second halves of the codes are invented.
    case when random() < 0.03 then 'soon moving' else
      (string_to_array('M5V M4C L6P L5B M6K K2P H2X V5K T2P N6A L8P T5J H3Z R3C', ' '))[ceil(14 * random() ^ 2)]
      || ' ' || floor(10 * random()) || 'A' || floor(10 * random())
    end as postal_code
  from generate_series(0, 120) as day
  cross join lateral generate_series(1, (8 + 20 * (day / 120.0) ^ 2 + 5 * random())::integer)
  -- Visits begin between 12:00 and 24:00 UTC, which is daytime in Canada.
  cross join lateral (
    select (current_date - 120 + day + interval '12 hours' * (1 + random())) at time zone 'UTC' as began_at
  ) as moment
  where began_at < now() - interval '2 minutes'
),
visits as materialized (
  select
    visit.*,
    'https://pitlane.example/' || case language when 'fr' then 'fr/' else '' end || campaign as page_url,
    interest < case when asks_for_savings then 0.34 else 0.11 end as asks_to_join,
    sends and interest < case when asks_for_savings then 0.34 else 0.11 end as joins
  from visit
),
drivers as (
  insert into public.registered_users (id, email_id, postal_code, user_agent, referrer, language, created_at)
  select driver_id, 'driver-' || number || '@' || domain, postal_code, 'Mozilla/5.0 (invented)', referrer, language,
    began_at + interval '80 seconds'
  from visits where joins
),
mechanics as (
  insert into public.mechanic_applications
    (full_name, phone_number, email_address, street_address, city, postal_code, language, created_at, answered_at)
  select
    'Invented Mechanic ' || number, '416 555 ' || to_char(100 + number, 'FM0000'), 'mechanic-' || number || '@shop.example',
    number || ' Invented Street', 'Nowhere',
    (string_to_array('L6P M4C L5B T2P K2P N6A R3C V5K', ' '))[ceil(8 * random() ^ 2)] || ' 1A' || number % 10,
    case number % 4 when 0 then 'fr' else 'en' end,
    now() - age, case when age > interval '4 days' then now() - age + interval '2 days' end
  from generate_series(1, 34) as number, lateral (select (34 - number) ^ 2 * interval '2.5 hours' + interval '1 hour' as age) as time
)
insert into public.user_sessions (
  session_id, user_id, page_url, user_agent, referrer, viewport_width, viewport_height,
  interaction_type, interaction_target, interaction_data, created_at
)
select
  session_id, case type when 'form_submit' then driver_id end, page_url, 'Mozilla/5.0 (invented)', referrer, width, 844,
  type, target, data, began_at + second * interval '1 second'
from visits cross join lateral (
  values
    (true, 0, 'page_view', 'homepage', null::jsonb),
    (asks_for_savings, 6, 'button_click', 'see_your_savings_button', null),
    (asks_for_savings, 6, 'button_click', 'see_your_savings', '{"source": "global_click_handler"}'),
    (depth >= 25, 14, 'scroll', 'page', '{"scroll_percentage": 25}'),
    (depth >= 50, 23, 'scroll', 'page', '{"scroll_percentage": 50}'),
    (depth >= 50, 25, 'section_view', 'benefits_section', null),
    (depth >= 75, 31, 'scroll', 'page', '{"scroll_percentage": 75}'),
    (depth >= 100, 40, 'scroll', 'page', '{"scroll_percentage": 100}'),
    (asks_to_join, 55, 'button_click', 'join_waitlist', '{"source": "global_click_handler"}'),
    (joins, 81, 'form_submit', 'waitlist_form', jsonb_build_object('email_domain', domain))
) as event (happens, second, type, target, data)
where happens
order by began_at, second;
