-- The waitlist. Lengths are bytes, so that they bound what a row takes on the disk, and are looked at first: no pattern is
-- tried on a text of megabytes.

create table public.registered_users (
  id uuid primary key default gen_random_uuid(),
  -- The longest address that mail can be sent to (RFC 5321, errata 1690). The site writes a domain of other letters in punycode.
  email_id text not null check (octet_length(email_id) <= 254 and private.is_email_address(email_id)),
  -- In the order of bytes, like each key here: an index in the order of a collation breaks when an upgrade of the system changes it.
  email_key text collate "C" generated always as (lower(left(email_id, 254) collate "C")) stored,
  -- Room for any country's code; no format is asked for.
  postal_code text not null check (octet_length(postal_code) <= 64 and private.is_visible_line(postal_code)),
  -- The site cuts longer agents and referrers. An unknown referrer is null, never blank; none has a query, a fragment or
  -- credentials, which are what ends with the last @ before the path.
  user_agent text not null check (octet_length(user_agent) <= 200 and private.is_visible_line(user_agent)),
  referrer text check (octet_length(referrer) <= 160 and private.is_visible_line(referrer) and referrer !~ '[?#]|^([^/]*//)?[^/]*@'),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),

  -- One place on the list for one address. A second one answers 23505. Deferred, so that every other refusal of a request
  -- comes first: otherwise a request that is refused in any case would tell who is listed and leave no row.
  constraint registered_users_email_id_key unique (email_key) deferrable initially deferred
);

-- Keeps a visitor's (always empty) look at the table from reading all of it; see the select policy.
create index registered_users_created_at_idx on public.registered_users (created_at);

comment on table public.registered_users is
  'Drivers who joined the waitlist. Personal data: visitors may add a row, only the owner may read, correct or erase one.';
comment on column public.registered_users.id is 'Made by the database; the visitor is told it once, in the answer to the insert.';
comment on column public.registered_users.email_id is 'Where the launch news goes, as the visitor spelled it.';
comment on column public.registered_users.email_key is 'The address in small letters, by which it is unique: where email_key = ''driver@example.com''.';
comment on column public.registered_users.postal_code is 'A Canadian code as "M5V 2T6"; anything else as the visitor typed it.';
comment on column public.registered_users.user_agent is 'What the browser calls itself.';
comment on column public.registered_users.referrer is 'Origin and path of the page that led here; null when the browser does not say.';
comment on column public.registered_users.language is 'Edition of the page that the driver joined on, so the language to write in: en or fr.';
comment on column public.registered_users.created_at is 'Start of the transaction that added the row; a visitor cannot choose it.';

revoke all on table public.registered_users from public, anon, authenticated, service_role;
grant insert (email_id, postal_code, user_agent, referrer, language) on table public.registered_users to anon;
-- `insert ... returning id`, and no other column: not even a filter on one is allowed.
grant select (id) on table public.registered_users to anon;
-- The owner, with the secret key. `authenticated` gets nothing: the site has no accounts.
grant select, insert, update, delete on table public.registered_users to service_role;

alter table public.registered_users enable row level security, force row level security;

create policy "Visitors join the waitlist" on public.registered_users
  for insert to anon with check (created_at = now());

-- now() is the start of the running transaction and so is created_at's default: the one row that matches is the one
-- being inserted. Afterwards the list can be neither read nor counted.
create policy "Visitors get the id of the row they are inserting" on public.registered_users
  for select to anon using (created_at = now());
