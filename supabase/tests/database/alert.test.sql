-- The owner is told of each application by a line that names nobody, and no application is lost for it. The stubs have the
-- names of Vault and pg_net, so this file fails on a stack that has them.
begin;
select no_plan();
\ir example_rows.psql

create function pg_temp.apply(email text default gen_random_uuid() || '@garage.example') returns void
language sql as $$ select pg_temp.store('mechanic_applications', jsonb_build_object('email_address', email)) $$;

-- Whatever is missing or fails.
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
select is(pg_temp.stored_by_visitor(), 1::bigint, 'An application is stored without Vault');
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
insert into vault.decrypted_secrets values ('another', 'https://another.example/');
select is(pg_temp.stored_by_visitor(), 1::bigint, 'without the address');
select is(private.post_alert('A test.'), null, 'which the owner sees by an empty answer');
insert into vault.decrypted_secrets values ('alert_webhook', 'https://hooks.example/secret');
select is(pg_temp.stored_by_visitor(), 1::bigint, 'without pg_net');
select throws_ok($$ select private.post_alert('A test.') $$, '3F000', 'schema "net" does not exist', 'which the owner is told');
create schema net;
-- Parameters as in pg_net.
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language plpgsql as $$ begin raise exception using errcode = current_setting('test.failure'); end $$;
select set_config('test.failure', code, true),
  is(pg_temp.stored_by_visitor(), 1::bigint, 'and when the post fails with ' || code)
from unnest(array['P0001', '42501', '55P03', '23505', 'PT429']) as code;

-- What is posted.
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
select is(pg_temp.posts($$ select pg_temp.apply('doctor-1@doctor.invalid') $$), '{}', 'The doctor is no mechanic');
update public.mechanic_applications set created_at = now() - interval '9 days';
select is(private.post_alert('A test.'), 'A test. None waits.', 'The owner can try it');
select is(
  pg_temp.posts($$ select pg_temp.apply('sam@garage.example') $$), array['A mechanic has applied. 1 waits, since today.'], 'Sam applies'
);
select results_eq(
  'select url, body from net.posts',
  $$ values ('https://hooks.example/secret', '{"text": "A mechanic has applied. 1 waits, since today."}'::jsonb) $$,
  'The line goes to the address in Vault, and nothing else'
);
-- As it may be copied.
select set_config('test.secret', secret, true), pg_temp.posts(
  $$ update vault.decrypted_secrets set decrypted_secret = current_setting('test.secret') where name = 'alert_webhook';
     select private.post_alert('A test.') $$, current_user::text
), results_eq('select url from net.posts', array['https://hooks.example/secret'], format('It is read from %s', quote_literal(secret)))
from unnest(array[
  e' \t<https://hooks.example/secret>\r\n', e'\ufeff"https://hooks.example/secret"\u200b'
]) as secret;
select set_config('test.secret', secret, true), is(pg_temp.posts(
  $$ update vault.decrypted_secrets set decrypted_secret = current_setting('test.secret') where name = 'alert_webhook';
     select private.post_alert('A test.') $$, current_user::text
), '{}', format('None is stored in %s', quote_literal(secret)))
from unnest(array['', e' \r\n', e'\u200b']) as secret;
update vault.decrypted_secrets set decrypted_secret = 'https://hooks.example/secret' where name = 'alert_webhook';
create function pg_temp.sam_applied(moment timestamptz) returns void
language sql as $$ update public.mechanic_applications set created_at = moment where email_address = 'sam@garage.example' $$;
select pg_temp.sam_applied(pg_temp.days_ago(days)),
  is(
    pg_temp.posts('select pg_temp.apply()'),
    array[format('A mechanic has applied. %s wait, the oldest since %s.', waiting, to_char(pg_temp.days_ago(days) at time zone 'America/Toronto', day))],
    format('Sam waits %s days', days)
  )
from (values (2, 1, 'FMDay'), (3, 6, 'FMDay'), (4, 7, 'FMMonth FMDD')) as example (waiting, days, day);
update public.mechanic_applications set answered_at = now() where email_address = 'sam@garage.example';
select is(
  pg_temp.posts('select pg_temp.apply()'), array['A mechanic has applied. 4 wait, the oldest since today.'], 'Who was answered does not wait'
);
select is(pg_temp.posts('select pg_temp.apply()', 'service_role'), '{}', 'An import posts nothing');
select throws_ok($$ select pg_temp.posts($_$ select pg_temp.apply('Sam@garage.example') $_$) $$, '23505', null, 'A duplicate is refused');
select is_empty('select from net.posts', 'and posts nothing');

-- By Cron.
select is(private.alert_of_waiting(), null, 'Nobody is reminded when Sam was answered');
update public.mechanic_applications set answered_at = null where email_address = 'sam@garage.example';
select pg_temp.sam_applied(now() - interval '48 hours'), is(private.alert_of_waiting(), null, 'or has waited for two days');
select pg_temp.sam_applied(now() - interval '48 hours 1 second'), matches(
  private.alert_of_waiting(), '^A mechanic has waited for more than two days\. \d wait, the oldest since \w+day\.$', 'but after that'
);
select is(count(*), 1::bigint, 'once a call') from net.posts;

select * from finish();
rollback;
