-- How much visitors may send. The data interface is public and its key is in the page, so only the database can keep
-- the tables from being flooded. docs/security.md describes it threat by threat, and what each limit costs.

create table private.limits (
  table_name text not null,
  family integer not null,
  bits integer not null,
  rows integer,
  attempts integer,
  lasts interval not null default '1 hour',
  first_row_passes boolean not null default false,

  primary key (table_name, family, bits),
  constraint limits_network_known check ((family, bits) in ((4, 32), (4, 24), (6, 64), (6, 56), (6, 48), (0, 0))),
  -- To close a table, take the grant to insert away.
  constraint limits_numbers_positive check (least(rows, attempts) > 0),
  -- Attempts of all together would let one caller refuse everyone.
  constraint limits_attempts_of_networks_only check (family > 0 or attempts is null),
  -- What is known of a caller lives no longer than a window, and a day (UTC) begins with a new one.
  constraint limits_window_part_of_a_day check (
    lasts between interval '1 minute' and interval '1 day' and mod(86400, extract(epoch from lasts)) = 0
  )
);

comment on table private.limits is
  'What one network, and all visitors together, may send. The owner changes it with an update, at once and without a deployment.';
comment on column private.limits.table_name is 'Table of the schema public.';
comment on column private.limits.family is '4: an IPv4 network. 6: an IPv6 network. 0: all visitors together.';
comment on column private.limits.bits is
  'Length of the network''s prefix. Narrowest, and called the caller, are an IPv4 address (32) and an IPv6 /64. Many providers give a /56 to one household, a company gets a /48, and a /24 is the smallest block that is routed by itself.';
comment on column private.limits.rows is 'Most rows stored within a window. Null: any number.';
comment on column private.limits.attempts is 'Most rows tried within a window, whatever becomes of them. Null: any number.';
comment on column private.limits.lasts is
  'Length of the window. Windows do not slide: an hour begins at the full hour, so around its turn a caller may come to twice the number.';
comment on column private.limits.first_row_passes is
  'Whether a caller who has stored no row within the running window may store one beyond this limit.';

create table private.table_limits (
  table_name text primary key,
  rows_per_request integer,
  bytes bigint,
  kept_for interval,

  constraint table_limits_numbers_positive check (least(rows_per_request, bytes) > 0),
  -- A typing mistake must not empty the table.
  constraint table_limits_kept_for_a_day_at_least check (kept_for >= interval '1 day')
);

comment on table private.table_limits is 'What a table takes, whoever sends it. Changed like private.limits. Null: no such limit.';
comment on column private.table_limits.table_name is 'As in private.limits.';
comment on column private.table_limits.rows_per_request is
  'Most rows of one request; the site sends one. A refused request leaves so many dead rows until the next vacuum.';
comment on column private.table_limits.bytes is 'Nothing more is stored once the table, its indexes included, is larger.';
comment on column private.table_limits.kept_for is
  'private.delete_old_events() deletes older rows. Null: kept until the owner erases them.';

-- Under a flood events are given up first: they never fill more than three quarters of a free plan's disk, and their
-- ceiling has no exception.
insert into private.table_limits (table_name, rows_per_request, bytes, kept_for) values
  ('registered_users', 1, null, null),
  ('mechanic_applications', 1, null, null),
  ('user_sessions', 1, 402653184, '180 days');

-- One address may be a whole office or campus. A long visit leaves about ten events: thirty visits at once from one
-- caller, a thousand an hour from all.
insert into private.limits (table_name, family, bits, rows, attempts, lasts, first_row_passes) values
  ('registered_users', 4, 32, 20, 40, '1 hour', false),
  ('registered_users', 4, 24, 200, 400, '1 hour', false),
  ('registered_users', 6, 64, 20, 40, '1 hour', false),
  ('registered_users', 6, 56, 100, 200, '1 hour', false),
  ('registered_users', 6, 48, 400, 800, '1 hour', false),
  ('registered_users', 0, 0, 5000, null, '1 hour', true),
  ('mechanic_applications', 4, 32, 10, 20, '1 hour', false),
  ('mechanic_applications', 4, 24, 60, 120, '1 hour', false),
  ('mechanic_applications', 6, 64, 10, 20, '1 hour', false),
  ('mechanic_applications', 6, 56, 30, 60, '1 hour', false),
  ('mechanic_applications', 6, 48, 100, 200, '1 hour', false),
  ('mechanic_applications', 0, 0, 1000, null, '1 hour', true),
  ('user_sessions', 4, 32, 300, 600, '10 minutes', false),
  ('user_sessions', 4, 24, 1000, 2000, '10 minutes', false),
  ('user_sessions', 6, 64, 300, 600, '10 minutes', false),
  ('user_sessions', 6, 56, 500, 1000, '10 minutes', false),
  ('user_sessions', 6, 48, 1000, 2000, '10 minutes', false),
  ('user_sessions', 0, 0, 10000, null, '1 hour', false);
