-- The owner's questions, as views to open in the dashboard (Table Editor, schema `reporting`) or to ask in its SQL editor.
--
-- They count and name nobody. Each runs with the rights of whoever asks (security_invoker), so a grant given by mistake
-- would still meet the tables' policies, and shows a visitor nothing.

create schema reporting;

comment on schema reporting is
  'Answers for the owner, counted from the three tables. Not among the schemas the data interface serves.';

revoke all on schema reporting from public, anon, authenticated, service_role;

create view reporting.registrations_by_day with (security_invoker = true) as
with by_day as (
  select (created_at at time zone 'America/Toronto')::date as day, count(*) as registrations
  from public.registered_users
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
  select postal_code, 1 as driver, 0 as mechanic from public.registered_users
  union all
  select postal_code, 0, 1 from public.mechanic_applications
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

-- A visit belongs to the day it began, so one across midnight is counted once.
create view reporting.funnel_by_day with (security_invoker = true) as
with visits as (
  select
    (min(created_at) at time zone 'America/Toronto')::date as day,
    bool_or(interaction_type = 'section_view') as saw_benefits,
    bool_or(interaction_type = 'button_click' and interaction_target = 'join_waitlist') as asked_to_join,
    bool_or(interaction_type = 'form_submit' and interaction_target = 'waitlist_form') as registered
  from public.user_sessions
  group by session_id
),
visits_by_day as (
  select
    day,
    count(*) as visits,
    count(*) filter (where saw_benefits) as saw_benefits,
    count(*) filter (where asked_to_join) as asked_to_join,
    count(*) filter (where registered) as registered
  from visits
  group by day
),
registrations as (
  select (created_at at time zone 'America/Toronto')::date as day, count(*) as on_the_list
  from public.registered_users
  group by 1
)
select
  day,
  coalesce(visits, 0) as visits,
  coalesce(saw_benefits, 0) as saw_benefits,
  coalesce(asked_to_join, 0) as asked_to_join,
  coalesce(registered, 0) as registered,
  round(100.0 * registered / nullif(visits, 0), 1) as registered_percent,
  coalesce(on_the_list, 0) as on_the_list
from visits_by_day
full join registrations using (day)
order by day desc;

comment on view reporting.funnel_by_day is
  'From visit to registration, newest day first. Visits are page loads of browsers that did not object (Global Privacy Control, Do Not Track); anyone can write such events, so read trends, not truths. Events are kept for as long as private.limits says.';
comment on column reporting.funnel_by_day.day is 'Calendar day in Toronto on which the visit began.';
comment on column reporting.funnel_by_day.visits is 'Page loads.';
comment on column reporting.funnel_by_day.saw_benefits is 'Visits that reached the benefits.';
comment on column reporting.funnel_by_day.asked_to_join is 'Visits that pressed a button to join the waitlist.';
comment on column reporting.funnel_by_day.registered is 'Visits that registered.';
comment on column reporting.funnel_by_day.registered_percent is 'Of 100 visits. Null on a day without visits.';
comment on column reporting.funnel_by_day.on_the_list is
  'Drivers who joined on that day by the list itself, objecting browsers included: the number to trust.';

create view reporting.referrers_by_host with (security_invoker = true) as
with sources as (
  select referrer, 1 as visit, 0 as registration
  from public.user_sessions
  where interaction_type = 'page_view'
  union all
  select referrer, 0, 1 from public.registered_users
)
select
  coalesce(
    substring(lower(referrer) from '^[a-z][a-z0-9+.-]*://(?:[^/?#@]*@)?(?:www\.)?([^/?#:]+)'),
    case when referrer is null then 'none' else 'other' end
  ) as host,
  sum(visit) as visits,
  sum(registration) as registrations
from sources
group by 1
order by registrations desc, visits desc, host;

comment on view reporting.referrers_by_host is 'Which sites send visitors, and whose visitors register.';
comment on column reporting.referrers_by_host.host is
  'Host of the page that led here, without "www.". "none": typed, from an app or mail, or the browser does not say. "other": no address.';
comment on column reporting.referrers_by_host.visits is 'Page views of browsers that did not object.';
comment on column reporting.referrers_by_host.registrations is 'Drivers on the waitlist.';

create view reporting.email_domains with (security_invoker = true) as
select
  lower(split_part(email_id, '@', 2)) as domain,
  count(*) as registrations,
  round(100.0 * count(*) / sum(count(*)) over (), 1) as percent
from public.registered_users
group by 1
order by registrations desc, domain;

comment on view reporting.email_domains is
  'Where the list''s mail will go: what to test deliverability with, and whether one odd domain floods the list.';
comment on column reporting.email_domains.domain is 'The part of the address after the @, in small letters.';
comment on column reporting.email_domains.registrations is 'Drivers on the waitlist.';
comment on column reporting.email_domains.percent is 'Of all drivers on the waitlist.';

-- Privileges. A project may grant by default what is made in it; nothing here is for anyone but the database's owner.
revoke all on all tables in schema reporting from public, anon, authenticated, service_role;
