-- What an e-mail address looks like, once for both lists: in ASCII, with a full stop in its domain. Without a search_path, so that
-- PostgreSQL inlines it into the constraints, as is_visible_line().
create function private.is_email_address(value text) returns boolean
language sql immutable parallel safe
return value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$';

-- A check constraint runs its functions as the role that writes the row.
grant execute on function private.is_email_address(text) to anon, service_role;

-- Stored rows hold what the new constraints ask, as the old ones asked the same. The longest address that mail can be sent to has
-- 254 bytes (RFC 5321, errata 1690).
alter table public.registered_users
  drop constraint registered_users_email_id_check,
  add constraint registered_users_email_id_check
    check (octet_length(email_id) <= 254 and private.is_email_address(email_id));
alter table public.mechanic_applications
  drop constraint mechanic_applications_email_address_check,
  add constraint mechanic_applications_email_address_check
    check (octet_length(email_address) <= 254 and private.is_email_address(email_address));
