-- The waitlist: what a visitor may store, and that nothing can be read.
begin;
select plan(91);

do $$
begin
  if exists (select from public.registered_users) then
    raise 'For an empty local stack only, as these tests draw on sequences, which no rollback restores: npx supabase db reset';
  end if;
end;
$$;

-- An insert with sound values, changed as told. A name given as JSON null is written as null.
create function pg_temp.registration(changes jsonb default '{}') returns text
language sql as $$
  select format(
    'insert into public.registered_users (%s) values (%s)',
    string_agg(quote_ident(key), ', '), string_agg(quote_nullable(value), ', ')
  )
  from jsonb_each_text(jsonb_build_object(
    'email_id', 'driver-' || gen_random_uuid() || '@pitlane.example',
    'postal_code', 'M5V 2T6',
    'user_agent', 'Mozilla/5.0 (Macintosh)',
    'referrer', 'https://search.example/?q=oil'
  ) || changes)
$$;

set local role anon;

select lives_ok(pg_temp.registration(), 'A visitor joins');
select lives_ok(pg_temp.registration(changes), description)
from (values
  ('{"referrer": null}'::jsonb, 'without a referrer'),
  ('{"referrer": "https://me:secret@search.example/#oil"}', 'with a referrer that holds credentials'),
  ('{"email_id": "a@b"}', 'with the shortest address'),
  (jsonb_build_object('email_id', repeat('a', 250) || '@b.c'), 'with an address of 254 characters'),
  ('{"email_id": "zoë.o''brien+cars@garage.example"}', 'with an address of unusual but sound characters'),
  ('{"postal_code": "0"}', 'with a postal code of one character'),
  (jsonb_build_object('postal_code', repeat('9', 32)), 'with a postal code of 32 characters'),
  ('{"user_agent": "x"}', 'with a user agent of one character'),
  (jsonb_build_object('user_agent', repeat('🚗', 1024)), 'with a user agent of 1,024 characters'),
  ('{"referrer": "x"}', 'with a referrer of one character'),
  (jsonb_build_object('referrer', repeat('x', 2048)), 'with a referrer of 2,048 characters')
) as accepted (changes, description);

select throws_ok(
  pg_temp.registration(changes), '23514',
  format('new row for relation "registered_users" violates check constraint "registered_users_%s"', violated),
  description
)
from (values
  ('email_id_shape', '{"email_id": ""}'::jsonb, 'An empty address is refused'),
  ('email_id_shape', '{"email_id": "   "}', 'a blank one'),
  ('email_id_shape', '{"email_id": "driver"}', 'one without @'),
  ('email_id_shape', '{"email_id": "@pitlane.example"}', 'one with nothing before the @'),
  ('email_id_shape', '{"email_id": "driver@"}', 'one with nothing after the @'),
  ('email_id_shape', '{"email_id": "driver@pit@lane.example"}', 'one with two @'),
  ('email_id_shape', '{"email_id": "dri ver@pitlane.example"}', 'one with a space'),
  ('email_id_shape', '{"email_id": " driver@pitlane.example"}', 'one that was not trimmed'),
  ('email_id_shape', '{"email_id": "driver@pitlane.example\n"}', 'one with a line end'),
  ('email_id_shape', '{"email_id": "driver@pitlane.example\nBcc: all"}', 'one that smuggles a mail header in'),
  ('email_id_shape', '{"email_id": "driver\u00a0@pitlane.example"}', 'one with a no-break space'),
  ('email_id_shape', '{"email_id": "driver\u200b@pitlane.example"}', 'one with a zero-width space'),
  ('email_id_shape', '{"email_id": "driver\u202e@pitlane.example"}', 'one that turns its own direction'),
  ('email_id_shape', '{"email_id": "driver\u007f@pitlane.example"}', 'one with a control character'),
  ('email_id_shape', '{"email_id": "driver\ufe0f@pitlane.example"}', 'one with a variation selector'),
  ('email_id_shape', '{"email_id": "driver\udb40\udc41@pitlane.example"}', 'one with a tag character'),
  ('email_id_length', jsonb_build_object('email_id', repeat('a', 251) || '@b.c'), 'one of 255 characters'),
  ('postal_code_not_blank', '{"postal_code": ""}', 'An empty postal code is refused'),
  ('postal_code_not_blank', '{"postal_code": " \t\u00a0\u2003\u200b"}', 'a blank one'),
  ('postal_code_length', jsonb_build_object('postal_code', repeat('9', 33)), 'one of 33 characters'),
  ('postal_code_length', jsonb_build_object('postal_code', repeat(' ', 33)), 'and length is looked at first'),
  ('user_agent_not_blank', '{"user_agent": ""}', 'An empty user agent is refused'),
  ('user_agent_not_blank', '{"user_agent": " \u3000"}', 'a blank one'),
  ('user_agent_length', jsonb_build_object('user_agent', repeat('x', 1025)), 'one of 1,025 characters'),
  ('referrer_not_blank', '{"referrer": ""}', 'An empty referrer is refused'),
  ('referrer_not_blank', '{"referrer": "\ufeff\n"}', 'a blank one'),
  ('referrer_length', jsonb_build_object('referrer', repeat('x', 2049)), 'one of 2,049 characters')
) as refused (violated, changes, description);

select throws_ok(pg_temp.registration(jsonb_build_object(name, null)), '23502', null, format('%s is needed', name))
from unnest(array['email_id', 'postal_code', 'user_agent']) as name;

select throws_ok(
  pg_temp.registration('{"email_id": "A@B"}'), '23505',
  'duplicate key value violates unique constraint "registered_users_email_id_key"',
  'The same address in other capitals is a duplicate'
);
select throws_ok(pg_temp.registration('{"email_id": "a@b"}'), '23505', null, 'and so it is in the same ones');
select lives_ok(pg_temp.registration('{"email_id": "twin@example.ca"}'), 'A twin joins');
select throws_ok(pg_temp.registration(jsonb_build_object('email_id', spelt)), '23505', null, format('once, however spelt: %s', spelt))
from unnest(array['ｔｗｉｎ@example.ca', 'ＴＷＩＮ@ＥＸＡＭＰＬＥ.ＣＡ', 'twin@example．ca', '𝐭𝐰𝐢𝐧@example.ca', 'TWIN@Example.CA']) as spelt;

select throws_ok(pg_temp.registration(changes), '42501', null, description)
from (values
  (jsonb_build_object('id', gen_random_uuid()), 'A visitor cannot choose the id'),
  ('{"created_at": "2025-07-30"}', 'nor the time')
) as refused (changes, description);

-- The one thing that is read back.
with inserted as (
  insert into public.registered_users (email_id, postal_code, user_agent)
  values ('told@pitlane.example', 'M5V 2T6', 'x') returning id
)
select isnt(set_config('test.told', id::text, true), '', 'The insert gives an id back') from inserted;

select throws_ok(
  format('insert into public.registered_users (email_id, postal_code, user_agent)
    values (''x@pitlane.example'', ''x'', ''x'') returning %s', what),
  '42501', null, format('but not %s', what)
)
from unnest(array['*', 'email_id', 'postal_code', 'user_agent', 'referrer', 'created_at', 'ctid']) as what;

reset role;
select is(
  (select email_id from public.registered_users where id = current_setting('test.told')::uuid),
  'told@pitlane.example', 'It is the id of that very row'
);
select results_eq(
  'select distinct referrer from public.registered_users where referrer ~ ''search''',
  array['https://search.example/'],
  'A referrer is stored without query, fragment and credentials'
);
-- As rows of the transactions before and after this one, to the microsecond.
update public.registered_users set created_at = now() - interval '1 microsecond';
update public.registered_users set created_at = now() + interval '1 microsecond' where email_id = 'told@pitlane.example';
set local role anon;

select is_empty('select id from public.registered_users', 'Rows of other transactions are not shown');
select is((select count(*)::int from public.registered_users), 0, 'nor counted');
select throws_ok(
  format('select %s from public.registered_users', what), '42501', null, format('Reading %s is refused', what)
)
from unnest(array['*', 'email_id', 'postal_code', 'user_agent', 'referrer', 'created_at', 'ctid']) as what;

select throws_ok(statement, '42501', null, format('Refused: %s', statement))
from unnest(array[
  'select id from public.registered_users where email_id = ''a@b''',
  'select id from public.registered_users order by created_at',
  'select id from public.registered_users for update',
  'update public.registered_users set id = gen_random_uuid()',
  'update public.registered_users set email_id = ''x@y''',
  'update public.registered_users set postal_code = ''x''',
  'update public.registered_users set user_agent = ''x''',
  'update public.registered_users set referrer = ''x''',
  'update public.registered_users set created_at = now()',
  'delete from public.registered_users',
  'truncate public.registered_users',
  'lock table public.registered_users in access exclusive mode',
  pg_temp.registration() || ' on conflict (lower(normalize(email_id, nfkc))) do nothing',
  pg_temp.registration() || ' on conflict (lower(normalize(email_id, nfkc))) do update set postal_code = ''x'''
]) as statement;

set local role authenticated;
select throws_ok(statement, '42501', null, format('Refused to authenticated: %s', statement))
from unnest(array[
  'insert into public.registered_users (email_id, postal_code, user_agent) values (''x@y'', ''x'', ''x'')',
  'select id from public.registered_users',
  'update public.registered_users set postal_code = ''x''',
  'delete from public.registered_users'
]) as statement;

set local role service_role;
select isnt_empty('select * from public.registered_users', 'The owner reads the list');
select lives_ok(
  'delete from public.registered_users where email_id = ''told@pitlane.example''', 'and erases who asks for it'
);

select * from finish();
rollback;
