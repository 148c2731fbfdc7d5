-- Asking who is on the list: every question costs an attempt, whatever the answer, and attempts run out.
begin;
select plan(35);

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
      select answer, count(*) as number, min(place) as first from unnest(heard) with ordinality as told (answer, place)
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
  'PT429', 'Too many attempts', 'Asking for many at once pays for each of them'
);
select throws_ok(pg_temp.asking_for('listed@pitlane.example'), 'PT429', 'Too many attempts', 'and leaves nothing over');
select pg_temp.call_from('192.0.2.5');
select is(
  pg_temp.answers(50, pg_temp.asking_for('no address')), '40 x 23514, 10 x PT429', 'So does what a constraint refuses'
);

-- Who is not met by it.
select pg_temp.call_from('192.0.2.6');
select is(
  pg_temp.answers(1, pg_temp.asking_for('listed@pitlane.example')), '1 x 23505',
  'Another caller is told of a duplicate as ever'
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
reset role;
update private.limits set attempts_per_caller = null;
set local role anon;
select is(
  pg_temp.answers(100, pg_temp.asking_for('listed@pitlane.example')), '100 x 23505', 'Without a number nobody is'
);
reset role;

-- One sequence: 1,023 is hardly ever drawn above, and its state is left as the hours went by.
select is(private.draw_attempt(1023, hour + age), drawn, format('Draw %s of the hour %s', drawn, age))
from (select date_trunc('hour', now(), 'UTC') + interval '100 years' as hour) as start,
  (values
    (1, interval '0', 1::bigint), (2, '0', 2), (3, '0', 3),
    (4, '1 hour', 1), (5, '1 hour', 2),
    (6, '49 hours', 1),
    (7, '49 hours 10 minutes', 1), (8, '49 hours 10 minutes', 2)
  ) as drawing (place, age, drawn)
order by place;
-- A window of another length that began earlier: refused for the while, and right again with the next.
select cmp_ok(
  private.draw_attempt(1023, date_trunc('hour', now(), 'UTC') + interval '100 years 49 hours'), '>', 1000000::bigint,
  'A shorter window''s attempts weigh on a longer one that is under way'
);
select is(
  private.draw_attempt(1023, date_trunc('hour', now(), 'UTC') + interval '100 years 50 hours'), 1::bigint,
  'and are forgotten in the next'
);
select throws_ok('select private.draw_attempt(1024, now())', '42P01', null, 'There are 1,024 sequences');
select results_eq(
  $$ select count(*), min(seqincrement), max(seqcache), bool_or(seqcycle) from pg_sequence
     join pg_class on pg_class.oid = seqrelid where relnamespace = 'private'::regnamespace $$,
  'values (1024::bigint, 1::bigint, 1::bigint, false)',
  'each counting every attempt by one'
);

-- Sharing a sequence: who draws low on one of the two is free.
select pg_temp.call_from('192.0.2.7');
create function pg_temp.number_of(half int) returns int
language sql as $$
  select (get_byte(dealt, 2 * half) << 8 | get_byte(dealt, 2 * half + 1)) % 512 + 512 * half
  from sha256(private.caller() || convert_to(
    'registered_users' || extract(epoch from private.window_start('1 hour')), 'UTF8'
  )) as dealt
$$;
update private.limits set attempts_per_caller = 40;
-- Its own attempts are not many, but somebody else's on one of its sequences are.
select isnt(setval(
  format('private.attempts_%s', pg_temp.number_of(0)),
  (extract(epoch from private.window_start('1 hour'))::bigint << 20) + 1000
), null, 'A flood meets one of a caller''s two sequences');
set local role anon;
select is(
  pg_temp.answers(1, pg_temp.asking_for('listed@pitlane.example')), '1 x 23505', 'and shuts nobody out'
);
reset role;
select isnt(setval(
  format('private.attempts_%s', pg_temp.number_of(1)),
  (extract(epoch from private.window_start('1 hour'))::bigint << 20) + 1000
), null, 'A flood meets both');
set local role anon;
select throws_ok(
  pg_temp.asking_for('new-2@pitlane.example'), 'PT429', 'Too many attempts', 'and shuts the caller out, until the next window'
);

select * from finish();
rollback;
