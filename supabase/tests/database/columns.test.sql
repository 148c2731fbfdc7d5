-- What each column takes and refuses, on both sides of every limit, and that no visitor gets at what is stored.
begin;
select no_plan();
\ir example_rows.psql

create function pg_temp.violation(name text, suffix text) returns text
language sql as $$
  select format('new row for relation "%s" violates check constraint "%s_%s"', name, name, suffix)
$$;

-- The most octets of each free text.
create temporary table texts (name text, column_name text, most int);
insert into texts values
  ('registered_users', 'postal_code', 64), ('registered_users', 'user_agent', 200), ('registered_users', 'referrer', 200),
  ('mechanic_applications', 'full_name', 400), ('mechanic_applications', 'phone_number', 64),
  ('mechanic_applications', 'street_address', 400), ('mechanic_applications', 'city', 240),
  ('mechanic_applications', 'postal_code', 64), ('user_sessions', 'page_url', 1024), ('user_sessions', 'user_agent', 512),
  ('user_sessions', 'referrer', 512), ('user_sessions', 'interaction_target', 100);
grant select on texts to public;

set local role anon;

-- What is taken.
select lives_ok(pg_temp.insert_into(name), format('A visitor adds one of %s', name)) from tables;
select lives_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)),
  format('with a %s of %s octets in %s', column_name, octet_length(text), name)
)
from texts, lateral unnest(array['x', repeat('é', most / 2), repeat('🚗', most / 4), 'محمد رضا', '👩🏽‍🔧 ❤️']) as text;
select lives_ok(
  pg_temp.insert_into(name, jsonb_build_object(email_column, address)), format('with the %s %s', email_column, left(address, 40))
)
from tables, unnest(array[
  'a@b', repeat('a', 250) || '@b.c', 'zoë.o''brien+cars@garage.example', '"zoë,<driver>;"@garage.example'
]) as address
where email_column is not null;
select lives_ok(pg_temp.insert_into(name, changes), format('with %s in %s', left(changes::text, 60), name))
from (values
  ('registered_users', '{"referrer": null}'::jsonb),
  ('user_sessions', '{"referrer": null, "interaction_target": null}'),
  ('user_sessions', '{"viewport_width": 0, "viewport_height": 0}'),
  ('user_sessions', '{"viewport_width": 32767, "viewport_height": 32767}'),
  ('user_sessions', '{"interaction_data": "{}"}'),
  -- The longest domain an address can have.
  ('user_sessions', jsonb_build_object('interaction_data', jsonb_build_object('email_domain', repeat('x', 252))::text)),
  -- {"k": "..."} is 9 octets around its text, and 20 as it is stored.
  ('user_sessions', jsonb_build_object('interaction_data', jsonb_build_object('k', repeat('x', 490))::text))
) as accepted (name, changes);
select lives_ok(pg_temp.insert_into(name, jsonb_build_object('language', language)), format('in %s, of %s', language, name))
from tables, unnest(array['en', 'fr']) as language where email_column is not null;
select col_default_is('public', name, 'language', 'en', format('A row of %s that names none is English', name))
from tables where email_column is not null;
select lives_ok(pg_temp.insert_into('user_sessions', jsonb_build_object('interaction_type', type)), format('of the type %s', type))
from unnest(array['page_view', 'scroll', 'button_click', 'section_view', 'form_submit']) as type;

-- What is refused, by which constraint. Length is looked at before shape.
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)), '23514', pg_temp.violation(name, column_name || suffix),
  format('A %s of %s is refused in %s', column_name, quote_literal(left(text, 20)), name)
)
from texts, lateral (values
  ('_length', repeat('é', most / 2 + 1)), ('_length', repeat(' ', most + 1)), ('_shape', ''), ('_shape', '   '),
  ('_shape', e' \t\u00a0\u2003\u3000\ufeff\u200b\n'), ('_shape', e'a\nb'), ('_shape', e'a\u0085b'),
  ('_shape', e'a\u202eb'), ('_shape', e'a\u2066b'), ('_shape', e'a\u2028b')
) as refused (suffix, text);
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(email_column, address)), '23514', pg_temp.violation(name, email_column || suffix),
  format('The address %L is refused in %s', left(address, 30), name)
)
from tables, lateral (
  select '_length', unnest(array[repeat('a', 251) || '@b.c', repeat(' ', 255), '@' || repeat('é', 127)])
  union all
  select '_shape', unnest(array[
    '', '   ', 'driver', '@pitlane.example', 'driver@', 'a@b@c', 'a＠b@c', 'dri ver@b', ' a@b', e'a@b\n', e'a@b\nBcc: all',
    e'a\u00a0@b', e'a\u200b@b', e'a@b\u200b', e'a\u202e@b', e'a\u007f@b', e'a\ufe0f@b', e'a\U000E0041@b',
    -- Characters that separate addresses in a list, outside quotes.
    'a,b@c', 'a;b@c', 'Zoë <a@b>', '<a@b>', 'a"b@c', '"a@b', 'a@b,c', 'a@"b"', '"a"b"@c',
    -- What is not its own NFKC form.
    'ｔwin@b', 'a@b．c', '𝐭@b', e'zoe\u0308@b', 'ﬁ@b', e'\u212A@b'
  ])
) as refused (suffix, address)
where email_column is not null;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object('language', language)), '23514', pg_temp.violation(name, 'language_known'),
  format('The language "%s" is refused in %s', language, name)
)
from tables, unnest(array['', 'EN', 'fr-CA', 'de']) as language where email_column is not null;
select throws_ok(
  pg_temp.insert_into('user_sessions', jsonb_build_object(column_name, value)), '23514',
  pg_temp.violation('user_sessions', column_name || suffix), format('The %s %s is refused', column_name, left(value, 20))
)
from (values
  ('interaction_type', '_known', array['', ' ', 'PAGE_VIEW', 'page_view ', '<script>alert(1)</script>', repeat('x', 5000)]),
  ('viewport_width', '_range', array['-1', '32768']), ('viewport_height', '_range', array['-1', '32768']),
  ('interaction_data', '_object', array['null', '"text"', '1', 'true', '[]', '[{"k": 1}]']),
  ('interaction_data', '_bytes', array[jsonb_build_object('k', repeat('x', 496))::text]),
  ('interaction_data', '_size', array['{"k": 1e600}', '{"k": 1e131071}'])
) as refused (column_name, suffix, given), unnest(given) as value;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, null)), '23502', null, format('%s is needed in %s', column_name, name)
)
from (values
  ('registered_users', array['email_id', 'postal_code', 'user_agent', 'language']),
  ('mechanic_applications', array['full_name', 'phone_number', 'email_address', 'street_address', 'city', 'postal_code', 'language']),
  ('user_sessions', array['session_id', 'page_url', 'user_agent', 'viewport_width', 'viewport_height', 'interaction_type'])
) as needed (name, columns), unnest(columns) as column_name;
select throws_ok(pg_temp.insert_into('user_sessions', jsonb_build_object(name, 'x')), '22P02', null, format('%s is no text', name))
from unnest(array['session_id', 'user_id', 'viewport_width', 'interaction_data']) as name;

-- One address, one row.
select lives_ok(pg_temp.insert_into(name, jsonb_build_object(email_column, 'zoë@example.ca')), format('A twin is in %s', name))
from tables where email_column is not null;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(email_column, spelt)), '23505',
  format('duplicate key value violates unique constraint "%s_%s_key"', name, email_column), format('once, however spelt: %s', spelt)
)
from tables, unnest(array['zoë@example.ca', 'ZOË@Example.CA']) as spelt
where email_column is not null;

-- What is cut from the addresses of pages.
reset role;
create function pg_temp.stored(column_name text, address text) returns text
language plpgsql as $$
declare
  stored text;
begin
  perform pg_temp.store('user_sessions', jsonb_build_object(column_name, address));
  execute format('select %I from public.user_sessions order by id desc limit 1', column_name) into stored;
  return stored;
end
$$;
select is(pg_temp.stored('page_url', page), cut, format('The page %s is stored as %s', left(page, 60), cut))
from (values
  ('https://pitlane.example/?email=a@b.ca&utm_source=news', 'https://pitlane.example/?utm_source=news'),
  ('https://pitlane.example/car?utm_campaign=a%20b&utm_id=7&gclid=x&utm_medium=mail#utm_term=y',
   'https://pitlane.example/car?utm_campaign=a%20b&utm_medium=mail'),
  ('https://pitlane.example/?utm_source&utm_term=t&utm_content=c', 'https://pitlane.example/?utm_term=t&utm_content=c'),
  ('https://pitlane.example/#/?utm_source=x', 'https://pitlane.example/'),
  ('https://me:secret@pitlane.example/a@b', 'https://pitlane.example/a@b'),
  ('https://a:p@ss@bank.ca/x', 'https://bank.ca/x'),
  ('https://pitlane.example/?' || repeat('&', 100000), 'https://pitlane.example/'),
  ('no address?q', 'no address')
) as example (page, cut);
select is(pg_temp.stored('referrer', referrer), cut, format('The referrer %s is stored as %s', referrer, cut))
from (values
  ('https://me:secret@search.example/?q=oil#oil', 'https://search.example/'),
  ('https://a:p@ss@bank.ca/x?utm_source=a', 'https://bank.ca/x')
) as example (referrer, cut);
select pg_temp.store('registered_users', '{"email_id": "cut@driver.example", "referrer": "https://a:b@search.example/?q=oil#oil"}');
select results_eq(
  $$ select referrer from public.registered_users where email_id = 'cut@driver.example' $$, array['https://search.example/'],
  'That of a driver too'
);
update public.user_sessions set page_url = 'https://pitlane.example/?secret';
select results_eq(
  'select distinct page_url from public.user_sessions', array['https://pitlane.example/'], 'whoever writes it'
);

-- What only the database or the owner writes.
set local role anon;
select throws_ok(pg_temp.insert_into(name, changes), code, null, format('A visitor does not choose %s in %s', changes, name))
from (values
  ('registered_users', '{"id": "00000000-0000-4000-8000-000000000000"}'::jsonb, '42501'),
  ('registered_users', '{"created_at": "2025-07-30"}', '42501'),
  ('mechanic_applications', '{"id": "00000000-0000-4000-8000-000000000000"}', '42501'),
  ('mechanic_applications', '{"created_at": "2025-07-30"}', '42501'),
  ('mechanic_applications', '{"answered_at": "2025-07-30"}', '42501'),
  ('user_sessions', '{"created_at": "2025-07-30"}', '42501'),
  -- Generated columns refuse a value before privileges are looked at.
  ('registered_users', '{"email_key": "x"}', '428C9'),
  ('mechanic_applications', '{"email_key": "x"}', '428C9'),
  ('user_sessions', '{"id": 1}', '428C9')
) as refused (name, changes, code);
select throws_ok(
  replace(pg_temp.insert_into('user_sessions', '{"id": 1}'), ') values', ') overriding system value values'), '42501', null,
  'nor by insisting'
);

-- What is stored: no column is read, changed or given back, but the id of a registration.
reset role;
create temporary table refused as
select role, statement
from unnest(array['anon', 'authenticated']) as role,
  (
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
from unnest(array['anon', 'authenticated']) as role, tables,
  lateral unnest(array[
    'delete from public.' || name, 'truncate public.' || name, 'select * from public.' || name,
    format('lock table public.%I in access exclusive mode', name), pg_temp.insert_into(name) || ' returning *'
  ]) as statement
union all
select 'anon', statement
from tables, lateral unnest(array[
  format('select 1 from public.%I where email_key = ''a@b''', name),
  format('select 1 from public.%I order by created_at', name), format('select 1 from public.%I for update', name),
  pg_temp.insert_into(name) || ' on conflict (email_key) do nothing',
  pg_temp.insert_into(name) || ' on conflict (id) do update set postal_code = ''x'''
]) as statement
where email_column is not null
union all
select 'anon', unnest(array[
  'select count(*) from public.mechanic_applications', 'select count(*) from public.user_sessions',
  'select nextval(''public.user_sessions_id_seq'')', 'select setval(''public.user_sessions_id_seq'', 1)'
])
union all
select 'authenticated', pg_temp.insert_into(name) from tables;
grant select on refused to public;
select set_config('role', role, true), throws_ok(statement, '42501', null, format('Refused to %s: %s', role, left(statement, 100)))
from refused;

-- Who joins gets the id of that row back, and of no other.
reset role;
-- As rows of the transactions before and after this one, to the microsecond.
update public.registered_users set created_at = now() - interval '1 microsecond';
set local role anon;
with inserted as (
  insert into public.registered_users (email_id, postal_code, user_agent)
  values ('told@driver.example', 'M5V 2T6', 'x') returning id
)
select isnt(set_config('test.told', id::text, true), '', 'The insert gives an id back') from inserted;
reset role;
select is(
  (select email_id from public.registered_users where id = current_setting('test.told')::uuid),
  'told@driver.example', 'It is the id of that very row'
);
update public.registered_users set created_at = now() + interval '1 microsecond' where email_id = 'told@driver.example';
set local role anon;
select is_empty('select id from public.registered_users', 'Rows of other transactions are not shown');
select is((select count(*)::int from public.registered_users), 0, 'nor counted');

set local role service_role;
select isnt_empty('select * from public.' || name, format('The owner reads %s', name)),
  lives_ok(format('delete from public.%I', name), format('and erases what is asked from %s', name))
from tables;

select * from finish();
rollback;
