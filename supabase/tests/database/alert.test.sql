-- Creates stubs of Vault and pg_net, so this file fails on a stack that already has these extensions.
begin;
select no_plan();
\ir example_rows.psql

create function pg_temp.apply(email text default gen_random_uuid() || '@garage.example') returns void
language sql as $$ select pg_temp.store('mechanic_applications', jsonb_build_object('email_address', email)) $$;

-- Applies as a visitor. Returns the number of stored applications.
create function pg_temp.stored_by_visitor() returns bigint
language plpgsql as $$
begin
  delete from public.mechanic_applications;
  set local role anon;
  perform pg_temp.apply();
  reset role;
  return (select count(*) from public.mechanic_applications);
end
$$;
select is(pg_temp.stored_by_visitor(), 1::bigint, 'An application is stored even if Vault is missing');
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
insert into vault.decrypted_secrets values ('another', 'https://another.example/');
select is(pg_temp.stored_by_visitor(), 1::bigint, 'An application is stored even if no webhook URL is set');
select is(private.post_alert('A test.'), null, 'post_alert returns null if no webhook URL is set');
insert into vault.decrypted_secrets values ('alert_webhook', 'https://hooks.example/secret');
select is(pg_temp.stored_by_visitor(), 1::bigint, 'An application is stored even if pg_net is missing');
select throws_ok($$ select private.post_alert('A test.') $$, '3F000', 'schema "net" does not exist', 'post_alert reports that pg_net is missing');
create schema net;
-- The parameters are the same as in pg_net.
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language plpgsql as $$ begin raise exception using errcode = current_setting('test.failure'); end $$;
select set_config('test.failure', code, true),
  is(pg_temp.stored_by_visitor(), 1::bigint, 'An application is stored if the post fails with ' || code)
from unnest(array['P0001', '42501', '55P03', '23505', 'PT429']) as code;

create table net.posts (url text, body jsonb);
create or replace function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language sql as $$ insert into net.posts values (url, body) returning 1 $$;
create function pg_temp.posts(statement text, by_role text default 'anon') returns text[]
language plpgsql as $$
begin
  delete from net.posts;
  execute format('set local role %I; %s; reset role', by_role, statement);
  return array(select body ->> 'text' from net.posts);
end
$$;
delete from public.mechanic_applications;
select is(pg_temp.posts($$ select pg_temp.apply('doctor-1@doctor.invalid') $$), '{}', 'A row inserted by npm run doctor triggers no alert');
update public.mechanic_applications set created_at = now() - interval '9 days';
select is(private.post_alert('A test.'), 'A test. None is waiting.', 'post_alert reports that no application is waiting');
select is(
  pg_temp.posts($$ select pg_temp.apply('sam@garage.example') $$), array['A mechanic has applied. 1 is waiting, since today.'], 'An application posts one line to the webhook'
);
select results_eq(
  'select url, body from net.posts',
  $$ values ('https://hooks.example/secret', '{"text": "A mechanic has applied. 1 is waiting, since today."}'::jsonb) $$,
  'The line is posted only to the URL in Vault'
);
-- Tests a URL that the owner has stored with other characters around it.
select set_config('test.secret', secret, true), pg_temp.posts(
  $$ update vault.decrypted_secrets set decrypted_secret = current_setting('test.secret') where name = 'alert_webhook';
     select private.post_alert('A test.') $$, current_user::text
), results_eq('select url from net.posts', array['https://hooks.example/secret'], format('The URL is read from %s', quote_literal(secret)))
from unnest(array[
  e' \t<https://hooks.example/secret>\r\n', e'\ufeff"https://hooks.example/secret"\u200b'
]) as secret;
select set_config('test.secret', secret, true), is(pg_temp.posts(
  $$ update vault.decrypted_secrets set decrypted_secret = current_setting('test.secret') where name = 'alert_webhook';
     select private.post_alert('A test.') $$, current_user::text
), '{}', format('Nothing is posted if the stored URL is %s', quote_literal(secret)))
from unnest(array['', e' \r\n', e'\u200b']) as secret;
update vault.decrypted_secrets set decrypted_secret = 'https://hooks.example/secret' where name = 'alert_webhook';
create function pg_temp.sam_applied(moment timestamptz) returns void
language sql as $$ update public.mechanic_applications set created_at = moment where email_address = 'sam@garage.example' $$;
select pg_temp.sam_applied(pg_temp.days_ago(days)),
  is(
    pg_temp.posts('select pg_temp.apply()'),
    array[format('A mechanic has applied. %s are waiting, the oldest since %s.', waiting, to_char(pg_temp.days_ago(days) at time zone 'America/Toronto', day))],
    format('The line says since when the oldest application has been waiting: %s days', days)
  )
from (values (2, 1, 'FMDay'), (3, 6, 'FMDay'), (4, 7, 'FMMonth FMDD')) as example (waiting, days, day);
update public.mechanic_applications set answered_at = now() where email_address = 'sam@garage.example';
select is(
  pg_temp.posts('select pg_temp.apply()'), array['A mechanic has applied. 4 are waiting, the oldest since today.'], 'An answered application is not counted'
);
select is(pg_temp.posts('select pg_temp.apply()', 'service_role'), '{}', 'A row that the owner imports triggers no alert');
select throws_ok($$ select pg_temp.posts($_$ select pg_temp.apply('Sam@garage.example') $_$) $$, '23505', null, 'A duplicate application is rejected with 23505');
select is_empty('select from net.posts', 'A duplicate application triggers no alert');

-- Tests the reminder, which pg_cron calls.
select is(private.alert_of_waiting(), null, 'No reminder is posted for an answered application');
update public.mechanic_applications set answered_at = null where email_address = 'sam@garage.example';
select pg_temp.sam_applied(now() - interval '48 hours'),
  is(private.alert_of_waiting(), null, 'No reminder is posted after exactly two days');
select pg_temp.sam_applied(now() - interval '48 hours 1 second'), matches(
  private.alert_of_waiting(), '^A mechanic has been waiting for more than two days\. \d are waiting, the oldest since \w+day\.$', 'A reminder is posted after more than two days'
);
select is(count(*), 1::bigint, 'A reminder is posted once per call') from net.posts;

select * from finish();
rollback;
