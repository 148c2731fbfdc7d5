-- Asking who is on the list: every question costs an attempt, whatever the answer, and attempts run out.
begin;
select plan(38);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

create function pg_temp.call_from(address text) returns text
language sql as $$
  select set_config('request.headers', coalesce(jsonb_build_object('cf-connecting-ip', address)::text, ''), true)
$$;

create function pg_temp.asking_for(address text, name text default 'registered_users') returns text
language sql as $$
  select case name
    when 'registered_users' then
      format('insert into public.registered_users (email_id, postal_code, user_agent) values (%L, ''x'', ''x'')', address)
    when 'mechanic_applications' then format(
      'insert into public.mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code)
       values (''x'', ''x'', %L, ''x'', ''x'', ''x'')', address)
    when 'user_sessions' then format(
      'insert into public.user_sessions (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type)
       values (gen_random_uuid(), ''x'', ''x'', 0, 0, %L)', address)
  end
$$;

-- The answers to asking so many times, each counted: '40 x 23505, 10 x PT429'.
create function pg_temp.answers(times int, statement text) returns text
language plpgsql as $$
declare
  heard text[] := '{}';
begin
  for time in 1 .. times loop
    begin
      execute statement;
      heard := heard || 'stored'::text;
    exception when others then
      heard := heard || sqlstate;
    end;
  end loop;
  return (
    select string_agg(format('%s x %s', number, answer), ', ' order by first)
    from (
      select answer, count(*) as number, min(place) as first from unnest(heard) with ordinality as given (answer, place)
      group by answer
    ) as summed
  );
end
$$;

insert into public.registered_users (email_id, postal_code, user_agent) values ('listed@pitlane.example', 'x', 'x');
insert into public.mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code)
values ('x', 'x', 'listed@garage.example', 'x', 'x', 'x');

set local role anon;

-- Whoever asks for nothing but listed addresses leaves no row behind, and is counted all the same.
select pg_temp.call_from('192.0.2.1');
select is(
  pg_temp.answers(50, pg_temp.asking_for('listed@pitlane.example')), '40 x 23505, 10 x PT429',
  'Forty duplicates an hour, although each of them was undone'
);
select throws_ok(
  pg_temp.asking_for(address), 'PT429', 'Too many attempts', format('From then on every address answers alike: %s', address)
)
from unnest(array['listed@pitlane.example', 'LISTED@pitlane.example', 'nobody@pitlane.example', 'no address', '']) as address;
select throws_ok(
  pg_temp.asking_for('listed@pitlane.example'), 'PT429', 'Too many attempts', 'in every time zone'
)
from set_config('TimeZone', 'Asia/Kathmandu', true);
select is(
  pg_temp.answers(30, pg_temp.asking_for('listed@garage.example', 'mechanic_applications')), '20 x 23505, 10 x PT429',
  'Applications have attempts of their own'
);

-- Whoever has stored what there is to store cannot ask at all: nothing reaches the index.
select pg_temp.call_from('192.0.2.2');
select is(
  pg_temp.answers(25, 'insert into public.registered_users (email_id, postal_code, user_agent)
    values (gen_random_uuid() || ''@pitlane.example'', ''x'', ''x'')'),
  '20 x stored, 5 x PT429', 'Twenty rows are a caller''s share'
);
select is(
  pg_temp.answers(5, pg_temp.asking_for('listed@pitlane.example')), '5 x PT429',
  'With it goes the duplicate''s answer, though attempts are left'
);

-- A request that is refused in any case, by a second row or by a constraint, asks no cheaper.
select pg_temp.call_from('192.0.2.3');
select is(
  pg_temp.answers(50, 'insert into public.registered_users (email_id, postal_code, user_agent)
    values (''listed@pitlane.example'', ''x'', ''x''), (''second@pitlane.example'', ''x'', ''x'')'),
  '40 x 23505, 10 x PT429', 'Asking with a second row, so as not to be stored, is counted'
);
select pg_temp.call_from('192.0.2.4');
select throws_ok(
  'insert into public.registered_users (email_id, postal_code, user_agent)
   select number || ''@pitlane.example'', ''x'', ''x'' from generate_series(1, 41) as number',
  'PT429', 'Too many rows in one request', 'Asking for many at once ends with the second'
);
select is(
  pg_temp.answers(50, pg_temp.asking_for('listed@pitlane.example')), '39 x 23505, 11 x PT429', 'and costs one attempt'
);
select pg_temp.call_from('192.0.2.5');
select is(
  pg_temp.answers(50, pg_temp.asking_for('no address')), '40 x 23514, 10 x PT429', 'So does what a constraint refuses'
);
reset role;
update private.table_limits set rows_per_request = null where table_name = 'registered_users';
set local role anon;
select pg_temp.call_from('192.0.2.8');
select throws_ok(
  'insert into public.registered_users (email_id, postal_code, user_agent)
   select number || ''@pitlane.example'', ''x'', ''x'' from generate_series(1, 41) as number',
  'PT429', 'Too many attempts', 'Where many are allowed at once each of them is an attempt'
);
reset role;
update private.limits set attempts = 5 where table_name = 'user_sessions' and bits = 32;
set local role anon;
select is(
  pg_temp.answers(7, pg_temp.asking_for('nonsense', 'user_sessions')), '5 x 23514, 2 x PT429', 'Events have attempts too'
);

-- Who is not met by it.
select pg_temp.call_from('192.0.2.6');
select is(
  pg_temp.answers(1, pg_temp.asking_for('listed@pitlane.example')), '1 x 23505',
  'Another caller is answered as ever'
);
select lives_ok(pg_temp.asking_for('new@pitlane.example'), 'and may join');
select pg_temp.call_from(null);
select is(
  pg_temp.answers(100, pg_temp.asking_for('listed@pitlane.example')), '100 x 23505',
  'Without an address nobody can be told apart, so nobody is counted'
);
set local role service_role;
select pg_temp.call_from('192.0.2.1');
select is(
  pg_temp.answers(100, pg_temp.asking_for('listed@pitlane.example')), '100 x 23505', 'The owner is not counted'
);

-- The networks around, each with a number of its own.
reset role;
update private.limits set attempts = case bits when 24 then 5 when 56 then 7 when 48 then 9 else 3 end
where table_name = 'registered_users' and family > 0;
set local role anon;
select pg_temp.call_from(address), is(
  pg_temp.answers(4, pg_temp.asking_for('listed@pitlane.example')), answers, format('From %s: %s', address, answers)
)
from (values
  ('198.51.100.1', '3 x 23505, 1 x PT429'),
  ('198.51.100.2', '2 x 23505, 2 x PT429'),
  ('198.51.100.3', '4 x PT429'),
  ('198.51.101.1', '3 x 23505, 1 x PT429'),
  ('2001:db8:1:0::1', '3 x 23505, 1 x PT429'),
  ('2001:db8:1:1::1', '3 x 23505, 1 x PT429'),
  ('2001:db8:1:2::1', '1 x 23505, 3 x PT429'),
  ('2001:db8:1:ff::1', '4 x PT429'),
  ('2001:db8:1:100::1', '2 x 23505, 2 x PT429'),
  ('2001:db8:1:200::1', '4 x PT429'),
  ('2001:db8:2::1', '3 x 23505, 1 x PT429')
) as example (address, answers);

reset role;
update private.limits set attempts = null;
set local role anon;
select pg_temp.call_from('192.0.2.1');
select is(
  pg_temp.answers(100, pg_temp.asking_for('listed@pitlane.example')), '100 x 23505', 'Without a number nobody is'
);
reset role;

-- One counter.
select is(
  (select array_agg(private.draw('private.attempts_user_sessions_191', tag) order by place)
   from unnest(array[7, 7, 7, 8, 8, 7]) with ordinality as drawing (tag, place)),
  '{1,2,3,1,2,1}'::bigint[],
  'A counter counts for one tag, and from one again for the next'
);
select is(
  private.draw('private.attempts_user_sessions_191', 2147483647), 1::bigint, 'up to the largest'
);
select results_eq(
  $$ select count(*), min(seqincrement), max(seqcache), bool_or(seqcycle), min(relpersistence::text), max(relpersistence::text)
     from pg_sequence join pg_class on pg_class.oid = seqrelid where relnamespace = 'private'::regnamespace $$,
  $$ values (3 * 192 + 3 * 5 * 2 + 3::bigint, 1::bigint, 1::bigint, false, 'u', 'u') $$,
  'Every counter counts by one and is in no log'
);

-- Sharing a counter.
update private.limits set attempts = case bits when 24 then 10 else 3 end where table_name = 'registered_users' and family = 4;
select pg_temp.call_from('192.0.2.7');
select ok(
  max(private.draw(counter, tag # 1)) = 1, 'Others use the counters of a caller'
)
from private.scopes('registered_users'), generate_series(1, 1) where caller <> '';
select ok(
  bool_and(private.draw(counter, tag # 1) > 1), 'much'
)
from private.scopes('registered_users'), generate_series(1, 1000) where caller <> '';
set local role anon;
select is(
  pg_temp.answers(5, pg_temp.asking_for('listed@pitlane.example')), '3 x 23505, 2 x PT429',
  'and the caller has every attempt all the same'
);

select * from finish();
rollback;
