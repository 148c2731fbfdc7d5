-- What counts as blank, defined once for every table's constraints.
--
-- The function lives outside `public`, so the data interface does not offer it as a call.

create schema private;

comment on schema private is 'Helpers of the tables. Not among the schemas the data interface serves.';

revoke all on schema private from public;

-- The characters are listed because `\s` and `[[:space:]]` follow the database's locale: under the C locale they
-- know ASCII only, and under glibc's they leave out the no-break space.
--   0001-0020, 007F-00A0   control characters, the space, the no-break space
--   1680, 2000-200A, 2028, 2029, 202F, 205F, 3000   the other white space of Unicode
--   00AD, 034F, 061C, 180B-180F, 200B-200F, 202A-202E, 2060-206F, FEFF   formatting without a shape of its own
--   115F, 1160, 17B4, 17B5, 2800, 3164, FFA0   fillers that print as nothing
-- The body is parsed when it is created and names pg_catalog, so no search_path can change its meaning.
create function private.visible_text(value text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return pg_catalog.regexp_replace(
  value,
  '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0]+',
  '',
  'g'
);

comment on function private.visible_text(text) is
  'The text without white space, control characters and other characters that show nothing. Empty: the text is blank.';

-- Constraints are checked in the order of their names, so a column's `_length` comes before its `_not_blank` and
-- `_shape`: no pattern is ever tried on a text of megabytes, which would take seconds.

-- A check constraint runs its functions as the role that writes the row.
revoke all on function private.visible_text(text) from public, anon, authenticated, service_role;
grant execute on function private.visible_text(text) to anon, service_role;
