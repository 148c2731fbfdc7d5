-- What is counted, in one place: not the rows of `npm run doctor`, nor those of programs that name themselves, nor
-- events of other hosts than the owner's.

create table private.site_hosts (
  host text primary key,

  constraint site_hosts_host_shape check (host ~ '^[a-z0-9.-]+$' and host !~ '^www\.')
);

comment on table private.site_hosts is
  'Hosts whose events the reports count, without "www.": insert into private.site_hosts values (''pitlane.example''). Empty: all hosts.';
comment on column private.site_hosts.host is 'In small letters, without scheme, port and "www.".';

create function private.host_of(address text)
returns text
language sql
immutable
set search_path = ''
return pg_catalog.substring(pg_catalog.lower(address), '^[a-z][a-z0-9+.-]*://(?:[^/?#@]*@)?(?:www\.)?([^/?#:]+)');

comment on function private.host_of(text) is 'Host of an address, without "www."; null when the text is no address.';

create function private.is_program(user_agent text)
returns boolean
language sql
immutable
set search_path = ''
return user_agent ~* '(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|go-http|java/|libwww|axios|node-fetch|postman|^pitlane-doctor$';

comment on function private.is_program(text) is
  'Whether a user agent names a bot, a tool or the doctor; Cubot is a maker of telephones.';

create function private.day_of(moment timestamptz)
returns date
language sql
immutable
set search_path = ''
return (moment at time zone 'America/Toronto')::pg_catalog.date;

comment on function private.day_of(timestamptz) is 'Calendar day in Toronto.';

create function private.percent(part numeric, whole numeric)
returns numeric
language sql
immutable
set search_path = ''
return pg_catalog.round(100 * part / nullif(whole, 0), 1);

comment on function private.percent(numeric, numeric) is 'With one decimal; null of nothing.';

create view private.counted_drivers with (security_invoker = true) as
select *, private.day_of(created_at) as day from public.registered_users
where not private.is_program(user_agent) and email_id not ilike '%doctor.invalid';

comment on view private.counted_drivers is 'Registrations that the reports count.';

create view private.counted_mechanics with (security_invoker = true) as
select * from public.mechanic_applications where email_address not ilike '%doctor.invalid';

comment on view private.counted_mechanics is 'Applications that the reports count.';

-- A visit belongs to the day it began, so one across midnight is counted once.
create view private.counted_visits with (security_invoker = true) as
select
  session_id,
  min(created_at) as began_at,
  private.day_of(min(created_at)) as day,
  (array_agg(page_url order by id))[1] as page_url,
  (array_agg(referrer order by id))[1] as referrer,
  coalesce(max(case
    when interaction_type = 'scroll' and interaction_data ->> 'scroll_percentage' ~ '^(25|50|75|100)$'
      then (interaction_data ->> 'scroll_percentage')::integer
  end), 0) as scrolled_percent,
  bool_or(interaction_type = 'section_view' and interaction_target = 'benefits_section') as saw_benefits,
  bool_or(interaction_type = 'button_click' and interaction_target in ('see_your_savings', 'see_your_savings_button'))
    as asked_for_savings,
  bool_or(interaction_type = 'button_click' and interaction_target = 'join_waitlist') as asked_to_join,
  bool_or(interaction_type = 'form_submit' and interaction_target = 'waitlist_form') as registered
from public.user_sessions
where not private.is_program(user_agent) and (
  not exists (select from private.site_hosts)
  or private.host_of(page_url) in (select host from private.site_hosts)
)
group by session_id;

comment on view private.counted_visits is
  'Visits that the reports count, a row for each page load of a browser that did not object (Global Privacy Control, Do Not Track).';
