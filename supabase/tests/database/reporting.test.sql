begin;
select no_plan();
\ir example_rows.psql

select is_empty(
  $$ select relname::text from pg_class where (relnamespace = 'reporting'::regnamespace or relnamespace = 'private'::regnamespace and relkind = 'v')
     and (relkind <> 'v' or reloptions is null or not 'security_invoker=true' = any (reloptions)) $$,
  'Every view runs with the privileges of whoever reads it'
);
select is_empty(
  $$ select relname::text from pg_class where relnamespace = 'reporting'::regnamespace and obj_description(oid) is null $$,
  'Every view has a comment'
);
select pg_temp.store('registered_users', to_jsonb(driver)) from (values
  ('ana@pitlane.example', 'M5V 2T6', 'https://www.news.example/cars', 'en', pg_temp.days_ago(2)),
  ('ben@PITLANE.example', 'm5v-1a1', 'https://news.example:8443', 'en', pg_temp.days_ago(2)),
  ('cleo@driver.example', 'H2X', null, 'fr', now()),
  ('dan@driver.example', '90210', 'android-app://com.mail', 'en', now()),
  ('eve@driver.example', 'D5V 2T6', 'nonsense', 'en', now())
) as driver (email_id, postal_code, referrer, language, created_at);
select pg_temp.store('mechanic_applications', to_jsonb(mechanic))
from (values ('shop@pitlane.example', 'M5V 9Z9'), ('garage@pitlane.example', 'K1A 0B1')) as mechanic (email_address, postal_code);
-- Midnight in Toronto is 05:00 UTC. Two visits begin before midnight, and one of them continues past it. The third begins
-- later.
select pg_temp.store('user_sessions', to_jsonb(event) - 'visit' - 'at' || jsonb_build_object(
  'session_id', '00000000-0000-4000-8000-00000000000' || visit, 'created_at', ('2026-03-02 ' || at || 'Z')::timestamptz
))
from (values
  (1, '04:59', 'https://pitlane.example/?utm_source=news&utm_medium=mail&utm_campaign=spring', 'page_view', 'homepage',
    null::jsonb, 'https://news.example/'),
  (1, '05:01', 'x', 'section_view', 'benefits_section', null, null),
  (1, '05:01', 'x', 'scroll', 'page', '{"scroll_percentage": 50}', null),
  (1, '05:02', 'x', 'button_click', 'join_waitlist', null, null),
  (1, '05:02', 'x', 'button_click', 'join_waitlist', null, null),
  (1, '05:02', 'x', 'button_click', 'see_your_savings_button', null, null),
  (1, '05:03', 'x', 'form_submit', 'waitlist_form', null, null),
  (2, '04:00', 'https://pitlane.example/?utm_source=poster', 'page_view', 'homepage', null, null),
  (3, '06:00', 'x', 'page_view', 'homepage', null, null)
) as event (visit, at, page_url, interaction_type, interaction_target, interaction_data, referrer);
update public.mechanic_applications set answered_at = now() where email_address = 'garage@pitlane.example';

select pg_temp.store('registered_users', '{"email_id": "doctor-1@doctor.invalid"}');
select pg_temp.store('registered_users', '{"email_id": "gil@driver.example", "user_agent": "Mozilla/5.0 (Preview)"}');
select pg_temp.store('mechanic_applications', '{"email_address": "doctor-1@doctor.invalid"}');
select pg_temp.store('user_sessions', jsonb_build_object('user_agent', agent, 'created_at', '2026-03-02 04:30Z'))
from unnest(array[
  'pitlane-doctor', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.9', 'facebookexternalhit crawler',
  'Mozilla/5.0 HeadlessChrome/142.0'
]) as agent;
select is(private.is_bot(agent), false, format('A person may have the user agent %s', agent))
from unnest(array['Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/142.0', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'x']) as agent;
select is(private.is_bot(agent), true, format('A bot or a tool has the user agent %s', agent))
from unnest(array['bot', 'Bot/1.0', 'ubot', 'Robot 7', 'Cu-Bot', 'Xubot', 'Cubot Bot', 'Java/1.8', 'pitlane-doctor']) as agent;
select results_eq(
  $$ select email_id, is_bot from private.listed_drivers where is_bot or email_id like 'ana@%' or email_id like 'doctor%' order by 1 $$,
  $$ values ('ana@pitlane.example', false), ('gil@driver.example', true) $$,
  'Everyone except the doctor is listed'
);

select is(
  to_jsonb(at_a_glance), jsonb_build_object(
    'registrations', 5, 'registrations_last_7_days', 5, 'registrations_7_days_before', 0, 'registrations_by_bots', 1,
    'applications', 2, 'unanswered_applications', 1, 'oldest_unanswered_at', now(),
    'visits_last_7_days', 0, 'visits_7_days_before', 0
  ),
  'Every column of at_a_glance has the right value'
) from reporting.at_a_glance;
select results_eq(
  $$ select (now() at time zone 'America/Toronto')::date - day, registrations, running_total
     from reporting.registrations_by_day $$,
  $$ values (0, 3::bigint, 5::bigint), (1, 0, 2), (2, 2, 2) $$,
  'Registrations by day include days without a registration'
);
update public.registered_users set created_at = now() + interval '2 days' where email_id = 'eve@driver.example';
select is(max(running_total), 5::bigint, 'A row with a time in the future is counted') from reporting.registrations_by_day;
update public.registered_users set created_at = '2026-03-02 04:59Z' where email_id = 'ana@pitlane.example';
select is(min(day), date '2026-03-01', 'A day is a calendar day in Toronto') from reporting.registrations_by_day;
select results_eq(
  'select area, drivers, mechanics, drivers_per_mechanic from reporting.demand_by_area',
  $$ values ('M5V', 2::bigint, 1::bigint, 2.0), ('other', 2, 0, null), ('H2X', 1, 0, null), ('K1A', 0, 1, 0.0) $$,
  'Drivers and mechanics are counted by area, however the postal code is spelled'
);
select results_eq(
  $$ select day - date '2026-03-01', kind, target, visits from reporting.events_by_day $$,
  $$ values
    (1, 'page_view', 'homepage', 1::bigint), (0, 'page_view', 'homepage', 2), (0, 'button_click', 'join_waitlist', 1),
    (0, 'button_click', 'see_your_savings_button', 1), (0, 'form_submit', 'waitlist_form', 1), (0, 'scroll', 'page', 1),
    (0, 'section_view', 'benefits_section', 1) $$,
  'A visit counts once per kind of event, on the day on which the visit began'
);

select results_eq(
  'select * from reporting.campaigns',
  $$ values ('spring', 'news', 'mail', 1::bigint, 1::bigint, 100.0), ('', 'poster', '', 1, 0, 0.0) $$,
  'Campaigns are counted by the utm_ parameters in the page''s URL'
);
select results_eq(
  'select host, visits, registered, registered_percent, on_the_list from reporting.referrers_by_host',
  $$ values
    ('news.example', 1::bigint, 1::bigint, 100.0, 2::bigint), ('none', 2, 0, 0.0, 1), ('com.mail', 0, 0, null, 1),
    ('other', 0, 0, null, 1) $$,
  'Referrers are counted by host, regardless of the path, the port and a leading www'
);
update public.registered_users set created_at = '2026-03-01 03:00Z' where email_id = 'ben@PITLANE.example';
select results_eq(
  'select on_the_list from reporting.referrers_by_host where host = ''news.example''', array[1::bigint],
  'Drivers who joined before the oldest stored visit are not counted for any host'
);
select results_eq(
  'select * from reporting.languages', $$ values ('en', 4::bigint, 80.0), ('fr', 1, 20.0) $$,
  'Drivers are counted by language'
);
update public.user_sessions set viewport_width = case when session_id::text like '%2' then 767 else 768 end
where session_id::text ~ '[23]$';
select results_eq(
  'select device, visits from reporting.devices order by device',
  $$ values ('Computer', 1::bigint), ('Phone', 1), ('Tablet', 1) $$, 'A window counts as a phone below 768 pixels, and as a tablet from 768 pixels'
);

select pg_temp.store('user_sessions', jsonb_build_object('page_url', page))
from unnest(array['https://www.PITLANE.example/', 'https://pitlane.example:443/a', 'https://copy.example/', 'https://pitlane.example.evil.example/']) as page;
select is(visits_last_7_days, 4::bigint, 'The events from all hosts are counted if private.site_hosts is empty') from reporting.at_a_glance;
insert into private.site_hosts values ('pitlane.example');
select is(visits_last_7_days, 2::bigint, 'Only the events from the listed hosts are counted') from reporting.at_a_glance;
select pg_temp.store('user_sessions', '{"referrer": "https://www.pitlane.example/fr/"}');
update public.registered_users set referrer = 'https://pitlane.example/' where email_id = 'dan@driver.example';
select is_empty(
  $$ select host from reporting.referrers_by_host where host = 'pitlane.example' $$, 'The site''s own hosts are not referrers'
);
select throws_ok(
  format('insert into private.site_hosts values (%L)', host), '23514',
  format('new row for relation "site_hosts" violates check constraint "%s"', reason), format('The error says why %s is rejected', host)
)
from (values
  ('https://pitlane.example', 'Write it in lowercase, without https://, www. or a path'),
  ('zoë.example', 'Write other letters in punycode, such as xn--zo-7ka.example')
) as example (host, reason);
select lives_ok($$ insert into private.site_hosts values ('xn--zo-7ka.example') $$, 'A host with non-ASCII letters is accepted in punycode');
update public.registered_users set created_at = now() - interval '8 days' where email_id = 'eve@driver.example';
select results_eq(
  'select registrations_last_7_days, registrations_7_days_before from reporting.at_a_glance',
  $$ values (2::bigint, 1::bigint) $$, 'The last seven days and the seven days before them are counted separately'
);

update private.limits set most_rows = 70 where table_name = 'registered_users';
select results_eq(
  $$ select rows, full_percent, megabytes > 0 from reporting.storage where content = 'registered_users' $$,
  $$ values (7::bigint, 10.0, true) $$,
  'The rows in a table are shown as a percentage of its limit'
);
select is(
  (select full_percent from reporting.storage where rows is null),
  (select round(sum(pg_database_size(oid)) / (500 * 1024 * 1024) * 100, 1) from pg_database),
  'The size of the project is shown as a percentage of the free plan''s 500 MB'
);

select * from finish();
rollback;
