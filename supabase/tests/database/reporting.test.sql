-- The owner's views count right, and are the owner's alone.
begin;
select plan(21);

-- Who may look.
select ok(not has_schema_privilege(name, 'reporting', 'usage'), name || ' may not enter the schema')
from unnest(array['anon', 'authenticated', 'service_role']) as name;
select is_empty(
  $$ select relname::text, grantee::text
     from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as grantee
     where relnamespace = 'reporting'::regnamespace
       and has_table_privilege(grantee, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger') $$,
  'and holds no privilege on any view'
);
select is_empty(
  $$ select relname::text from pg_class, aclexplode(relacl) as entry
     where relnamespace = 'reporting'::regnamespace and entry.grantee = 0 $$,
  'Nor does everyone'
);
select is_empty(
  $$ select relname::text from pg_class where relnamespace = 'reporting'::regnamespace
     and (relkind <> 'v' or reloptions is null or not 'security_invoker=true' = any (reloptions)) $$,
  'Every view runs with the rights of whoever asks'
);
select is_empty(
  $$ select pg_class.relname::text, attname::text
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'reporting'::regnamespace and attnum > 0
       and (obj_description(pg_class.oid) is null or col_description(pg_class.oid, attnum) is null) $$,
  'Every view and column says what it is'
);
set local role anon;
select throws_ok('select * from reporting.email_domains', '42501', null, 'A visitor asks in vain');
reset role;
-- Even a grant given by mistake:
grant usage on schema reporting to anon;
grant select on reporting.email_domains to anon;
set local role anon;
select throws_ok('select * from reporting.email_domains', '42501', null, 'as the tables refuse the visitor themselves');
reset role;

-- An empty project.
select is_empty('select * from reporting.registrations_by_day', 'No registration, no day');
select is_empty('select * from reporting.demand_by_area', 'nor area');
select is_empty('select * from reporting.funnel_by_day', 'nor funnel');

-- Noon in Toronto, so that no change of its clocks moves the day.
create function pg_temp.days_ago(days integer) returns timestamptz
language sql as $$
  select (date_trunc('day', now() at time zone 'America/Toronto') - make_interval(days => days) + interval '12 hours')
    at time zone 'America/Toronto'
$$;
insert into public.registered_users (email_id, postal_code, user_agent, referrer, created_at) values
  ('ana@pitlane.example', 'M5V 2T6', 'x', 'https://www.news.example/cars?id=1', pg_temp.days_ago(2)),
  ('ben@PITLANE.example', 'm5v-1a1', 'x', 'https://news.example:8443', pg_temp.days_ago(2)),
  ('cleo@driver.example', 'H2X', 'x', null, now()),
  ('dan@driver.example', '90210', 'x', 'android-app://com.mail', now()),
  ('eve@driver.example', 'D5V 2T6', 'x', 'nonsense', now());
insert into public.mechanic_applications
  (full_name, phone_number, email_address, street_address, city, postal_code)
values ('x', 'x', 'shop@pitlane.example', 'x', 'x', 'M5V 9Z9'), ('x', 'x', 'garage@pitlane.example', 'x', 'x', 'K1A 0B1');
insert into public.user_sessions
  (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type, interaction_target, referrer, created_at)
values
  ('00000000-0000-4000-8000-000000000001', 'x', 'x', 0, 0, 'page_view', 'homepage', 'https://news.example/', '2026-03-02 04:59Z'),
  ('00000000-0000-4000-8000-000000000001', 'x', 'x', 0, 0, 'section_view', 'benefits_section', null, '2026-03-02 05:01Z'),
  ('00000000-0000-4000-8000-000000000001', 'x', 'x', 0, 0, 'button_click', 'join_waitlist', null, '2026-03-02 05:02Z'),
  ('00000000-0000-4000-8000-000000000001', 'x', 'x', 0, 0, 'button_click', 'join_waitlist', null, '2026-03-02 05:02Z'),
  ('00000000-0000-4000-8000-000000000001', 'x', 'x', 0, 0, 'form_submit', 'waitlist_form', null, '2026-03-02 05:03Z'),
  ('00000000-0000-4000-8000-000000000002', 'x', 'x', 0, 0, 'page_view', 'homepage', null, '2026-03-02 04:00Z'),
  ('00000000-0000-4000-8000-000000000003', 'x', 'x', 0, 0, 'page_view', 'homepage', null, '2026-03-02 06:00Z');

select results_eq(
  $$ select (now() at time zone 'America/Toronto')::date - day, registrations, running_total
     from reporting.registrations_by_day $$,
  $$ values (0, 3::bigint, 5::bigint), (1, 0, 2), (2, 2, 2) $$,
  'Registrations by day, with the days between and a running total'
);
update public.registered_users set created_at = '2026-03-02 04:59Z' where email_id = 'ana@pitlane.example';
select is(min(day), date '2026-03-01', 'A day is Toronto''s') from reporting.registrations_by_day;

select results_eq(
  'select area, drivers, mechanics, drivers_per_mechanic from reporting.demand_by_area',
  $$ values ('M5V', 2::bigint, 1::bigint, 2.0), ('other', 2, 0, null), ('H2X', 1, 0, null), ('K1A', 0, 1, 0.0) $$,
  'Drivers and mechanics by area, however the code is written'
);

select results_eq(
  $$ select visits, saw_benefits, asked_to_join, registered, registered_percent, on_the_list
     from reporting.funnel_by_day where day = '2026-03-01' $$,
  $$ values (2::bigint, 1::bigint, 1::bigint, 1::bigint, 50.0, 1::bigint) $$,
  'A visit counts once, on the day it began'
);
select results_eq(
  $$ select visits, registered_percent from reporting.funnel_by_day where day = '2026-03-02' $$,
  $$ values (1::bigint, 0.0) $$,
  'A day without a registration'
);
select results_eq(
  $$ select visits, registered_percent, on_the_list from reporting.funnel_by_day
     where day = (now() at time zone 'America/Toronto')::date $$,
  $$ values (0::bigint, null::numeric, 3::bigint) $$,
  'A day without events still shows who joined'
);

select results_eq(
  'select host, visits, registrations from reporting.referrers_by_host',
  $$ values ('news.example', 1::bigint, 2::bigint), ('none', 2, 1), ('com.mail', 0, 1), ('other', 0, 1) $$,
  'Referrers by host, whatever their path, port or www'
);

select results_eq(
  'select domain, registrations, percent from reporting.email_domains',
  $$ values ('driver.example', 3::bigint, 60.0), ('pitlane.example', 2, 40.0) $$,
  'Domains, whatever their capitals'
);
select is(
  (select sum(drivers) from reporting.demand_by_area), (select count(*)::numeric from public.registered_users),
  'Nobody is left out'
);

select * from finish();
rollback;
