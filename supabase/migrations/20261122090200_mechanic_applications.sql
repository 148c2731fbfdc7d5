-- Mechanics who want to partner. Columns of the same name are as in registered_users.

create table public.mechanic_applications (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (octet_length(full_name) <= 400 and private.is_visible_line(full_name)),
  phone_number text not null check (octet_length(phone_number) <= 64 and private.is_visible_line(phone_number)),
  email_address text not null check (octet_length(email_address) <= 254 and private.is_email_address(email_address)),
  email_key text collate "C" generated always as (lower(left(email_address, 254) collate "C")) stored,
  street_address text not null check (octet_length(street_address) <= 400 and private.is_visible_line(street_address)),
  city text not null check (octet_length(city) <= 240 and private.is_visible_line(city)),
  postal_code text not null check (octet_length(postal_code) <= 64 and private.is_visible_line(postal_code)),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,

  constraint mechanic_applications_email_address_key unique (email_key) deferrable initially deferred
);

comment on table public.mechanic_applications is
  'Mechanics who applied to partner. Personal data: visitors may add a row, only the owner may read, correct or erase one.';
comment on column public.mechanic_applications.id is 'Made by the database and told to no visitor.';
comment on column public.mechanic_applications.full_name is 'Whom to greet.';
comment on column public.mechanic_applications.email_address is 'Where the answer goes, as the applicant spelled it.';
comment on column public.mechanic_applications.street_address is 'Of the shop.';
comment on column public.mechanic_applications.city is 'Of the shop.';
comment on column public.mechanic_applications.phone_number is 'As typed; no format is asked for.';
comment on column public.mechanic_applications.language is 'Edition of the page that the applicant used, so the language to answer in: en or fr.';
comment on column public.mechanic_applications.created_at is 'Start of the transaction that added the row; the answer is promised within 4 working days of it.';
comment on column public.mechanic_applications.answered_at is
  'Set by the owner once the applicant was answered; until then the reports count the application as unanswered.';

revoke all on table public.mechanic_applications from public, anon, authenticated, service_role;
-- Only the error of this insert is read, so there is nothing to select.
grant insert (full_name, phone_number, email_address, street_address, city, postal_code, language)
  on table public.mechanic_applications to anon;
grant select, insert, update, delete on table public.mechanic_applications to service_role;

alter table public.mechanic_applications enable row level security, force row level security;

create policy "Mechanics apply" on public.mechanic_applications
  for insert to anon with check (created_at = now());
