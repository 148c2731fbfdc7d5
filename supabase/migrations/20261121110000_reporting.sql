-- The owner's questions, as views to open in the dashboard (Table Editor, schema `reporting`) or to ask in its SQL editor.
--
-- They count and name nobody. Each runs with the rights of whoever asks (security_invoker), so a grant given by mistake
-- would still meet the tables' policies, and shows a visitor nothing.

create schema reporting;

comment on schema reporting is
  'Answers for the owner, counted from the three tables. Not among the schemas the data interface serves.';

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

create view private.counted_drivers with (security_invoker = true) as
select * from public.registered_users
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
  (min(created_at) at time zone 'America/Toronto')::date as day,
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

create view reporting.at_a_glance with (security_invoker = true) as
select
  drivers.*,
  mechanics.*,
  visits.*
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

comment on view reporting.at_a_glance is 'The evening''s look, in one row.';
comment on column reporting.at_a_glance.registrations is 'Drivers on the waitlist.';
comment on column reporting.at_a_glance.registrations_last_7_days is 'Of them joined in the last 168 hours.';
comment on column reporting.at_a_glance.registrations_7_days_before is 'Of them joined in the 168 hours before those.';
comment on column reporting.at_a_glance.applications is 'Applications of mechanics.';
comment on column reporting.at_a_glance.unanswered_applications is
  'Without an answer so far: update public.mechanic_applications set answered_at = now() where ...';
comment on column reporting.at_a_glance.oldest_unanswered_at is 'When the one was sent that waits longest; four working days are promised.';
comment on column reporting.at_a_glance.visits_last_7_days is 'Visits begun in the last 168 hours.';
comment on column reporting.at_a_glance.visits_7_days_before is 'Visits begun in the 168 hours before those.';

create view reporting.registrations_by_day with (security_invoker = true) as
with by_day as (
  select (created_at at time zone 'America/Toronto')::date as day, count(*) as registrations
  from private.counted_drivers
  group by 1
),
days as (
  select generate_series(min(day), (now() at time zone 'America/Toronto')::date, interval '1 day')::date as day
  from by_day
)
select
  days.day,
  coalesce(by_day.registrations, 0) as registrations,
  (sum(coalesce(by_day.registrations, 0)) over (order by days.day))::bigint as running_total
from days
left join by_day using (day)
order by days.day desc;

comment on view reporting.registrations_by_day is
  'How the waitlist grows: every day from the first registration to today, newest first.';
comment on column reporting.registrations_by_day.day is 'Calendar day in Toronto.';
comment on column reporting.registrations_by_day.registrations is 'Drivers who joined on that day and are still on the list.';
comment on column reporting.registrations_by_day.running_total is 'Drivers on the list at the end of that day.';

-- A code is known by its shape, with or without its second half; the letters are those Canada Post uses.
create view reporting.demand_by_area with (security_invoker = true) as
with people as (
  select postal_code, 1 as driver, 0 as mechanic from private.counted_drivers
  union all
  select postal_code, 0, 1 from private.counted_mechanics
),
placed as (
  select
    substring(
      upper(btrim(postal_code))
      from '^([ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z])(?:[ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9])?$'
    ) as area,
    driver,
    mechanic
  from people
)
select
  coalesce(area, 'other') as area,
  sum(driver) as drivers,
  sum(mechanic) as mechanics,
  round(sum(driver)::numeric / nullif(sum(mechanic), 0), 1) as drivers_per_mechanic
from placed
group by 1
order by drivers desc, area;

comment on view reporting.demand_by_area is
  'Where drivers wait and where mechanics have applied, so where mechanics are wanting. Most drivers first.';
comment on column reporting.demand_by_area.area is
  'Forward sortation area: the first three characters of a Canadian postal code. "other": what was typed is no such code.';
comment on column reporting.demand_by_area.drivers is 'Drivers on the waitlist.';
comment on column reporting.demand_by_area.mechanics is 'Applications of mechanics.';
comment on column reporting.demand_by_area.drivers_per_mechanic is 'Null where no mechanic has applied: there the need is greatest.';

create view reporting.funnel_by_day with (security_invoker = true) as
with visits_by_day as (
  select
    day,
    count(*) as visits,
    count(*) filter (where scrolled_percent > 0) as scrolled,
    count(*) filter (where saw_benefits) as saw_benefits,
    count(*) filter (where asked_for_savings) as asked_for_savings,
    count(*) filter (where asked_to_join) as asked_to_join,
    count(*) filter (where registered) as registered
  from private.counted_visits
  group by day
),
registrations as (
  select (created_at at time zone 'America/Toronto')::date as day, count(*) as on_the_list
  from private.counted_drivers
  group by 1
)
select
  day,
  coalesce(visits, 0) as visits,
  coalesce(scrolled, 0) as scrolled,
  coalesce(saw_benefits, 0) as saw_benefits,
  coalesce(asked_for_savings, 0) as asked_for_savings,
  coalesce(asked_to_join, 0) as asked_to_join,
  coalesce(registered, 0) as registered,
  round(100.0 * registered / nullif(visits, 0), 1) as registered_percent,
  coalesce(on_the_list, 0) as on_the_list
from visits_by_day
full join registrations using (day)
order by day desc;

comment on view reporting.funnel_by_day is
  'From visit to registration, newest day first. Anyone can invent events, so read trends, not truths. Events are kept for as long as private.table_limits says.';
comment on column reporting.funnel_by_day.day is 'Calendar day in Toronto on which the visit began.';
comment on column reporting.funnel_by_day.visits is 'Page loads.';
comment on column reporting.funnel_by_day.scrolled is 'Visits that paused at a quarter of the page or further down.';
comment on column reporting.funnel_by_day.saw_benefits is 'Visits that reached the benefits.';
comment on column reporting.funnel_by_day.asked_for_savings is 'Visits that pressed See Your Savings.';
comment on column reporting.funnel_by_day.asked_to_join is 'Visits that pressed a button to join the waitlist.';
comment on column reporting.funnel_by_day.registered is 'Visits that registered.';
comment on column reporting.funnel_by_day.registered_percent is 'Of 100 visits. Null on a day without visits.';
comment on column reporting.funnel_by_day.on_the_list is
  'Drivers who joined on that day by the list itself, objecting browsers included: the number to trust.';

create view reporting.scroll_depth with (security_invoker = true) as
select
  reached_percent,
  count(*) filter (where scrolled_percent >= reached_percent) as visits,
  round(100.0 * count(*) filter (where scrolled_percent >= reached_percent) / count(*), 1) as percent
from private.counted_visits
cross join unnest(array[0, 25, 50, 75, 100]) as reached_percent
group by reached_percent
order by reached_percent;

comment on view reporting.scroll_depth is
  'How far down the page visits came. The page records a depth when a visitor pauses on a quarter exactly, so these are the least.';
comment on column reporting.scroll_depth.reached_percent is 'Depth in percent of the page; 0 is every visit.';
comment on column reporting.scroll_depth.visits is 'Visits that paused there or further down.';
comment on column reporting.scroll_depth.percent is 'Of all visits.';

create view reporting.campaigns with (security_invoker = true) as
select
  coalesce(substring(page_url from '[?&]utm_source=([^&]*)'), '') as source,
  coalesce(substring(page_url from '[?&]utm_medium=([^&]*)'), '') as medium,
  coalesce(substring(page_url from '[?&]utm_campaign=([^&]*)'), '') as campaign,
  count(*) as visits,
  count(*) filter (where registered) as registered,
  round(100.0 * count(*) filter (where registered) / count(*), 1) as registered_percent
from private.counted_visits
where page_url ~ '[?&]utm_'
group by 1, 2, 3
order by registered desc, visits desc, source, medium, campaign;

comment on view reporting.campaigns is
  'What links with utm_ parameters bring. Anyone can invent events, so read trends, not truths.';
comment on column reporting.campaigns.source is 'utm_source as it stands in the address; empty without one.';
comment on column reporting.campaigns.medium is 'utm_medium, likewise.';
comment on column reporting.campaigns.campaign is 'utm_campaign, likewise.';
comment on column reporting.campaigns.visits is 'Visits by such a link.';
comment on column reporting.campaigns.registered is 'Of them registered.';
comment on column reporting.campaigns.registered_percent is 'Of 100 visits.';

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
  round(100.0 * sum(registered) / nullif(sum(visit), 0), 1) as registered_percent,
  sum(on_the_list) as on_the_list
from sources
group by 1
order by on_the_list desc, visits desc, host;

comment on view reporting.referrers_by_host is
  'Which sites send visitors, and whose visitors register, since the oldest event that is kept.';
comment on column reporting.referrers_by_host.host is
  'Host of the page that led here, without "www.". "none": typed, from an app or mail, or the browser does not say. "other": no address.';
comment on column reporting.referrers_by_host.visits is 'Page loads of browsers that did not object.';
comment on column reporting.referrers_by_host.registered is 'Of those visits, the ones that registered.';
comment on column reporting.referrers_by_host.registered_percent is 'Of 100 visits. Null without visits.';
comment on column reporting.referrers_by_host.on_the_list is
  'Drivers who joined in the same time by the list itself, objecting browsers included: the number to trust.';

create view reporting.email_domains with (security_invoker = true) as
select
  lower(split_part(email_id, '@', 2)) as domain,
  count(*) as registrations,
  round(100.0 * count(*) / sum(count(*)) over (), 1) as percent
from private.counted_drivers
group by 1
order by registrations desc, domain;

comment on view reporting.email_domains is
  'Where the list''s mail will go: what to test deliverability with, and whether one odd domain floods the list.';
comment on column reporting.email_domains.domain is 'The part of the address after the @, in small letters.';
comment on column reporting.email_domains.registrations is 'Drivers on the waitlist.';
comment on column reporting.email_domains.percent is 'Of all drivers on the waitlist.';

-- What is refused is rolled back, so the limiter counts it on sequences, and later rows that are stored copy those.
create table private.refusals (
  hour timestamptz not null,
  table_name text not null,
  reason text not null,
  refusals bigint not null,

  primary key (hour, table_name, reason)
);

comment on table private.refusals is
  'What was refused in each hour of the last seven days, as far as private.keep_refusals() has copied it from the counters.';
comment on column private.refusals.hour is 'Start of the hour.';
comment on column private.refusals.table_name is 'As in private.limits.';
comment on column private.refusals.reason is 'The limit that was met. "network": of the caller, or of the /24, /56 or /48 around.';
comment on column private.refusals.refusals is 'Requests that were refused for it.';

create function private.counted_refusals()
returns setof private.refusals
language sql
set search_path = ''
as $$
  select to_timestamp((value >> 31) * 3600), table_name, reason, value & 2147483647
  from private.table_limits
  cross join unnest(private.refusal_reasons()) as reason
  cross join generate_series(0, 1) as turn
  cross join lateral
    pg_sequence_last_value(format('private.refusals_%s_%s_%s', table_name, reason, turn)::regclass) as value
  where value >> 31 > extract(epoch from now() - interval '7 days') / 3600
$$;

comment on function private.counted_refusals() is 'What the counters of refusals hold: of each, the last two hours in which it counted.';

create function private.keep_refusals()
returns void
language sql
set search_path = ''
as $$
  delete from private.refusals where hour < now() - interval '7 days';
  insert into private.refusals
  select * from private.counted_refusals() except select * from private.refusals
  order by 1, 2, 3
  on conflict (hour, table_name, reason) do update set refusals = excluded.refusals;
$$;

comment on function private.keep_refusals() is 'Copies the counters of refusals to private.refusals, as a refusal itself cannot, and deletes what is older than seven days.';

create view reporting.refusals_by_hour with (security_invoker = true) as
select hour, table_name, reason, max(refusals) as refusals
from (select * from private.refusals union all select * from private.counted_refusals()) as counted
where hour > now() - interval '7 days'
group by hour, table_name, reason
order by hour desc, table_name, reason;

comment on view reporting.refusals_by_hour is
  'Requests that a limit refused in the last seven days. An hour is missing when two hours later more was refused and in all that time nothing was stored; what a constraint or the unique index refuses is not counted.';
comment on column reporting.refusals_by_hour.hour is 'Start of the hour.';
comment on column reporting.refusals_by_hour.table_name is 'Table that was written to.';
comment on column reporting.refusals_by_hour.reason is
  'The limit of private.limits that was met. "network": of the caller, or of the /24, /56 or /48 around.';
comment on column reporting.refusals_by_hour.refusals is 'Requests refused for it; the server begins at zero again after a crash.';
