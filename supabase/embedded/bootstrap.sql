-- Creates what a hosted project has before the first migration. Our own server runs this file at
-- every start, with the embedded database and with any plain PostgreSQL. It is not for hosted projects.

do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
    -- The server's own login switches to one of these roles for every request.
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to current_user', name);
    end if;
    execute format('grant usage on schema public to %I', name);
  end loop;

  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
