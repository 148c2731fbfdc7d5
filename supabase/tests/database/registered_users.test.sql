-- Who joins gets the id of that row back, and of no other.
begin;
select plan(4);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

insert into public.registered_users (email_id, postal_code, user_agent) values ('before@pitlane.example', 'x', 'x');
-- As rows of the transactions before and after this one, to the microsecond.
update public.registered_users set created_at = now() - interval '1 microsecond';
set local role anon;
with inserted as (
  insert into public.registered_users (email_id, postal_code, user_agent)
  values ('told@pitlane.example', 'M5V 2T6', 'x') returning id
)
select isnt(set_config('test.told', id::text, true), '', 'The insert gives an id back') from inserted;
reset role;
select is(
  (select email_id from public.registered_users where id = current_setting('test.told')::uuid),
  'told@pitlane.example', 'It is the id of that very row'
);
update public.registered_users set created_at = now() + interval '1 microsecond' where email_id = 'told@pitlane.example';
set local role anon;
select is_empty('select id from public.registered_users', 'Rows of other transactions are not shown');
select is((select count(*)::int from public.registered_users), 0, 'nor counted');

select * from finish();
rollback;
