-- Who is calling, without keeping who it was.

-- One row, overwritten each day. Without yesterday's salt yesterday's hashes fit no address any more.
create table private.caller_salt (
  is_only_row boolean primary key default true,
  salt bytea not null,
  made_on date not null,

  constraint caller_salt_one_row check (is_only_row)
);

comment on table private.caller_salt is
  'What is mixed into the hash of a caller''s address. There are few enough addresses to try them all, so a hash alone would hide none.';
comment on column private.caller_salt.salt is '244 random bits.';
comment on column private.caller_salt.made_on is 'Day in UTC. See private.renew_caller_salt().';

revoke all on table private.caller_salt from public, anon, authenticated, service_role;

-- Only inserts that are stored renew the salt, and a refused one undoes it: the refused ones of a quiet night all meet
-- the same salt, and so are counted together (private.count_attempt). A day begins with new windows, so no count is lost
-- by the change.
create function private.renew_caller_salt()
returns void
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  -- Looked at first: an upsert that changes nothing would still make every insert wait for the one before it.
  if exists (select from private.caller_salt where made_on >= today) then
    return;
  end if;
  insert into private.caller_salt as present (salt, made_on)
  values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), today)
  on conflict (is_only_row) do update set salt = excluded.salt, made_on = excluded.made_on
    where present.made_on < excluded.made_on;
end;
$$;

comment on function private.renew_caller_salt() is 'Replaces the salt when it is of an earlier day (UTC).';

select private.renew_caller_salt();

-- Both headers are written by the gateway. Cloudflare, in front of every hosted project, replaces a cf-connecting-ip
-- that the caller sent; a proxy appends to x-forwarded-for, so only its last entry is the proxy's own word.
create function private.caller_network()
returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  headers jsonb;
  entry text;
  address inet;
begin
  begin
    headers := current_setting('request.headers', true)::jsonb;
  exception when others then
    return null;
  end;

  foreach entry in array array[headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)] loop
    begin
      address := btrim(entry, e' \t')::inet;
    exception when others then
      address := null;
    end;
    exit when address is not null;
  end loop;

  if address is null or family(address) = 4 then
    return set_masklen(address, 32);
  end if;
  -- An IPv4 address in IPv6's clothes: all of them share one /64.
  if set_masklen(address, 128) <<= inet '::ffff:0.0.0.0/96' then
    return inet '0.0.0.0' + (set_masklen(address, 128) - inet '::ffff:0.0.0.0');
  end if;
  return network(set_masklen(address, 64));
end;
$$;

comment on function private.caller_network() is
  'The caller''s IPv4 address or IPv6 /64 (what one subscriber has), by the gateway''s headers. Null without them, and whenever they hold no address; never an error.';

create function private.caller()
returns bytea
language sql
stable
set search_path = ''
return (
  select sha256(caller_salt.salt || convert_to(host(network), 'UTF8'))
  from private.caller_salt, private.caller_network() as network
);

comment on function private.caller() is 'Salted hash of private.caller_network(), or null. The only form in which an address is stored.';

-- Called by triggers alone, which run as the owner.
revoke all on function private.renew_caller_salt() from public, anon, authenticated, service_role;
revoke all on function private.caller_network() from public, anon, authenticated, service_role;
revoke all on function private.caller() from public, anon, authenticated, service_role;
