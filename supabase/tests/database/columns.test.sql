-- Tests what each column accepts and rejects, on both sides of every limit, and that no visitor can read stored rows. The
-- columns are read from the catalog, so a new column needs only an example in example_rows.psql. If the new column's check
-- covers more than the length, add values to the tests of accepted and rejected values.
begin;
select no_plan();
\ir example_rows.psql

create temporary table columns as
select relname::text collate "default" as name, attname::text collate "default" as column_name,
  format_type(atttypid, null) as type, typcategory = 'N' as is_number, typlen < 0 as is_of_any_length,
  attnotnull as is_needed, attgenerated <> '' or attidentity <> '' as is_made,
  has_column_privilege('anon', attrelid, attnum, 'insert') as is_written, coalesce(col_description(attrelid, attnum), '') as comment
from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped;
-- The text columns, with their limits in bytes, and whether they accept any visible line or only a pattern.
create temporary table texts as
select name, column_name, substring(pg_get_constraintdef(oid) from '<= (\d+)')::int as most,
  column_name in (select email_column from tables where email_column is not null) as is_email,
  pg_get_constraintdef(oid) = format('CHECK (((octet_length(%1$s) <= %2$s) AND private.is_visible_line(%1$s)))',
    column_name, substring(pg_get_constraintdef(oid) from '<= (\d+)')) as is_free
from columns join pg_constraint on conname = name || '_' || column_name || '_check' and pg_get_constraintdef(oid) ~ 'octet_length'
where type = 'text';
grant select on columns, texts to public;

create function pg_temp.rejection(name text, column_name text) returns text
language sql return format('new row for relation "%s" violates check constraint "%s_%s_check"', name, name, column_name);

select is_empty(
  $$ select name, column_name, type from columns where not is_made and (is_number or is_of_any_length) and not exists (
       select from pg_constraint where conname = name || '_' || column_name || '_check'
       and pg_get_constraintdef(oid) ~ case when is_number then '<=' else 'octet_length|= ANY' end
     ) $$,
  'Every column for text or numbers has a check that limits its values'
);
select is_empty(
  $$ select name, column_name from columns where column_name not in (select column_name from columns where comment <> '') $$,
  'Every column has a comment, or a column with the same name in another table has one'
);
select set_eq(
  $$ select name, column_name, not is_needed from columns where is_written $$,
  $$ select name, jsonb_object_keys(pg_temp.required_values(name)), false from tables
     union select name, jsonb_object_keys(pg_temp.optional_values(name)), true from tables $$,
  'Every column with a grant in a migration has an example in example_rows.psql, and every example has a grant'
);
select results_eq(
  $$ select name, column_name from columns where not is_needed and not is_made and not is_written $$,
  $$ values ('mechanic_applications', 'answered_at') $$,
  'Of the columns that visitors do not write to, only answered_at may be null'
);
select col_default_is('public', name, 'language', 'en', format('A row in %s without a language is English', name))
from columns where column_name = 'language';

set local role anon;

-- Tests what each column accepts.
select lives_ok(pg_temp.insert_into(name), format('A visitor adds the row of example_rows.psql to %s', name)) from tables;
select lives_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)),
  format('A visitor stores a %s of %s bytes in %s', column_name, octet_length(text), name)
)
from texts, unnest(case when is_email then array[
  'a@b.c', repeat('a', most - 4) || '@b.c', 'O''Brien.!#$%&*+/=?^_`{|}~-7@xn--zo-7ka.example'
] else array['x', repeat('é', most / 2), repeat('🚗', most / 4), 'محمد رضا', '👩🏽‍🔧 ❤️'] end) as text
where octet_length(text) <= most and (is_free or is_email);
select lives_ok(pg_temp.insert_into(name, jsonb_build_object(column_name, null)), format('A visitor stores a row without %s in %s', column_name, name))
from columns where is_written and not is_needed;
select lives_ok(pg_temp.insert_into(name, jsonb_build_object(column_name, value)), format('A visitor stores the %s %s in %s', column_name, left(value, 60), name))
from columns join (values
  ('viewport_width', array['0', '32767']), ('viewport_height', array['0', '32767']), ('language', array['en', 'fr']),
  ('interaction_type', array['page_view', 'scroll', 'button_click', 'section_view', 'form_submit']),
  -- {"k": "..."} takes up 9 bytes more than the string in it, or 17 bytes more when stored.
  ('interaction_data', array['{}', jsonb_build_object('k', repeat('x', 143))::text]),
  ('referrer', array['x', 'https://search.example/a@b', 'android-app://com.example.mail/', rpad('https://search.example/', 160, 'x'), 'é 🚗 محمد']),
  ('page_url', array['x', 'https://pitlane.example/a@b', rpad('https://pitlane.example/', 320, 'x'), 'é 🚗 محمد', 'https://pitlane.example/?utm_campaign=a%20b@c&utm_medium=&utm_source=a&utm_term=b&utm_content=c'])
) as accepted (column_name, given) using (column_name), unnest(given) as value;

-- Tests what the check of each column rejects.
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)), '23514', pg_temp.rejection(name, column_name),
  format('The %s %s is rejected in %s', column_name, quote_literal(left(text, 20)), name)
)
from texts, unnest(array[
  repeat('x', most + 1 - 4 * is_email::int) || repeat('@b.c', is_email::int), repeat('é', most / 2 + 1), '', '   ',
  e' \t\u00a0\u2003\u3000\ufeff\u200b\n', e'a\nb', e'a\u0085b', e'a\u202eb', e'a\u2066b', e'a\u2028b'
]) as text;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, text)), '23514', pg_temp.rejection(name, column_name),
  format('The %s %L is rejected in %s', column_name, text, name)
)
from texts, unnest(case
  -- On some servers, lower() turns U+0130, the Kelvin sign and full-width letters into ASCII letters.
  when is_email then array['driver', '@pitlane.example', 'driver@', 'a@b@c.d', 'dri ver@b.c', ' a@b.c', e'a@b.c\nBcc: all', 'zoë@b.c', 'a@zoë.ca',
    'dİna@b.c', e'\u212A@b.c', 'ｔwin@b.c', e'a\u200b@b.c', 'a,b@c.d', 'a;b@c.d', 'Zoe <a@b.c>', '"a"@b.c', 'a@[1.2.3.4]',
    'leo@rogers', 'leo@rogers.', 'leo@.rogers', 'leo@rogers..com']
  when column_name = 'page_url' then array['https://pitlane.example/?email=a@b.ca', 'https://pitlane.example/?utm_source=a&gclid=x',
    'https://pitlane.example/?utm_source', 'https://pitlane.example/?', 'https://pitlane.example/#top',
    'https://pitlane.example/?utm_source=a#top', 'https://me:secret@pitlane.example/', 'https://a:p@ss@bank.ca', 'me@pitlane.example/']
  when column_name = 'referrer' then array['https://search.example/?q=oil', 'https://search.example/?utm_source=a',
    'https://search.example/#oil', 'https://me:secret@search.example/', 'https://a:p@ss@bank.ca/x', 'me@search.example']
end) as text;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, value)), '23514', pg_temp.rejection(name, column_name),
  format('The %s %s is rejected in %s', column_name, left(value, 20), name)
)
from columns join (values
  ('language', array['', 'EN', 'fr-CA', 'de']),
  ('interaction_type', array['', ' ', 'PAGE_VIEW', 'page_view ', '<script>alert(1)</script>', repeat('x', 5000)]),
  ('viewport_width', array['-1', '32768']), ('viewport_height', array['-1', '32768']),
  ('interaction_data', array['null', '"text"', '1', 'true', '[]', '[{"k": 1}]', jsonb_build_object('k', repeat('x', 144))::text,
    '{"k": 1e200}', '{"k": 1e131071}'])
) as rejected (column_name, given) using (column_name), unnest(given) as value;
-- The data of a visitor's event must not contain a character that would break a line or change the text direction.
select lives_ok(
  pg_temp.insert_into('user_sessions', jsonb_build_object('interaction_data', data)), format('An event with %s is accepted', data)
)
from unnest(array[jsonb_build_object('source', 'a\nb'), jsonb_build_object('source', '\\u0001 "é" 🚗'), '{"email_domain": "xn--zo-7ka.example"}']) as data;
select throws_ok(
  pg_temp.insert_into('user_sessions', jsonb_build_object('interaction_data', data)), '42501',
  'new row violates row-level security policy for table "user_sessions"', format('An event with %s is rejected', quote_literal(data::text))
)
from unnest(array[
  e'\u0001', e'\t', e'\n', e'\u000b', e'\f', e'\r', e'\u001b', e'\u001f', e'\u007f', e'\u0085', e'\u009f', e'\u2028', e'\u2029', e'\u202e', e'\u2066'
]) as ended, unnest(array[
  jsonb_build_object('source', 'a' || ended || 'b'), jsonb_build_object('source', ended), jsonb_build_object(ended, 1),
  jsonb_build_object('source', '\' || ended), jsonb_build_object('source', jsonb_build_array(ended))
]) as data;
select throws_ok(pg_temp.insert_into(name, jsonb_build_object(column_name, null)), '23502', null, format('%s must not be null in %s', column_name, name))
from columns where is_written and is_needed;

select lives_ok(
  pg_temp.insert_into(name, jsonb_build_object(email_column, 'twin@example.ca')), format('An address is stored in %s', name)
)
from tables where email_column is not null;
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(email_column, spelt)), '23505',
  format('duplicate key value violates unique constraint "%s_%s_key"', name, email_column), format('The address is stored only once, in any spelling: %s', spelt)
)
from tables, unnest(array['twin@example.ca', 'TWIN@Example.CA']) as spelt
where email_column is not null;

-- An operating system upgrade may change the sort order of the database's collation and so break an index that uses it.
reset role;
select is_empty(
  $$ select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid, unnest(indcollation) as collation_of
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and collation_of not in (0, '"C"'::regcollation) $$,
  'Every index on text columns is sorted by bytes'
);
set local role anon;

-- Tests the columns that visitors may not write. Generated columns reject a value before privileges are checked.
select throws_ok(
  pg_temp.insert_into(name, jsonb_build_object(column_name, case type when 'uuid' then gen_random_uuid()::text when 'bigint' then '1' else '2025-07-30' end)),
  case when is_made then '428C9' else '42501' end, null, format('A visitor cannot choose %s in %s', column_name, name)
)
from columns where not is_written or is_made;

-- Tests that a visitor who joins receives only the ID of the new row.
reset role;
-- Makes the rows look a microsecond older or newer than this transaction.
update public.registered_users set created_at = now() - interval '1 microsecond';
create function pg_temp.returned_id() returns text
language plpgsql as $$
declare id text;
begin
  execute pg_temp.insert_into('registered_users', '{"email_id": "told@driver.example"}') || ' returning id' into id;
  return id;
end
$$;
set local role anon;
select isnt(set_config('test.returned_id', pg_temp.returned_id(), true), '', 'The insert returns an ID');
reset role;
select is(
  (select email_id from public.registered_users where id = current_setting('test.returned_id')::uuid),
  'told@driver.example', 'The returned ID belongs to the inserted row'
);
update public.registered_users set created_at = now() + interval '1 microsecond' where email_id = 'told@driver.example';
set local role anon;
select is_empty('select id from public.registered_users', 'Rows from other transactions are not visible');
select is((select count(*)::int from public.registered_users), 0, 'Rows from other transactions are not counted');

set local role service_role;
select isnt_empty('select * from public.' || name, format('The owner reads %s', name)),
  lives_ok(format('delete from public.%I', name), format('The owner deletes rows from %s', name))
from tables;

select * from finish();
rollback;
