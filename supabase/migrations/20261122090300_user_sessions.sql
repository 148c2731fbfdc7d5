-- What happens on the page, one row an event. Columns of the same name are as in registered_users.

create table public.user_sessions (
  id bigint generated always as identity primary key,
  session_id uuid not null,
  -- Not a foreign key. Any visitor may write any id here, so a key would prove nothing; it would answer whether an id
  -- is registered (23503 or not), and it would tie the erasure of a person to the rows of this table.
  user_id uuid,
  -- The lengths let eight rows fit a page of 8 KB. No fragment, no credentials, and of the query only what names a campaign.
  page_url text not null check (
    octet_length(page_url) <= 320 and private.is_visible_line(page_url) and page_url !~ '#|^([^/?]*//)?[^/?]*@'
    and page_url ~ '^[^?]*(\?(utm_(source|medium|campaign|term|content)=[^&]*(&|$))+)?$'
  ),
  user_agent text not null check (octet_length(user_agent) <= 200 and private.is_visible_line(user_agent)),
  referrer text check (octet_length(referrer) <= 160 and private.is_visible_line(referrer) and referrer !~ '[?#]|^([^/]*//)?[^/]*@'),
  -- No screen is larger.
  viewport_width integer not null check (viewport_width between 0 and 32767),
  viewport_height integer not null check (viewport_height between 0 and 32767),
  -- A closed list is neither blank nor too long, and no place for foreign text.
  interaction_type text not null check (interaction_type in ('page_view', 'scroll', 'button_click', 'section_view', 'form_submit')),
  interaction_target text check (octet_length(interaction_target) <= 40 and private.is_visible_line(interaction_target)),
  -- By its bytes first: jsonb keeps the number 1e131071 in ten of them and writes it out in 131,072 characters.
  interaction_data jsonb check (
    case when jsonb_typeof(interaction_data) <> 'object' or pg_column_size(interaction_data) > 160 then false
    else octet_length(interaction_data::text) <= 160 end
  ),
  created_at timestamptz not null default now()
)
-- Old events give way to new ones (upkeep), which reuse their space and rely on the estimate of rows.
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

comment on table public.user_sessions is
  'Events of the page, written by visitors who did not object. Nothing here is proven: anyone may write a row of this shape.';
comment on column public.user_sessions.id is 'Made by the database; also the order of arrival.';
comment on column public.user_sessions.session_id is 'Random, one for each page load, kept in memory only.';
comment on column public.user_sessions.user_id is
  'registered_users.id on the event that follows a registration, else null. Once the person''s row is erased it leads nowhere.';
comment on column public.user_sessions.page_url is 'Address of the page: scheme, host, path and the utm_ parameters of campaigns.';
comment on column public.user_sessions.viewport_width is 'Of the window, in CSS pixels.';
comment on column public.user_sessions.viewport_height is 'Of the window, in CSS pixels.';
comment on column public.user_sessions.interaction_type is 'What kind of event it is.';
comment on column public.user_sessions.interaction_target is 'What was viewed, clicked or sent, such as join_waitlist.';
comment on column public.user_sessions.interaction_data is 'More about the event: source, scroll_percentage, section or email_domain. Never a whole e-mail address.';

revoke all on table public.user_sessions from public, anon, authenticated, service_role;
-- Events are written blind (return=minimal), so there is nothing to select.
grant insert (
  session_id, user_id, page_url, user_agent, referrer, viewport_width, viewport_height,
  interaction_type, interaction_target, interaction_data
) on table public.user_sessions to anon;
grant select, insert, update, delete on table public.user_sessions to service_role;

alter table public.user_sessions enable row level security, force row level security;

-- No event of the page has a control character, a line separator or an override of direction in its data.
create policy "Visitors leave events" on public.user_sessions for insert to anon with check (
  created_at = now()
  -- A longer value is not written out: the column's check, which comes after the policy, refuses it. In the text of a jsonb an
  -- odd number of backslashes before one of these letters is a control character.
  and case when pg_column_size(interaction_data) <= 160 then
    private.is_visible_line(interaction_data::text) and interaction_data::text !~ '(?:^|[^\\])(?:\\\\)*\\[bfnrtu]'
  end is not false
);
