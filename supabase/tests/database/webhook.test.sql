-- The hourly message: counts only, and only where its extensions are. Stand-ins take their place here, so what Slack,
-- Discord and pg_net make of a request is not tested.
begin;
select plan(13);

drop extension if exists pg_cron, pg_net;
select is(private.start_webhook('https://hooks.example/1'), false, 'Without the extensions nothing is started');

create schema cron;
create table cron.job (jobname text unique, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as 'insert into cron.job values (job_name, schedule, command) on conflict (jobname) do nothing; select 1::bigint';
create schema if not exists vault;
do $$
begin
  if to_regclass('vault.secrets') is null then
    create table vault.secrets (name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(secret text, name text) returns void
    language sql as 'insert into vault.secrets values (name, secret)';
  end if;
end;
$$;
create schema net;
create table net.sent (url text, body jsonb);
create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}') returns bigint
language sql as 'insert into net.sent values (url, body); select 7::bigint';

select is(private.start_webhook('https://hooks.example/1'), true, 'With them it is started');
select is(private.start_webhook('https://hooks.slack.com/2'), true, 'and told another address');
select results_eq(
  'select jobname, schedule, command from cron.job',
  $$ values ('webhook', '5 * * * *', 'select private.post_webhook()') $$,
  'The job runs hourly and holds no address'
);
select results_eq(
  $$ select decrypted_secret collate "default" from vault.decrypted_secrets where name = 'webhook' $$, array['https://hooks.slack.com/2'], 'Vault does'
);

insert into public.registered_users (email_id, postal_code, user_agent, created_at) values
  ('early@pitlane.example', 'x', 'x', date_trunc('hour', now(), 'UTC') - interval '61 minutes'),
  ('late@pitlane.example', 'x', 'x', date_trunc('hour', now(), 'UTC')),
  ('doctor@doctor.invalid', 'x', 'pitlane-doctor', date_trunc('hour', now(), 'UTC') - interval '1 minute');
select is(private.post_webhook(), null, 'An hour without news is not worth a message');
select is_empty('select * from net.sent', 'and has none');

insert into public.registered_users (email_id, postal_code, user_agent, created_at) values
  ('ana@pitlane.example', 'x', 'x', date_trunc('hour', now(), 'UTC') - interval '1 hour'),
  ('ben@pitlane.example', 'x', 'x', date_trunc('hour', now(), 'UTC') - interval '1 microsecond');
insert into public.mechanic_applications
  (full_name, phone_number, email_address, street_address, city, postal_code, created_at, answered_at)
values
  ('Sam Okafor', '416 555 0134', 'sam@garage.example', 'x', 'x', 'M5V 2T6', date_trunc('hour', now(), 'UTC') - interval '30 minutes', null),
  ('Kim Lee', '416 555 0135', 'kim@garage.example', 'x', 'x', 'M5V 2T6', now() - interval '3 days', now());
select is(private.post_webhook(), 7::bigint, 'Somebody joined and somebody applied');
select results_eq(
  'select * from net.sent',
  $$ values ('https://hooks.slack.com/2',
    '{"text": "Waitlist: 2 joined and 1 applied in the last hour. 4 on the list, 1 unanswered."}'::jsonb) $$,
  'Slack is told how many, never who'
);
delete from net.sent;
select is(private.start_webhook('https://discord.com/api/webhooks/3'), true, 'Discord');
select is(private.post_webhook(), 7::bigint, 'is told');
select results_eq('select url, body ? ''content'', body ? ''text'' from net.sent', $$ values ('https://discord.com/api/webhooks/3', true, false) $$, 'in its own form');
delete from vault.secrets where name = 'webhook';
select is(private.post_webhook(), null, 'Without an address nothing is sent');

select * from finish();
rollback;
