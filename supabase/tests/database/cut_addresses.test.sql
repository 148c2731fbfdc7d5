-- What is cut from the addresses of pages before they are stored.
begin;
select plan(4);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

update private.table_limits set rows_per_request = null;
set local role anon;
insert into public.registered_users (email_id, postal_code, user_agent, referrer)
values ('driver@pitlane.example', 'x', 'x', 'https://me:secret@search.example/?q=oil#oil');
insert into public.user_sessions
  (session_id, page_url, interaction_target, referrer, user_agent, viewport_width, viewport_height, interaction_type)
select gen_random_uuid(), page, cut, 'https://me:secret@search.example/?q=oil#oil', 'x', 0, 0, 'page_view'
from (values
  ('https://pitlane.example/?email=a@b.ca&utm_source=news', 'https://pitlane.example/?utm_source=news'),
  ('https://pitlane.example/car?utm_campaign=a%20b&utm_id=7&gclid=x&utm_medium=mail#utm_term=y',
   'https://pitlane.example/car?utm_campaign=a%20b&utm_medium=mail'),
  ('https://pitlane.example/?utm_source&utm_term=t&utm_content=c', 'https://pitlane.example/?utm_term=t&utm_content=c'),
  ('https://pitlane.example/#/?utm_source=x', 'https://pitlane.example/'),
  ('https://me:secret@pitlane.example/a@b', 'https://pitlane.example/a@b'),
  ('https://pitlane.example/?' || repeat('&', 100000), 'https://pitlane.example/'),
  ('no address?q', 'no address')
) as example (page, cut);
reset role;
select results_eq(
  'select distinct page_url = interaction_target, count(*) from public.user_sessions group by 1', $$ values (true, 7::bigint) $$,
  'Pages are stored without query, fragment and credentials, but for the five utm_ parameters'
);
select results_eq('select distinct referrer from ' || name, array['https://search.example/'], 'The referrer without any: ' || name)
from unnest(array['public.registered_users', 'public.user_sessions']) as name;
update public.user_sessions set page_url = 'https://pitlane.example/?secret';
select results_eq(
  'select distinct page_url from public.user_sessions', array['https://pitlane.example/'], 'whoever writes it'
);

select * from finish();
rollback;
