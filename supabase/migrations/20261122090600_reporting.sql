-- The owner's questions, as views to open in the dashboard (Table Editor, schema `reporting`) or to ask in its SQL editor.
-- They count and name nobody, and their comments say what they count, also in `npm run report`. Each runs with the rights
-- of whoever asks (security_invoker), so a grant given by mistake would still meet the tables' policies, and shows a
-- visitor nothing.
--
-- Anyone can invent events, so visits show trends; registrations are the truth. Days are calendar days in Toronto.

create schema reporting;

comment on schema reporting is
  'Answers for the owner, counted from the three tables. Not among the schemas the data interface serves.';

-- What is counted: not the rows of `npm run doctor`, nor those of programs that name themselves, nor events of other hosts
-- than the owner's.
create table private.site_hosts (
  host text primary key,
  constraint site_hosts_host_shape check (host ~ '^[a-z0-9.-]+$' and host !~ '^www\.')
);

comment on table private.site_hosts is
  'Hosts whose events the reports count, without "www.": insert into private.site_hosts values (''pitlane.example''). Empty: all hosts.';

create function private.host_of(address text)
returns text language sql immutable
set search_path = pg_catalog, pg_temp
return substring(lower(address), '^[a-z][a-z0-9+.-]*://(?:www\.)?([^/?#:]+)');

comment on function private.host_of(text) is 'Host of an address, without "www."; null when the text is no address.';

create function private.is_program(user_agent text)
returns boolean language sql immutable
set search_path = pg_catalog, pg_temp
return user_agent ~* '(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|go-http|java/|libwww|axios|node-fetch|postman|^pitlane-doctor$';

comment on function private.is_program(text) is
  'Whether a user agent names a bot, a tool or the doctor; Cubot is a maker of telephones.';

create function private.day_of(moment timestamptz)
returns date language sql immutable
set search_path = pg_catalog, pg_temp
return (moment at time zone 'America/Toronto')::date;

create function private.percent(part numeric, whole numeric)
returns numeric language sql immutable
set search_path = pg_catalog, pg_temp
return round(100 * part / nullif(whole, 0), 1);

create view private.counted_drivers with (security_invoker = true) as
select *, private.day_of(created_at) as day from public.registered_users
where not private.is_program(user_agent) and email_key not like '%doctor.invalid';

create view private.counted_mechanics with (security_invoker = true) as
select * from public.mechanic_applications where email_key not like '%doctor.invalid';

-- A page load each. It belongs to the day it began, so one across midnight is counted once.
create view private.counted_visits with (security_invoker = true) as
select
  session_id,
  min(created_at) as began_at,
  private.day_of(min(created_at)) as day,
  (array_agg(page_url order by id))[1] as page_url,
  (array_agg(referrer order by id))[1] as referrer,
  min(viewport_width) as width,
  coalesce(max((interaction_data ->> 'scroll_percentage')::integer) filter (
    where interaction_type = 'scroll' and interaction_data ->> 'scroll_percentage' ~ '^(25|50|75|100)$'
  ), 0) as scrolled_percent,
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

create view reporting.at_a_glance with (security_invoker = true) as
select drivers.*, mechanics.*, visits.*
from (
  select
    count(*) as registrations,
    count(*) filter (where created_at > now() - interval '7 days') as registrations_last_7_days,
    count(*) filter (where created_at between now() - interval '14 days' and now() - interval '7 days')
      as registrations_7_days_before
  from private.counted_drivers
) as drivers
cross join (
  select
    count(*) as applications,
    count(*) filter (where answered_at is null) as unanswered_applications,
    min(created_at) filter (where answered_at is null) as oldest_unanswered_at
  from private.counted_mechanics
) as mechanics
cross join (
  select
    count(*) filter (where began_at > now() - interval '7 days') as visits_last_7_days,
    count(*) filter (where began_at between now() - interval '14 days' and now() - interval '7 days')
      as visits_7_days_before
  from private.counted_visits
) as visits;

comment on view reporting.at_a_glance is
  'Drivers are addresses that somebody typed; none is confirmed. Seven days are the last 168 hours. A visit is one load of the page. An application is unanswered until its answered_at is set. Anyone can invent events, so visits show a trend; registrations are the truth.';

create view reporting.registrations_by_day with (security_invoker = true) as
select
  day,
  count(created_at) as registrations,
  (sum(count(created_at)) over (order by day))::bigint as running_total
from (
  select generate_series(min(day), private.day_of(now()), interval '1 day')::date as day from private.counted_drivers
) as days
left join private.counted_drivers using (day)
group by day
order by day desc;

comment on view reporting.registrations_by_day is
  'Drivers on the list at the end of each day in Toronto, and those who joined on it. Who was deleted from the list is missing from earlier days too.';

create view reporting.registrations_by_week with (security_invoker = true) as
select date_trunc('week', day)::date as monday, sum(registrations)::bigint as registrations
from reporting.registrations_by_day
group by 1
order by 1 desc;

comment on view reporting.registrations_by_week is
  'Drivers who joined in each week from Monday to Sunday and are still on the list. This week is not over.';

-- A code is known by its shape, with or without its second half; the letters are those Canada Post uses.
create view reporting.demand_by_area with (security_invoker = true) as
select
  coalesce(substring(
    upper(btrim(postal_code))
    from '^([ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z])(?:[ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9])?$'
  ), 'other') as area,
  sum(driver) as drivers,
  sum(1 - driver) as mechanics,
  round(sum(driver)::numeric / nullif(sum(1 - driver), 0), 1) as drivers_per_mechanic
from (
  select postal_code, 1 as driver from private.counted_drivers
  union all
  select postal_code, 0 from private.counted_mechanics
) as people
group by 1
order by drivers desc, area;

comment on view reporting.demand_by_area is
  'Drivers on the waitlist and mechanics who applied, by forward sortation area: the first three characters of a Canadian postal code. "other": what was typed is no such code. Where no mechanic has applied, the need is greatest.';

create view reporting.funnel_by_day with (security_invoker = true) as
select
  day,
  sum(visit) as visits,
  sum(scrolled) as scrolled,
  sum(saw_benefits) as saw_benefits,
  sum(asked_for_savings) as asked_for_savings,
  sum(asked_to_join) as asked_to_join,
  sum(registered) as registered,
  private.percent(sum(registered), sum(visit)) as registered_percent,
  sum(on_the_list) as on_the_list
from (
  select day, 1 as visit, (scrolled_percent > 0)::integer as scrolled, saw_benefits::integer, asked_for_savings::integer,
    asked_to_join::integer, registered::integer, 0 as on_the_list
  from private.counted_visits
  union all
  select day, 0, 0, 0, 0, 0, 0, 1 from private.counted_drivers
) as people
group by day
order by day desc;

comment on view reporting.funnel_by_day is
  'Visits that did this; each step is counted by itself. Who joined the list (on_the_list) is counted by the list itself, browsers that object to analytics included: the number to trust. Anyone can invent events.';

create view reporting.scroll_depth with (security_invoker = true) as
select
  reached_percent,
  count(*) filter (where scrolled_percent >= reached_percent) as visits,
  private.percent(count(*) filter (where scrolled_percent >= reached_percent), count(*)) as percent
from private.counted_visits
cross join unnest(array[0, 25, 50, 75, 100]) as reached_percent
group by reached_percent
order by reached_percent;

comment on view reporting.scroll_depth is
  'Visits that paused at this depth of the page or further down. The page records a depth when a visitor pauses on a quarter exactly, so these are the least. Anyone can invent events.';

create view reporting.devices with (security_invoker = true) as
select
  case when width < 768 then 'Phone' when width < 1024 then 'Tablet' else 'Computer' end as device,
  count(*) as visits,
  count(*) filter (where registered) as registered,
  private.percent(count(*) filter (where registered), count(*)) as registered_percent
from private.counted_visits
group by 1
order by visits desc;

comment on view reporting.devices is
  'Visits by the width of the window: phones below 768 pixels, computers from 1,024. A narrow window on a computer counts as a phone. Anyone can invent events.';

create view reporting.campaigns with (security_invoker = true) as
select
  coalesce(substring(page_url from '[?&]utm_source=([^&]*)'), '') as source,
  coalesce(substring(page_url from '[?&]utm_medium=([^&]*)'), '') as medium,
  coalesce(substring(page_url from '[?&]utm_campaign=([^&]*)'), '') as campaign,
  count(*) as visits,
  count(*) filter (where registered) as registered,
  private.percent(count(*) filter (where registered), count(*)) as registered_percent
from private.counted_visits
where page_url ~ '[?&]utm_'
group by 1, 2, 3
order by registered desc, visits desc, source, medium, campaign;

comment on view reporting.campaigns is
  'Visits by links with utm_ parameters. Who saw a campaign and came by another way is not counted. Anyone can invent events.';

-- Events are kept for a while and registrations for good, so registrations count from the first kept visit on.
create view reporting.referrers_by_host with (security_invoker = true) as
with sources as (
  select referrer, 1 as visit, registered::integer as registered, 0 as on_the_list from private.counted_visits
  union all
  select referrer, 0, 0, 1 from private.counted_drivers
  where created_at >= (select min(began_at) from private.counted_visits)
)
select
  coalesce(private.host_of(referrer), case when referrer is null then 'none' else 'other' end) as host,
  sum(visit) as visits,
  sum(registered) as registered,
  private.percent(sum(registered), sum(visit)) as registered_percent,
  sum(on_the_list) as on_the_list
from sources
group by 1
order by on_the_list desc, visits desc, host;

comment on view reporting.referrers_by_host is
  'Visits by the site that led here, since the oldest event that is kept. Who joined in that time (on_the_list) is counted by the list itself. "none": typed, from an app or mail, or the browser does not say. "other": no address. Anyone can invent events.';

create view reporting.email_domains with (security_invoker = true) as
select
  split_part(email_key, '@', 2) as domain,
  count(*) as registrations,
  private.percent(count(*), sum(count(*)) over ()) as percent
from private.counted_drivers
group by 1
order by registrations desc, domain;

comment on view reporting.email_domains is
  'Drivers on the waitlist by the part of their address after the @. One odd domain with many drivers may be a flood.';
