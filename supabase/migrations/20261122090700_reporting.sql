-- Views that answer the owner's questions in the dashboard's Table Editor (schema `reporting`) or SQL Editor. They contain
-- counts but no personal data, and their comments describe the counts. `npm run report` shows the views in the order in
-- which they are created.
--
-- Anyone can invent events, so visits show only trends. Only the registrations are reliable. Days are calendar days in
-- Toronto.

create schema reporting;
comment on schema reporting is
  'Figures that answer the owner''s questions, counted from the three tables. The Data API does not serve this schema.';

create view reporting.at_a_glance with (security_invoker = true) as
select
  registrations,
  registrations_last_7_days,
  registrations_7_days_before,
  registrations_by_bots,
  applications,
  unanswered_applications,
  oldest_unanswered_at,
  visits_last_7_days,
  visits_7_days_before
from (
  select
    count(*) as registrations,
    count(*) filter (where created_at > now() - interval '168 hours') as registrations_last_7_days,
    count(*) filter (where created_at between now() - interval '336 hours' and now() - interval '168 hours')
      as registrations_7_days_before
  from private.counted_drivers
) as drivers
cross join (select count(*) as registrations_by_bots from private.listed_drivers where is_bot) as bots
cross join (
  select
    count(*) as applications,
    count(*) filter (where answered_at is null) as unanswered_applications,
    min(created_at) filter (where answered_at is null) as oldest_unanswered_at
  from private.listed_mechanics
) as mechanics
cross join (
  select
    count(*) filter (where began_at > now() - interval '168 hours') as visits_last_7_days,
    count(*) filter (where began_at between now() - interval '336 hours' and now() - interval '168 hours')
      as visits_7_days_before
  from private.counted_visits
) as visits;

comment on view reporting.at_a_glance is
  'Drivers are email addresses that somebody typed; none is confirmed. "Seven days" means 168 hours. A visit is one load of the page. An application is unanswered until its answered_at is set. Anyone can invent events, so use visits only to see trends.';

create view reporting.registrations_by_day with (security_invoker = true) as
select
  day,
  count(created_at) as registrations,
  (sum(count(created_at)) over (order by day))::bigint as running_total
from (
  -- A row may be from a later day, if a clock was ahead.
  select min(day) + generate_series(0, greatest(private.day_of(now()), max(day)) - min(day)) as day from private.counted_drivers
) as days
left join private.counted_drivers using (day)
group by day
order by day desc;

comment on view reporting.registrations_by_day is
  'Drivers on the list at the end of each day in Toronto, and those who joined on that day. Drivers who were deleted from the list are missing from earlier days too.';

create view reporting.events_by_day with (security_invoker = true) as
select day, interaction_type as kind, interaction_target as target, count(*) as visits
from private.counted_visits
join (select distinct session_id, interaction_type, interaction_target from public.user_sessions) as events using (session_id)
group by 1, 2, 3
order by day desc, visits desc, kind, target;

comment on view reporting.events_by_day is
  'Visits in which this happened, by the day on which they began. Anyone can invent events, so they show only trends. For the number of drivers who joined, trust the list itself: it includes browsers that object to analytics.';

-- Recognizes a postal code by its form, with or without its second half. The letters are those that Canada Post uses.
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
  select postal_code, 0 from private.listed_mechanics
) as people
group by 1
order by drivers desc, area;

comment on view reporting.demand_by_area is
  'Drivers on the waitlist and mechanics who applied, by forward sortation area: the first three characters of a Canadian postal code. "other" is anything that is not such a code. The need is greatest where no mechanic has applied.';

create view reporting.campaigns with (security_invoker = true) as
select
  coalesce(private.utm(page_url, 'campaign'), '') as campaign,
  coalesce(private.utm(page_url, 'source'), '') as source,
  coalesce(private.utm(page_url, 'medium'), '') as medium,
  count(*) as visits,
  count(*) filter (where registered) as registered,
  private.percent(count(*) filter (where registered), count(*)) as registered_percent
from private.counted_visits
where page_url ~ '[?&]utm_'
group by 1, 2, 3
order by registered desc, visits desc, campaign, source, medium;

comment on view reporting.campaigns is
  'Visits through links with utm_ parameters. A visitor who saw a campaign and came another way is not counted. Anyone can invent events.';

-- Events are stored for a limited time, but registrations are stored permanently, so only registrations since the first
-- stored event count.
create view reporting.referrers_by_host with (security_invoker = true) as
select
  coalesce(private.host_of(referrer), case when referrer is null then 'none' else 'other' end) as host,
  sum(visit) as visits,
  sum(registered) as registered,
  private.percent(sum(registered), sum(visit)) as registered_percent,
  sum(on_the_list) as on_the_list
from (
  select referrer, 1 as visit, registered::integer, 0 as on_the_list from private.counted_visits
  union all
  select referrer, 0, 0, 1 from private.counted_drivers
  where created_at >= (select min(created_at) from public.user_sessions)
) as people
-- Excludes the site's own hosts, because a link between its pages is not an arrival.
where (private.host_of(referrer) in (select host from private.site_hosts)) is not true
group by 1
order by on_the_list desc, visits desc, host;

comment on view reporting.referrers_by_host is
  'Visits since the oldest event that is still stored, grouped by the site that linked here. Drivers who joined in that time (on_the_list) are counted from the list itself. "none": the URL was typed, the link was in an app or an email, or the browser does not report the site. "other": the referrer is not a URL. Your own hosts are left out once they are in private.site_hosts. Anyone can invent events.';

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
  'Visits, grouped by the width of the window: phones below 768 pixels, computers from 1,024. A narrow window on a computer counts as a phone. Anyone can invent events.';

create view reporting.languages with (security_invoker = true) as
select
  language,
  count(*) as registrations,
  private.percent(count(*), sum(count(*)) over ()) as percent
from private.counted_drivers
group by 1
order by registrations desc, language;

comment on view reporting.languages is
  'Drivers on the waitlist, grouped by the language of the page on which they joined, such as en. Write to them in that language.';

create view reporting.storage with (security_invoker = true) as
select
  content,
  rows,
  round(parts.bytes / 1048576.0, 1) as megabytes,
  case when rows is null then private.percent(parts.bytes, 500 * 1048576) else private.percent(rows, most_rows) end as full_percent
from (values
  ('whole project', null, (select sum(pg_database_size(oid)) from pg_database)),
  ('registered_users', (select count(*) from public.registered_users), pg_total_relation_size('public.registered_users')),
  ('mechanic_applications', (select count(*) from public.mechanic_applications), pg_total_relation_size('public.mechanic_applications')),
  ('user_sessions', (select count(*) from public.user_sessions), pg_total_relation_size('public.user_sessions'))
) as parts (content, rows, bytes)
left join private.limits on table_name = content
order by parts.bytes desc;

comment on view reporting.storage is
  'The project is full at 500 MB. Above that, Supabase makes a project on the free plan read-only, and registrations may fail. A table is full when it reaches most_rows in private.limits. A full list accepts nobody, and a full table of events loses its oldest rows. Deleting rows makes space for new rows, but does not reduce the size.';
