-- Sets the default privileges, and creates the shared functions for visible text and email addresses.

-- By default, PostgreSQL lets everyone execute a new function, and a project may grant all privileges on new objects, either
-- in every schema or only in `public`. Both kinds of default grants are revoked, because revoking one kind leaves the other
-- in force.
alter default privileges revoke all on schemas from public, anon, authenticated, service_role;
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Everyone may execute the functions of extensions.
create schema if not exists extensions;
alter default privileges in schema extensions grant execute on functions to public;

create schema private;
-- The embedded backend creates the roles that the next statement names.
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'Helpers for the tables. The Data API does not serve this schema.';

-- Whether a string is a single line with at least one visible character. It must not contain control characters, line ends
-- or overrides of the text direction, and must not consist only of white space and invisible characters. The characters are
-- listed because `\s` and `[[:space:]]` follow the locale of the database: in the C locale they match only ASCII characters,
-- and in the locales of glibc they do not match the no-break space.
--   0001-001F, 007F-009F; 2028, 2029; 202A-202E, 2066-2069   control characters; line ends; overrides of direction
--   0020, 00A0, 1680, 2000-200A, 202F, 205F, 3000   the white space of Unicode
--   00AD, 034F, 061C, 115F, 1160, 17B4, 17B5, 180B-180F, 200B-200F, 2060-206F, 3164, FE00-FE0F, FEFF, FFA0,
--   FFF0-FFF8, 1BCA0-1BCA3, 1D173-1D17A, E0000-E0FFF   Default_Ignorable_Code_Point of Unicode 17
--   2800, FFF9-FFFB   the blank Braille pattern, interlinear annotation
-- The function has no search_path and is not strict, so that PostgreSQL inlines it into the constraints, which call it up to
-- five times per row. The names in its body are resolved when the function is created, so a caller's search_path cannot
-- change its meaning.
create function private.is_visible_line(value text) returns boolean
language sql immutable parallel safe
return value !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]' and value ~ (
  '[^\u0020\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
  '\u2000-\u200F\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
  '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
);

-- Whether a value looks like an email address: in ASCII, with a dot in the domain. Both lists use this function. PostgreSQL
-- inlines it like private.is_visible_line.
create function private.is_email_address(value text) returns boolean
language sql immutable parallel safe
return value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$';

-- A check constraint runs its functions as the role that writes the row.
grant execute on function private.is_visible_line(text), private.is_email_address(text) to anon, service_role;

-- Returns an email address or a URL that the owner has pasted, without any surplus characters: white space and invisible
-- characters anywhere (as in private.is_visible_line), quotation marks, angle brackets and the text outside them, and a
-- leading "mailto:". Neither an email address nor a URL contains any of these characters.
create function private.clean_pasted(value text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return regexp_replace(
  regexp_replace(
    value,
    '[\u0001-\u0020"\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]',
    '', 'g'
  ),
  '^(.*<)?(mailto:)?|>.*$', '', 'gi'
);

revoke all on function private.clean_pasted(text) from public, anon, authenticated, service_role;
