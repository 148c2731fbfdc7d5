-- The rows that the reports count, and the lists of people. Each view runs with the privileges of whoever reads it
-- (security_invoker), so the tables' policies would apply even after a mistaken grant. The functions have no search_path, so
-- that PostgreSQL inlines them.

create table private.site_hosts (
  host text collate "C" primary key,
  -- The owner sees the name of a constraint as the error message. If both constraints fail, only the first is reported.
  constraint "Write it in lowercase, without https://, www. or a path" check (
    host ~ '^[a-z0-9.\u0080-\U0010FFFF-]+$' and host !~ '^www\.'
  ),
  constraint "Write other letters in punycode, such as xn--zo-7ka.example" check (host !~ '[\u0080-\U0010FFFF]')
);

comment on table private.site_hosts is
  'Hosts whose events the reports count, without "www.": insert into private.site_hosts values (''pitlane.example''). If there are none, the events of all hosts are counted.';

-- Returns the host of a URL without "www.", or null if the string is not a URL.
create function private.host_of(address text) returns text
language sql immutable parallel safe
return substring(lower(address), '^[a-z][a-z0-9+.-]*://(?:www\.)?([^/?#:]+)');

-- Returns the parameter utm_<name> in a URL, still percent-encoded.
create function private.utm(page_url text, name text) returns text
language sql immutable parallel safe
return substring(page_url from '[?&]utm_' || name || '=([^&]*)');

-- Whether a user agent names a bot, a tool or the doctor. The lists of people still include such rows, because people can
-- have such user agents too. Matches "bot", but not "cubot", a brand of telephones. A lookbehind would be shorter, but eight
-- times as slow.
create function private.is_bot(user_agent text) returns boolean
language sql immutable parallel safe
return user_agent ~* '(?:^|[^u]|(?:^|[^c])u)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|go-http|java/|libwww|axios|node-fetch|postman|^pitlane-doctor$';

create function private.day_of(instant timestamptz) returns date
language sql immutable parallel safe
return (instant at time zone 'America/Toronto')::date;

create function private.percent(part numeric, whole numeric) returns numeric
language sql immutable parallel safe
return round(100 * part / nullif(whole, 0), 1);

-- Lets a read-only login with pg_read_all_data run the report, in addition to the backup: the views in `reporting` call
-- these functions with the privileges of whoever reads the view. The functions read no table.
grant execute on function private.host_of(text), private.utm(text, text), private.is_bot(text), private.day_of(timestamptz),
  private.percent(numeric, numeric) to pg_read_all_data;

-- Every row on the waitlist, except the one that `npm run doctor` adds. The columns of a view are fixed when it is created,
-- so these views have only the columns that the reports need. The lists of people read the other columns from the tables, by
-- ID.
create view private.listed_drivers with (security_invoker = true) as
select id, email_id, postal_code, referrer, language, created_at, private.is_bot(user_agent) as is_bot
from public.registered_users
where email_key not like '%doctor.invalid';

create view private.counted_drivers with (security_invoker = true) as
select postal_code, referrer, language, created_at, private.day_of(created_at) as day
from private.listed_drivers
where not is_bot;

create view private.listed_mechanics with (security_invoker = true) as
select id, postal_code, created_at, answered_at
from public.mechanic_applications
where email_key not like '%doctor.invalid';

-- One row per page view, with its first stored event. A visit belongs to the day on which it began, so a visit that
-- continues past midnight is counted once.
create view private.counted_visits with (security_invoker = true) as
select
  session_id,
  began_at,
  private.day_of(began_at) as day,
  page_url,
  referrer,
  viewport_width as width,
  registered
from (
  select
    min(id) as id,
    min(created_at) as began_at,
    bool_or(interaction_type = 'form_submit' and interaction_target = 'waitlist_form') as registered
  from public.user_sessions
  group by session_id
) as visits
join public.user_sessions as first_event using (id)
where user_agent in (
  -- `offset 0` keeps the pattern out of the inner query, so that it is matched only once per distinct user agent.
  select user_agent from (select distinct user_agent from public.user_sessions offset 0) as agents
  where not private.is_bot(user_agent)
)
and (
  not exists (select from private.site_hosts)
  or private.host_of(page_url) in (select host from private.site_hosts)
);
