-- How much visitors may send, in one place.
--
-- The data interface is public: its key is in the page, so anyone may call it without the page. What keeps the tables
-- from being flooded can only stand here. docs/security.md tells the whole of it, threat by threat.
--
-- The limits hold for everyone to whom the tables' policies apply, which is how the triggers of the next migrations
-- ask whom they face (row_security_active). The owner, with the secret key or in the dashboard, is never limited and
-- may import a list in one go.

create table private.limits (
  table_name text primary key,
  rows_per_request integer,
  rows_per_caller integer,
  caller_window interval not null default '1 hour',
  attempts_per_caller integer,
  rows_per_table integer,
  table_window interval not null default '1 hour',
  kept_for interval,

  constraint limits_numbers_positive check (
    least(rows_per_request, rows_per_caller, attempts_per_caller, rows_per_table) > 0
  ),
  constraint limits_windows_part_of_a_day check (
    least(caller_window, table_window) >= interval '1 minute'
    and greatest(caller_window, table_window) <= interval '1 day'
    and mod(86400, extract(epoch from caller_window)) = 0
    and mod(86400, extract(epoch from table_window)) = 0
  ),
  constraint limits_kept_for_a_day_at_least check (kept_for >= interval '1 day')
);

comment on table private.limits is
  'What visitors may send, a row a table. The owner changes it with an update, at once and without a deployment. Null: no such limit.';
comment on column private.limits.table_name is 'Table of the schema public.';
comment on column private.limits.rows_per_request is 'Most rows of one request. The site sends them one by one.';
comment on column private.limits.rows_per_caller is 'Most rows stored for one caller within a caller_window.';
comment on column private.limits.caller_window is
  'Windows do not slide: an hour begins at the full hour, so around its turn a caller may come to twice the number.';
comment on column private.limits.attempts_per_caller is
  'Most rows one caller may try within a caller_window, whatever becomes of them. See private.count_attempt().';
comment on column private.limits.rows_per_table is 'Most rows of all visitors together within a table_window.';
comment on column private.limits.table_window is 'As caller_window, for rows_per_table.';
comment on column private.limits.kept_for is
  'private.delete_old_events() deletes older rows. Null: kept until the owner erases them.';
comment on constraint limits_numbers_positive on private.limits is 'To close a table, take the grant to insert away.';
comment on constraint limits_windows_part_of_a_day on private.limits is
  'What is known of a caller lives no longer than a window, and a day (UTC) begins with a new one.';
comment on constraint limits_kept_for_a_day_at_least on private.limits is
  'A slip of the pen must not empty the table.';

-- Under a flood from many addresses the events are given up first, long before they fill the disk, and the waitlist
-- last: its ceiling is four times what the site has promised to have gathered in all its time.
insert into private.limits
  (table_name, rows_per_request, rows_per_caller, caller_window, attempts_per_caller, rows_per_table, kept_for)
values
  -- One network may hold a whole office or campus.
  ('registered_users', 1, 20, '1 hour', 40, 5000, null),
  ('mechanic_applications', 1, 10, '1 hour', 20, 1000, null),
  -- A long visit leaves about ten events, so thirty visits at once from one network, or 1,000 an hour from all.
  ('user_sessions', 50, 300, '10 minutes', null, 10000, '180 days');

revoke all on table private.limits from public, anon, authenticated, service_role;
