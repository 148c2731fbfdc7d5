-- An hourly message to a Slack or Discord channel of how many joined and applied: counts, never a name or an address.
-- It needs the extensions pg_cron, pg_net and Vault, and does nothing until the owner switches it on with
--   select private.start_webhook('https://hooks.slack.com/services/...');
-- and off with
--   select cron.unschedule('webhook');

create function private.webhook_message()
returns text
language sql
stable
set search_path = ''
as $$
  select format(
    'Waitlist: %s joined and %s applied in the last hour. %s on the list, %s unanswered.',
    joined, applied, registrations, unanswered_applications
  )
  from reporting.at_a_glance
  cross join lateral (
    select date_trunc('hour', now(), 'UTC') - interval '1 hour' as since, date_trunc('hour', now(), 'UTC') as until
  ) as hour
  cross join lateral (
    select count(*) as joined from private.counted_drivers where created_at >= since and created_at < until
  ) as drivers
  cross join lateral (
    select count(*) as applied from private.counted_mechanics where created_at >= since and created_at < until
  ) as mechanics
  where joined + applied > 0
$$;

comment on function private.webhook_message() is 'Counts of the last full hour; null when nobody joined or applied.';

create function private.post_webhook()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  message constant text := private.webhook_message();
  address text;
  request bigint;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'webhook';
  if message is null or address is null then
    return null;
  end if;
  execute 'select net.http_post(url := $1, body := $2)' into request using
    address, jsonb_build_object(case private.host_of(address) when 'discord.com' then 'content' else 'text' end, message);
  return request;
end;
$$;

comment on function private.post_webhook() is
  'Posts the message to the address in Vault and returns the number of pg_net''s request; null when there is nothing to say.';

create function private.start_webhook(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is null or to_regnamespace('net') is null
    or to_regclass('vault.decrypted_secrets') is null then
    return false;
  end if;
  execute 'delete from vault.secrets where name = $1' using 'webhook';
  execute 'select vault.create_secret($1, $2)' using address, 'webhook';
  execute 'select cron.schedule($1, $2, $3)' using 'webhook', '5 * * * *', 'select private.post_webhook()';
  return true;
end;
$$;

comment on function private.start_webhook(text) is
  'Keeps the address in Vault and has pg_cron post to it at five past each hour. False where pg_cron, pg_net or Vault is not enabled.';
