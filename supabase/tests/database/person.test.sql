begin;
select no_plan();
\ir example_rows.psql

-- Ana joined, and applied with another spelling of her address. Ben joined, Cleo applied, and somebody looked at the page.
select pg_temp.store('registered_users', jsonb_build_object('id', id, 'email_id', email))
from (values
  ('00000000-0000-4000-8000-00000000000a', 'Ana@Driver.example'), ('00000000-0000-4000-8000-00000000000b', 'ben@driver.example')
) as driver (id, email);
select pg_temp.store('mechanic_applications', jsonb_build_object('email_address', email))
from unnest(array['ana@DRIVER.example', 'cleo@garage.example']) as email;
select pg_temp.store('user_sessions', jsonb_build_object('session_id', session, 'user_id', person, 'interaction_type', type))
from (values
  ('10000000-0000-4000-8000-000000000000', null, 'page_view'),
  ('10000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-00000000000a', 'form_submit'),
  ('10000000-0000-4000-8000-000000000000', null, 'scroll'),
  ('20000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-00000000000b', 'form_submit'),
  ('30000000-0000-4000-8000-000000000000', null, 'page_view')
) as event (session, person, type);

select is_empty(
  format('select * from private.person(%L)', email), format('Nothing is stored about %s', coalesce(email, 'null'))
)
from unnest(array['nobody@driver.example', 'driver.example', '%', '', ' ', null]) as email;
select results_eq(
  format($$ select table_name, count(*) from private.person(%L) group by 1 order by 1 $$, email),
  $$ values ('mechanic_applications', 1::bigint), ('registered_users', 1), ('user_sessions', 3) $$,
  format('Everything about Ana is returned for %L', email)
)
from unnest(array['ana@driver.example', 'ANA@DRIVER.EXAMPLE', e' \tana@driver.example\u00a0\r\n',
  e'\u200eana@driver\u2028.example\u2060', 'Ana Moreau <ana@driver.example>', 'mailto:ana@driver.example', '"ana@driver.example"']) as email;
select set_eq(
  $$ select stored_row from private.person('ana@driver.example') $$,
  $$ select to_jsonb(stored) from public.registered_users as stored where email_key = 'ana@driver.example'
     union all select to_jsonb(stored) from public.mechanic_applications as stored where email_key = 'ana@driver.example'
     union all select to_jsonb(stored) from public.user_sessions as stored where session_id::text ^@ '1' $$,
  'Each returned row has all columns'
);

select is_empty(
  $$ select relname::text, proname::text from pg_class, pg_proc
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and proname in ('person', 'erase_person') and strpos(prosrc, relname) = 0 $$,
  'person and erase_person use every table with personal data'
);

select is(private.erase_person(email), '{"registered_users": 0, "mechanic_applications": 0, "user_sessions": 0}', format('Nobody is deleted for %s', coalesce(email, 'null')))
from unnest(array['nobody@driver.example', '%', '', null]) as email;
select is(
  private.erase_person(e' ANA@driver.example\n'), '{"registered_users": 1, "mechanic_applications": 1, "user_sessions": 3}', 'Everything about Ana is deleted'
);
select is_empty($$ select * from private.person('ana@driver.example') $$, 'erase_person leaves no row about Ana');
select results_eq(
  $$ select email_id from public.registered_users union all select email_address from public.mechanic_applications
     union all select session_id::text from public.user_sessions order by 1 $$,
  array['20000000-0000-4000-8000-000000000000', '30000000-0000-4000-8000-000000000000', 'ben@driver.example', 'cleo@garage.example'],
  'Other people''s rows stay'
);
select * from finish();
rollback;
