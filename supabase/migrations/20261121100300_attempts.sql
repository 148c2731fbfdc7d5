-- Counting attempts, so that the waitlist cannot be asked quickly who is on it.
--
-- An insert of an address that is there already answers 23505, and the visitor is told so (specification, section 8).
-- Such an insert is rolled back, and any count kept in a table with it: whoever only asks for addresses that are there
-- would never be counted. A sequence is not rolled back. So every row is counted on sequences before the unique index
-- is asked. docs/decisions/0014-counting-attempts-on-sequences.md has the alternatives and what was measured.

-- A bank of sequences in two halves. A caller draws from one of each half and the smaller draw counts: a caller is
-- refused for another's attempts only when floods hit both. With one flooder that is one caller in 262,144, with a
-- hundred one in 32, and in the next window all are dealt anew. Requests under way at once may pass each other between
-- the two, so the last of them may be a few too many; what is stored is counted exactly, by private.count_rows().
do $$
begin
  for number in 0 .. 1023 loop
    execute format('create sequence private.attempts_%s', number);
    execute format(
      'revoke all on sequence private.attempts_%s from public, anon, authenticated, service_role', number
    );
  end loop;
end;
$$;

comment on sequence private.attempts_0 is
  'The first of 1,024. The value is the start of its newest window in seconds times 2^20, plus the attempts since.';

-- A sequence that stands in an earlier window is set to the running one by whoever meets it first. The others wait for
-- that behind a lock, so that nobody's attempt is lost.
create function private.draw_attempt(number integer, window_start timestamptz)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  attempts constant regclass := format('private.attempts_%s', number);
  zero constant bigint := extract(epoch from window_start)::bigint << 20;
  drawn bigint := nextval(attempts) - zero;
begin
  if drawn > 0 then
    return drawn;
  end if;
  perform pg_advisory_xact_lock(attempts::oid::bigint);
  drawn := nextval(attempts) - zero;
  if drawn > 0 then
    return drawn;
  end if;
  return setval(attempts, zero + 1) - zero;
end;
$$;

comment on function private.draw_attempt(integer, timestamptz) is
  'Counts an attempt on one sequence and gives the number of attempts since the window''s start.';

create function private.count_attempt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  allowed private.limits;
  caller constant bytea := private.caller();
  window_start timestamptz;
  dealt bytea;
begin
  select * into allowed from private.limits where table_name = tg_table_name;
  if caller is null or allowed.attempts_per_caller is null then
    return new;
  end if;
  window_start := private.window_start(allowed.caller_window);
  -- In seconds, as the text of a time depends on the session's time zone, which the caller may choose.
  dealt := sha256(caller || convert_to(tg_table_name || extract(epoch from window_start), 'UTF8'));
  if least(
    private.draw_attempt((get_byte(dealt, 0) << 8 | get_byte(dealt, 1)) % 512, window_start),
    private.draw_attempt((get_byte(dealt, 2) << 8 | get_byte(dealt, 3)) % 512 + 512, window_start)
  ) > allowed.attempts_per_caller then
    perform private.refuse('Too many attempts');
  end if;
  return new;
end;
$$;

comment on function private.count_attempt() is
  'Trigger before each row, and so before the unique index answers: a request of many rows pays for each address it asks about.';

create trigger registered_users_20_count_attempt
  before insert on public.registered_users
  for each row when (row_security_active('public.registered_users'::regclass))
  execute function private.count_attempt();

create trigger mechanic_applications_20_count_attempt
  before insert on public.mechanic_applications
  for each row when (row_security_active('public.mechanic_applications'::regclass))
  execute function private.count_attempt();

-- Called by triggers alone, which run as the owner.
revoke all on function private.draw_attempt(integer, timestamptz) from public, anon, authenticated, service_role;
revoke all on function private.count_attempt() from public, anon, authenticated, service_role;
