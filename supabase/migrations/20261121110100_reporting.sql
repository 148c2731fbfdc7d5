-- The owner's questions, as views to open in the dashboard (Table Editor, schema `reporting`) or to ask in its SQL editor.
--
-- They count and name nobody. Each runs with the rights of whoever asks (security_invoker), so a grant given by mistake
-- would still meet the tables' policies, and shows a visitor nothing.

create schema reporting;

comment on schema reporting is
  'Answers for the owner, counted from the three tables. Not among the schemas the data interface serves.';

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
)
select
  coalesce(substring(
    upper(btrim(postal_code))
    from '^([ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z])(?:[ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9])?$'
  ), 'other') as area,
  sum(driver) as drivers,
  sum(mechanic) as mechanics,
  round(sum(driver)::numeric / nullif(sum(mechanic), 0), 1) as drivers_per_mechanic
from people
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
drivers_by_day as (
  select day, count(*) as on_the_list from private.counted_drivers group by day
)
select
  day,
  coalesce(visits, 0) as visits,
  coalesce(scrolled, 0) as scrolled,
  coalesce(saw_benefits, 0) as saw_benefits,
  coalesce(asked_for_savings, 0) as asked_for_savings,
  coalesce(asked_to_join, 0) as asked_to_join,
  coalesce(registered, 0) as registered,
  private.percent(registered, visits) as registered_percent,
  coalesce(on_the_list, 0) as on_the_list
from visits_by_day
full join drivers_by_day using (day)
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
  private.percent(count(*) filter (where scrolled_percent >= reached_percent), count(*)) as percent
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
  private.percent(count(*) filter (where registered), count(*)) as registered_percent
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
  private.percent(sum(registered), sum(visit)) as registered_percent,
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
  private.percent(count(*), sum(count(*)) over ()) as percent
from private.counted_drivers
group by 1
order by registrations desc, domain;

comment on view reporting.email_domains is
  'Where the list''s mail will go: what to test deliverability with, and whether one odd domain floods the list.';
comment on column reporting.email_domains.domain is 'The part of the address after the @, in small letters.';
comment on column reporting.email_domains.registrations is 'Drivers on the waitlist.';
comment on column reporting.email_domains.percent is 'Of all drivers on the waitlist.';
