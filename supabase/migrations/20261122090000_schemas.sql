-- What the tables share: nothing is granted by default, which text counts as text, and what is cut from an address.

-- A hosted project may grant everything on what is made in `public`, and PostgreSQL lets everyone run a new function.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;

-- The functions of extensions, which are meant for everyone.
do $$
begin
  if to_regnamespace('extensions') is not null then
    alter default privileges in schema extensions grant execute on functions to public;
  end if;
end;
$$;

create schema private;

comment on schema private is 'Helpers of the tables. Not among the schemas the data interface serves.';

revoke all on schema private from public, anon, authenticated, service_role;

-- The characters are listed because `\s` and `[[:space:]]` follow the database's locale: under the C locale they
-- know ASCII only, and under glibc's they leave out the no-break space.
--   0001-0020, 007F-00A0   control characters, the space, the no-break space
--   1680, 2000-200A, 2028, 2029, 202F, 205F, 3000   the other white space of Unicode
--   00AD, 034F, 061C, 115F, 1160, 17B4, 17B5, 180B-180F, 200B-200F, 202A-202E, 2060-206F, 3164, FE00-FE0F, FEFF, FFA0,
--   FFF0-FFF8, 1BCA0-1BCA3, 1D173-1D17A, E0000-E0FFF   Default_Ignorable_Code_Point of Unicode 17
--   2800, FFF9-FFFB   the blank Braille pattern, interlinear annotation
-- This function and the next have no search_path of their own: PostgreSQL only inlines them into the constraints without
-- one. Their bodies are parsed when they are created, so no search_path of a caller changes their meaning.
create function private.visible_text(value text)
returns text
language sql
immutable
strict
parallel safe
return regexp_replace(
  value,
  '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+',
  '',
  'g'
);

comment on function private.visible_text(text) is
  'The text without white space, control characters and other characters that show nothing. Empty: the text is blank.';

-- Not strict either, as AND is not, and then it could not be inlined.
create function private.is_line(value text)
returns boolean
language sql
immutable
parallel safe
return private.visible_text(value) <> '' and value !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]';

comment on function private.is_line(text) is
  'Whether a text has a visible character, and no control character, line end or override of the text''s direction.';

-- A check constraint runs its functions as the role that writes the row.
grant execute on function private.visible_text(text), private.is_line(text) to anon, service_role;

-- Runs before the constraints, so it shortens what they will refuse: no pattern is tried on a text of megabytes.
create function private.cut_addresses()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Up to the last @ before the path: a password may hold others.
  credentials constant text := '^([a-z][a-z0-9+.-]*://)[^/]*@';
  page text;
begin
  new.referrer := regexp_replace(substring(left(new.referrer, 2048) from '^[^?#]*'), credentials, '\1', 'i');
  if tg_table_name = 'user_sessions' then
    page := left(new.page_url, 8192);
    new.page_url := regexp_replace(substring(page from '^[^?#]*'), credentials, '\1', 'i') || coalesce('?' || (
      select string_agg(parameter, '&' order by place)
      from string_to_table(substring(page from '^[^?#]*\?([^#]*)'), '&') with ordinality as given (parameter, place)
      where parameter ~ '^utm_(source|medium|campaign|term|content)='
    ), '');
  end if;
  return new;
end;
$$;

comment on function private.cut_addresses() is
  'Trigger before each row: cuts query, fragment and credentials from referrer and page_url, but for the utm_ parameters of page_url.';
