-- What each column takes and refuses, on both sides of every limit, and that no visitor gets at what is stored.
begin;
select plan(436);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

-- An insert of sound values, changed as told. A name given as JSON null is written as null.
create function pg_temp.insert_into(name text, changes jsonb default '{}') returns text
language sql as $$
  select format(
    'insert into public.%I (%s) values (%s)', name,
    string_agg(quote_ident(key), ', '), string_agg(quote_nullable(value), ', ')
  )
  from jsonb_each_text(case name
    when 'registered_users' then jsonb_build_object(
      'email_id', gen_random_uuid() || '@pitlane.example',
      'postal_code', 'M5V 2T6',
      'user_agent', 'Mozilla/5.0 (Macintosh)',
      'referrer', 'https://search.example/'
    )
    when 'mechanic_applications' then jsonb_build_object(
      'full_name', 'Sam Okafor',
      'phone_number', '+1 416 555 0134',
      'email_address', gen_random_uuid() || '@garage.example',
      'street_address', '12 Spadina Avenue, Unit 3',
      'city', 'Toronto',
      'postal_code', 'M5V 2T6'
    )
    when 'user_sessions' then jsonb_build_object(
      'session_id', gen_random_uuid(),
      'user_id', gen_random_uuid(),
      'page_url', 'https://pitlane.example/',
      'user_agent', 'Mozilla/5.0 (Macintosh)',
      'referrer', 'https://search.example/',
      'viewport_width', 1440,
      'viewport_height', 900,
      'interaction_type', 'form_submit',
      'interaction_target', 'waitlist_form',
      'interaction_data', '{"email_domain": "pitlane.example"}'::text
    )
  end || changes)
$$;
create function pg_temp.violation(name text, suffix text) returns text
language sql as $$
  select format('new row for relation "%s" violates check constraint "%s_%s"', name, name, suffix)
$$;

-- The most characters of each free text.
create temporary table texts (name text, column_name text, most int);
insert into texts values
  ('registered_users', 'postal_code', 32), ('registered_users', 'user_agent', 1024), ('registered_users', 'referrer', 2048),
  ('mechanic_applications', 'full_name', 200), ('mechanic_applications', 'phone_number', 50),
  ('mechanic_applications', 'street_address', 200), ('mechanic_applications', 'city', 120),
  ('mechanic_applications', 'postal_code', 32), ('user_sessions', 'page_url', 2048), ('user_sessions', 'user_agent', 1024),
  ('user_sessions', 'referrer', 2048), ('user_sessions', 'interaction_target', 100);
create temporary table addresses as
select * from (values ('registered_users', 'email_id'), ('mechanic_applications', 'email_address')) as address (name, column_name);
grant select on texts, addresses to public;

set local role anon;

-- What is taken.
select lives_ok(pg_temp.insert_into(name), format('A visitor adds one of %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;
select lives_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)),
  format('with a %s of %s characters in %s', column_name, length(text), name)
)
from texts, lateral unnest(array['x', repeat('é', most), repeat('🚗', most)]) as text;
select lives_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, address)), format('with the %s %s', column_name, left(address, 40))
)
from addresses, unnest(array['a@b', repeat('a', 250) || '@b.c', 'zoë.o''brien+cars@garage.example']) as address;
select lives_ok(pg_temp.insert_into(name, changes), format('with %s in %s', left(changes::text, 60), name))
from (values
  ('registered_users', '{"referrer": null}'::jsonb),
  ('user_sessions', '{"user_id": null, "referrer": null, "interaction_target": null, "interaction_data": null}'),
  ('user_sessions', '{"viewport_width": 0, "viewport_height": 0}'),
  ('user_sessions', '{"viewport_width": 32767, "viewport_height": 32767}'),
  ('user_sessions', '{"interaction_data": "{}"}'),
  -- {"k": "..."} is 9 bytes around its text.
  ('user_sessions', jsonb_build_object('interaction_data', jsonb_build_object('k', repeat('x', 2039))::text))
) as accepted (name, changes);
select lives_ok(pg_temp.insert_into('user_sessions', jsonb_build_object('interaction_type', type)), format('of the type %s', type))
from unnest(array['page_view', 'scroll', 'button_click', 'section_view', 'form_submit']) as type;

-- What is refused, by which constraint. Length is looked at before blankness.
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)), '23514', pg_temp.violation(name, column_name || suffix),
  format('A %s of %s characters is refused in %s', column_name, length(text), name)
)
from texts, lateral (values
  ('_length', repeat('é', most + 1)), ('_length', repeat(' ', most + 1)), ('_not_blank', ''), ('_not_blank', '   '),
  ('_not_blank', e' \t\u00a0\u2003\u3000\ufeff\u200b\n')
) as refused (suffix, text);
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, address)), '23514', pg_temp.violation(name, column_name || '_shape'),
  format('The address %L is refused in %s', address, name)
)
from addresses, unnest(array[
  '', '   ', 'driver', '@pitlane.example', 'driver@', 'a@b@c', 'dri ver@b', ' a@b', e'a@b\n', e'a@b\nBcc: all',
  e'a\u00a0@b', e'a\u200b@b', e'a@b\u200b', e'a\u202e@b', e'a\u007f@b', e'a\ufe0f@b', e'a\U000E0041@b'
]) as address;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, repeat('a', 251) || '@b.c')), '23514',
  pg_temp.violation(name, column_name || '_length'), format('An address of 255 characters is refused in %s', name)
)
from addresses;
select throws_ok(
  pg_temp.insert_into('user_sessions', jsonb_build_object(column_name, value)), '23514',
  pg_temp.violation('user_sessions', column_name || suffix), format('The %s %s is refused', column_name, left(value, 20))
)
from (values
  ('interaction_type', '_known', array['', ' ', 'PAGE_VIEW', 'page_view ', '<script>alert(1)</script>', repeat('x', 5000)]),
  ('viewport_width', '_range', array['-1', '32768']), ('viewport_height', '_range', array['-1', '32768']),
  ('interaction_data', '_object', array['null', '"text"', '1', 'true', '[]', '[{"k": 1}]']),
  ('interaction_data', '_size', array[
    jsonb_build_object('k', repeat('x', 2040))::text, jsonb_build_object('k', repeat('é', 1020))::text
  ])
) as refused (column_name, suffix, given), unnest(given) as value;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, null)), '23502', null, format('%s is needed in %s', column_name, name)
)
from (values
  ('registered_users', array['email_id', 'postal_code', 'user_agent']),
  ('mechanic_applications', array['full_name', 'phone_number', 'email_address', 'street_address', 'city', 'postal_code']),
  ('user_sessions', array['session_id', 'page_url', 'user_agent', 'viewport_width', 'viewport_height', 'interaction_type'])
) as needed (name, columns), unnest(columns) as column_name;
select throws_ok(pg_temp.insert_into('user_sessions', jsonb_build_object(name, 'x')), '22P02', null, format('%s is no text', name))
from unnest(array['session_id', 'user_id', 'viewport_width', 'interaction_data']) as name;
select lives_ok(pg_temp.insert_into(name, jsonb_build_object(column_name, 'twin@example.ca')), format('A twin is in %s', name))
from addresses;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, spelt)), '23505',
  format('duplicate key value violates unique constraint "%s_%s_key"', name, column_name), format('once, however spelt: %s', spelt)
)
from addresses, unnest(array[
  'twin@example.ca', 'TWIN@Example.CA', 'ｔｗｉｎ@example.ca', 'ＴＷＩＮ@ＥＸＡＭＰＬＥ.ＣＡ', 'twin@example．ca', '𝐭𝐰𝐢𝐧@example.ca'
]) as spelt;

-- What only the database or the owner writes.
select throws_ok(statement, code, null, format('A visitor does not choose this: %s', left(statement, 60)))
from (values
  (pg_temp.insert_into('registered_users', jsonb_build_object('id', gen_random_uuid())), '42501'),
  (pg_temp.insert_into('registered_users', '{"created_at": "2025-07-30"}'), '42501'),
  (pg_temp.insert_into('mechanic_applications', jsonb_build_object('id', gen_random_uuid())), '42501'),
  (pg_temp.insert_into('mechanic_applications', '{"created_at": "2025-07-30"}'), '42501'),
  (pg_temp.insert_into('mechanic_applications', '{"answered_at": "2025-07-30"}'), '42501'),
  (pg_temp.insert_into('user_sessions', '{"created_at": "2025-07-30"}'), '42501'),
  -- An identity column refuses a value before privileges are looked at.
  (pg_temp.insert_into('user_sessions', '{"id": 1}'), '428C9'),
  (replace(pg_temp.insert_into('user_sessions', '{"id": 1}'), ') values', ') overriding system value values'), '42501')
) as refused (statement, code);

-- What is stored: no column is read, changed or given back, but the id of a registration.
reset role;
create temporary table refused as
select role, statement
from unnest(array['anon', 'authenticated']) as role,
  lateral (
    select relname as name, attname as column_name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum >= -1 and not attisdropped
  ) as columns,
  lateral (values
    (format('select %I from public.%I', column_name, name)),
    (pg_temp.insert_into(name) || ' returning ' || quote_ident(column_name)),
    (case when column_name <> 'ctid' then format('update public.%I set %I = default', name, column_name) end)
  ) as statements (statement)
where statement is not null
  and ((role, name, column_name) is distinct from ('anon', 'registered_users', 'id') or statement ^@ 'update')
union all
select role, statement
from unnest(array['anon', 'authenticated']) as role,
  unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name,
  lateral unnest(array[
    'delete from public.' || name, 'truncate public.' || name, 'select * from public.' || name,
    format('lock table public.%I in access exclusive mode', name), pg_temp.insert_into(name) || ' returning *'
  ]) as statement
union all
select 'anon', statement
from addresses, lateral unnest(array[
  format('select 1 from public.%I where %I = ''a@b''', name, column_name),
  format('select 1 from public.%I order by created_at', name), format('select 1 from public.%I for update', name),
  pg_temp.insert_into(name) || format(' on conflict (lower(normalize(%I, nfkc))) do nothing', column_name),
  pg_temp.insert_into(name) || format(' on conflict (lower(normalize(%I, nfkc))) do update set postal_code = ''x''', column_name)
]) as statement
union all
select 'anon', unnest(array[
  'select count(*) from public.mechanic_applications', 'select count(*) from public.user_sessions',
  'select nextval(''public.user_sessions_id_seq'')', 'select setval(''public.user_sessions_id_seq'', 1)'
])
union all
select 'authenticated', pg_temp.insert_into(unnest(array['registered_users', 'mechanic_applications', 'user_sessions']));
grant select on refused to public;
select set_config('role', role, true), throws_ok(statement, '42501', null, format('Refused to %s: %s', role, left(statement, 100)))
from refused;

set local role service_role;
select isnt_empty('select * from public.' || name, format('The owner reads %s', name)),
  lives_ok(format('delete from public.%I', name), format('and erases what is asked from %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;

select * from finish();
rollback;
