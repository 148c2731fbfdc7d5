-- Mechanics' applications: what a visitor may store, and that nothing can be read.
begin;
select plan(93);

do $$
begin
  if exists (select from public.registered_users) then
    raise 'For an empty local stack only, as these tests draw on sequences, which no rollback restores: npx supabase db reset';
  end if;
end;
$$;

-- An insert with sound values, changed as told. A name given as JSON null is written as null.
create function pg_temp.application(changes jsonb default '{}') returns text
language sql as $$
  select format(
    'insert into public.mechanic_applications (%s) values (%s)',
    string_agg(quote_ident(key), ', '), string_agg(quote_nullable(value), ', ')
  )
  from jsonb_each_text(jsonb_build_object(
    'full_name', 'Sam Okafor',
    'phone_number', '+1 416 555 0134',
    'email_address', 'mechanic-' || gen_random_uuid() || '@garage.example',
    'street_address', '12 Spadina Avenue, Unit 3',
    'city', 'Toronto',
    'postal_code', 'M5V 2T6'
  ) || changes)
$$;

-- The most characters of each column but the address for mail.
create temporary table text_limits (name text, most int);
insert into text_limits values
  ('full_name', 200), ('phone_number', 50), ('street_address', 200), ('city', 120), ('postal_code', 32);
grant select on text_limits to public;

set local role anon;

select lives_ok(pg_temp.application(), 'A mechanic applies');
select lives_ok(
  pg_temp.application(jsonb_build_object(name, repeat('é', most))), format('with a %s of %s characters', name, most)
)
from text_limits;
select lives_ok(pg_temp.application(jsonb_build_object(name, 'x')), format('with a %s of one character', name))
from text_limits;
select lives_ok(pg_temp.application('{"email_address": "a@b"}'), 'with the shortest address');
select lives_ok(
  pg_temp.application(jsonb_build_object('email_address', repeat('a', 250) || '@b.c')),
  'with an address of 254 characters'
);

select throws_ok(
  pg_temp.application(jsonb_build_object(name, repeat('é', most + 1))), '23514',
  format('new row for relation "mechanic_applications" violates check constraint "mechanic_applications_%s_length"', name),
  format('A %s of %s characters is refused', name, most + 1)
)
from text_limits;
select throws_ok(
  pg_temp.application(jsonb_build_object(name, repeat(' ', most + 1))), '23514',
  format('new row for relation "mechanic_applications" violates check constraint "mechanic_applications_%s_length"', name),
  format('The length of a blank %s is looked at first', name)
)
from text_limits;
select throws_ok(
  pg_temp.application(jsonb_build_object(name, blank)), '23514',
  format('new row for relation "mechanic_applications" violates check constraint "mechanic_applications_%s_not_blank"', name),
  format('A %s of nothing visible is refused (%s characters)', name, length(blank))
)
from text_limits, unnest(array['', '   ', e'\t\u00a0\u2003\u200b\n']) as blank;

select throws_ok(
  pg_temp.application(jsonb_build_object('email_address', address)), '23514',
  'new row for relation "mechanic_applications" violates check constraint "mechanic_applications_email_address_shape"',
  format('The address %L is refused', address)
)
from unnest(array[
  '', ' ', 'mechanic', '@garage.example', 'mechanic@', 'a@b@c', 'me chanic@garage.example', ' a@b',
  e'a@b\n', e'a\u00a0@b', e'a@b\u200b', e'a\u007f@b'
]) as address;
select throws_ok(
  pg_temp.application(jsonb_build_object('email_address', repeat('a', 251) || '@b.c')), '23514',
  'new row for relation "mechanic_applications" violates check constraint "mechanic_applications_email_address_length"',
  'An address of 255 characters is refused'
);

select throws_ok(pg_temp.application(jsonb_build_object(name, null)), '23502', null, format('%s is needed', name))
from unnest(array['full_name', 'phone_number', 'email_address', 'street_address', 'city', 'postal_code']) as name;

select throws_ok(
  pg_temp.application('{"email_address": "A@B"}'), '23505',
  'duplicate key value violates unique constraint "mechanic_applications_email_address_key"',
  'The same address in other capitals is a duplicate'
);
select throws_ok(pg_temp.application('{"email_address": "Ａ@b"}'), '23505', null, 'and in another Unicode form');

select throws_ok(pg_temp.application(changes), '42501', null, description)
from (values
  (jsonb_build_object('id', gen_random_uuid()), 'A visitor cannot choose the id'),
  ('{"created_at": "2025-07-30"}', 'nor the time'),
  ('{"answered_at": "2025-07-30"}', 'nor that it was answered')
) as refused (changes, description);

select throws_ok(statement, '42501', null, format('Refused: %s', statement))
from unnest(array[
  pg_temp.application() || ' returning id',
  pg_temp.application() || ' returning *',
  pg_temp.application() || ' on conflict (lower(normalize(email_address, nfkc))) do nothing',
  pg_temp.application() || ' on conflict (lower(normalize(email_address, nfkc))) do update set city = ''x''',
  'select count(*) from public.mechanic_applications',
  'truncate public.mechanic_applications',
  'delete from public.mechanic_applications'
]) as statement;
select throws_ok(
  format(statement, name), '42501', null, format('Refused: ' || statement, name)
)
from unnest(array[
  'id', 'full_name', 'phone_number', 'email_address', 'street_address', 'city', 'postal_code', 'created_at', 'answered_at'
]) as name,
unnest(array[
  'select %I from public.mechanic_applications', 'update public.mechanic_applications set %I = default'
]) as statement;

set local role authenticated;
select throws_ok(statement, '42501', null, format('Refused to authenticated: %s', statement))
from unnest(array[
  pg_temp.application(),
  'select id from public.mechanic_applications',
  'update public.mechanic_applications set city = ''x''',
  'delete from public.mechanic_applications'
]) as statement;

set local role service_role;
select isnt_empty('select * from public.mechanic_applications', 'The owner reads the applications');
select lives_ok(
  'delete from public.mechanic_applications where email_address = ''a@b''', 'and erases whose sender asks for it'
);

select * from finish();
rollback;
