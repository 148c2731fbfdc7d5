-- A full list opens as soon as its owner has deleted rows. The limit goes by the planner's estimate, which PostgreSQL would
-- renew only after a tenth of the rows has changed. Events need none of it: the oldest give way.

create function private.count_again() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('analyze public.%I', tg_table_name);
  return null;
end;
$$;
revoke all on function private.count_again() from public, anon, authenticated, service_role;

create trigger count_again after delete on public.registered_users for each statement
  execute function private.count_again();
create trigger count_again after delete on public.mechanic_applications for each statement
  execute function private.count_again();
