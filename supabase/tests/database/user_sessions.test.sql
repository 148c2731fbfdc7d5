-- Events of the page: what a visitor may store, and that nothing can be read.
begin;
select plan(106);

do $$
begin
  if exists (select from public.registered_users) then
    raise 'For an empty local stack only, as these tests draw on sequences, which no rollback restores: npx supabase db reset';
  end if;
end;
$$;

-- An insert with sound values, changed as told. A name given as JSON null is written as null.
create function pg_temp.event(changes jsonb default '{}') returns text
language sql as $$
  select format(
    'insert into public.user_sessions (%s) values (%s)',
    string_agg(quote_ident(key), ', '), string_agg(quote_nullable(value), ', ')
  )
  from jsonb_each_text(jsonb_build_object(
    'session_id', gen_random_uuid(),
    'user_id', gen_random_uuid(),
    'page_url', 'https://pitlane.example/',
    'user_agent', 'Mozilla/5.0 (Macintosh)',
    'referrer', 'https://search.example/?q=oil',
    'viewport_width', 1440,
    'viewport_height', 900,
    'interaction_type', 'form_submit',
    'interaction_target', 'waitlist_form',
    'interaction_data', '{"email_domain": "pitlane.example"}'::text
  ) || changes)
$$;

-- The most characters of each free text.
create temporary table text_limits (name text, most int);
insert into text_limits values
  ('page_url', 2048), ('user_agent', 1024), ('referrer', 2048), ('interaction_target', 100);
grant select on text_limits to public;

set local role anon;

select lives_ok(pg_temp.event(), 'A visitor leaves an event');
select lives_ok(pg_temp.event(jsonb_build_object('interaction_type', type)), format('of the type %s', type))
from unnest(array['page_view', 'scroll', 'button_click', 'section_view', 'form_submit']) as type;
select lives_ok(pg_temp.event(jsonb_build_object(name, null)), format('without %s', name))
from unnest(array['user_id', 'referrer', 'interaction_target', 'interaction_data']) as name;
select lives_ok(
  pg_temp.event(jsonb_build_object(name, repeat('é', most))), format('with a %s of %s characters', name, most)
)
from text_limits;
select lives_ok(pg_temp.event(jsonb_build_object(name, 'x')), format('with a %s of one character', name))
from text_limits;
select lives_ok(pg_temp.event(jsonb_build_object(name, size)), format('with a %s of %s', name, size))
from unnest(array['viewport_width', 'viewport_height']) as name, unnest(array[0, 32767]) as size;
select lives_ok(pg_temp.event('{"interaction_data": "{}"}'), 'with data of nothing');
-- {"k": "..."} is 9 bytes around its text.
select lives_ok(
  pg_temp.event(jsonb_build_object('interaction_data', jsonb_build_object('k', repeat('x', 2039))::text)),
  'with data of 2,048 bytes'
);

select throws_ok(
  pg_temp.event(jsonb_build_object('interaction_type', type)), '23514',
  'new row for relation "user_sessions" violates check constraint "user_sessions_interaction_type_known"',
  format('The type %L is refused', left(type, 20))
)
from unnest(array['', ' ', 'PAGE_VIEW', 'page_view ', '<script>alert(1)</script>', repeat('x', 5000)]) as type;
select throws_ok(
  pg_temp.event(jsonb_build_object(name, repeat('é', most + 1))), '23514',
  format('new row for relation "user_sessions" violates check constraint "user_sessions_%s_length"', name),
  format('A %s of %s characters is refused', name, most + 1)
)
from text_limits;
select throws_ok(
  pg_temp.event(jsonb_build_object(name, repeat(' ', most + 1))), '23514',
  format('new row for relation "user_sessions" violates check constraint "user_sessions_%s_length"', name),
  format('The length of a blank %s is looked at first', name)
)
from text_limits;
select throws_ok(
  pg_temp.event(jsonb_build_object(name, blank)), '23514',
  format('new row for relation "user_sessions" violates check constraint "user_sessions_%s_not_blank"', name),
  format('A %s of nothing visible is refused (%s characters)', name, length(blank))
)
from text_limits, unnest(array['', e' \t\u00a0\u200b']) as blank;
select throws_ok(
  pg_temp.event(jsonb_build_object(name, size)), '23514',
  format('new row for relation "user_sessions" violates check constraint "user_sessions_%s_range"', name),
  format('A %s of %s is refused', name, size)
)
from unnest(array['viewport_width', 'viewport_height']) as name, unnest(array[-1, 32768]) as size;
select throws_ok(
  pg_temp.event(jsonb_build_object('interaction_data', data)), '23514',
  'new row for relation "user_sessions" violates check constraint "user_sessions_interaction_data_object"',
  format('The data %s are refused', data)
)
from unnest(array['null', '"text"', '1', 'true', '[]', '[{"k": 1}]']) as data;
select throws_ok(
  pg_temp.event(jsonb_build_object('interaction_data', jsonb_build_object('k', text)::text)), '23514',
  'new row for relation "user_sessions" violates check constraint "user_sessions_interaction_data_size"',
  format('Data of %s bytes are refused', octet_length(text) + 9)
)
from unnest(array[repeat('x', 2040), repeat('é', 1020)]) as text;

select throws_ok(pg_temp.event(jsonb_build_object(name, null)), '23502', null, format('%s is needed', name))
from unnest(array[
  'session_id', 'page_url', 'user_agent', 'viewport_width', 'viewport_height', 'interaction_type'
]) as name;
select throws_ok(pg_temp.event(jsonb_build_object(name, 'x')), '22P02', null, format('%s is no text', name))
from unnest(array['session_id', 'user_id', 'viewport_width', 'interaction_data']) as name;

select throws_ok(pg_temp.event('{"created_at": "2025-07-30"}'), '42501', null, 'A visitor cannot choose the time');
-- An identity column refuses a value before privileges are looked at.
select throws_ok(pg_temp.event('{"id": 1}'), '428C9', null, 'nor the id');
select throws_ok(
  replace(pg_temp.event('{"id": 1}'), ') values', ') overriding system value values'), '42501', null,
  'nor the id by overriding it'
);

select throws_ok(statement, '42501', null, format('Refused: %s', statement))
from unnest(array[
  pg_temp.event() || ' returning id',
  pg_temp.event() || ' returning *',
  'select count(*) from public.user_sessions',
  'truncate public.user_sessions',
  'delete from public.user_sessions',
  'select nextval(''public.user_sessions_id_seq'')',
  'select setval(''public.user_sessions_id_seq'', 1)'
]) as statement;
select throws_ok(format(statement, name), '42501', null, format('Refused: ' || statement, name))
from unnest(array['id', 'session_id', 'user_id', 'page_url', 'interaction_data', 'created_at']) as name,
unnest(array['select %I from public.user_sessions', 'update public.user_sessions set %I = default']) as statement;

-- What is cut from addresses.
reset role;
delete from public.user_sessions;
set local role anon;
select lives_ok(pg_temp.event(jsonb_build_object('page_url', page, 'interaction_target', cut)), format('The page %s', left(page, 60)))
from (values
  ('https://pitlane.example/?email=a@b.ca&utm_source=news', 'https://pitlane.example/?utm_source=news'),
  ('https://pitlane.example/car?utm_campaign=a%20b&utm_id=7&gclid=x&utm_medium=mail#utm_term=y',
   'https://pitlane.example/car?utm_campaign=a%20b&utm_medium=mail'),
  ('https://pitlane.example/?utm_source&utm_term=t&utm_content=c', 'https://pitlane.example/?utm_term=t&utm_content=c'),
  ('https://pitlane.example/#/?utm_source=x', 'https://pitlane.example/'),
  ('https://me:secret@pitlane.example/a@b', 'https://pitlane.example/a@b'),
  ('https://pitlane.example/?' || repeat('&', 100000), 'https://pitlane.example/'),
  ('no address?q', 'no address')
) as example (page, cut);
reset role;
select is_empty(
  'select page_url, interaction_target from public.user_sessions where page_url <> interaction_target',
  'is stored without query, fragment and credentials, but for the five utm_ parameters'
);
select results_eq(
  'select distinct referrer from public.user_sessions', array['https://search.example/'], 'The referrer without any'
);
update public.user_sessions set page_url = 'https://pitlane.example/?secret';
select results_eq(
  'select distinct page_url from public.user_sessions', array['https://pitlane.example/'], 'Whoever writes it'
);

set local role authenticated;
select throws_ok(statement, '42501', null, format('Refused to authenticated: %s', statement))
from unnest(array[
  pg_temp.event(),
  'select id from public.user_sessions',
  'update public.user_sessions set page_url = ''x''',
  'delete from public.user_sessions'
]) as statement;

set local role service_role;
select isnt_empty('select * from public.user_sessions', 'The owner reads the events');
select lives_ok('delete from public.user_sessions', 'and clears them');

select * from finish();
rollback;
