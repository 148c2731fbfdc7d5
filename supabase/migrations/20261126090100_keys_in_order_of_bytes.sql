-- Unique indexes in the order of bytes: one in the order of the database's collation breaks when an upgrade of the system
-- changes that order, and may then take an address twice. What is equal stays the same. PostgreSQL changes no column that a
-- view or a trigger names, so each view of one is emptied for the moment; it keeps what is granted on it and stands on it.

drop trigger alert_of_application on public.mechanic_applications;

do $$
declare
  keys constant jsonb := '{"public.registered_users": "email_key", "public.mechanic_applications": "email_key",
    "private.limits": "table_name", "private.site_hosts": "host"}';
  key record;
  view record;
begin
  create temporary table views on commit drop as
  select
    oid::regclass as name,
    array_to_string(reloptions, ', ') as options,
    (
      select string_agg(
        format('null::%s %s as %I', format_type(atttypid, atttypmod), 'collate ' || nullif(attcollation, 0)::regcollation, attname),
        ', ' order by attnum
      )
      from pg_attribute where attrelid = pg_class.oid and attnum > 0
    ) as blank,
    pg_get_viewdef(oid) as definition
  from pg_class
  where oid in (
    select ev_class from pg_depend join pg_rewrite on pg_rewrite.oid = objid, jsonb_each_text(keys) as changed (of_table, name)
    where refobjid = of_table::regclass
      and refobjsubid = (select attnum from pg_attribute where attrelid = of_table::regclass and attname = name)
  );
  for view in select * from views loop
    execute format('create or replace view %s with (%s) as select %s', view.name, view.options, view.blank);
  end loop;
  for key in select * from jsonb_each_text(keys) as changed (of_table, name) loop
    execute format('alter table %s alter column %I type text collate "C"', key.of_table, key.name);
  end loop;
  for view in select * from views where name <> 'private.listed_drivers'::regclass loop
    execute format('create or replace view %s with (%s) as %s', view.name, view.options, view.definition);
  end loop;
end
$$;

-- It shows a key, in the collation that what stands on it knows.
create or replace view private.listed_drivers with (security_invoker = true) as
select id, email_id, email_key collate "default" as email_key, postal_code, referrer, language, created_at,
  private.is_program(user_agent) as names_program
from public.registered_users
where email_key not like '%doctor.invalid';

create trigger alert_of_application after insert on public.mechanic_applications for each row
  when (current_user in ('anon', 'authenticated') and new.email_key not like '%doctor.invalid')
  execute function private.alert_of_application();
