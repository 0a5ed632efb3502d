-- Private rooms. Whoever holds a room's key reads it and writes to it, and nobody else does. The key
-- is 128 random bits that the opener's browser makes. It stands behind the # of the room's link,
-- requests carry it in the header x-room-key, and the database keeps only its hash, which is the
-- room's id. Live changes of a private room reach nobody, since a subscription carries no header:
-- its visitors tell one another the number of each new row and read the row themselves.

-- The id of the room whose key the request carries; null without one.
create function public.held_room()
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(h.key, 'UTF8')), 'hex')
  from (
    select nullif(current_setting('request.headers', true), '')::json ->> 'x-room-key' as key
  ) as h
  where h.key ~ '^[A-Za-z0-9_-]{22}$';
$$;
grant execute on function public.held_room() to anon, service_role;

create table public.messenger_rooms (
  id text primary key,
  opened_by text not null check (char_length(opened_by) between 1 and 30),
  created_at timestamptz not null default clock_timestamp()
);

create function private.admit_room()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  visitor text := private.visitor_hash();
begin
  new.id := public.held_room();
  if new.id is null then
    raise sqlstate 'PT403' using message = 'That is not the key of a room';
  end if;
  new.opened_by := private.clean_name(new.opened_by);
  if current_setting('role') in ('anon', 'authenticated') then
    perform private.limit_rate('rooms:' || visitor, 5, 0.02, 'You are opening rooms too fast');
    perform private.refuse_writing(coalesce(new.opened_by, ''), '', visitor);
  end if;
  return new;
end;
$$;

create trigger admit_room before insert on public.messenger_rooms
  for each row execute function private.admit_room();

alter table public.messenger_rooms enable row level security;
revoke all on table public.messenger_rooms from anon, authenticated, public;
grant select on table public.messenger_rooms to anon;
grant insert (opened_by) on table public.messenger_rooms to anon;
grant select, insert, update, delete on table public.messenger_rooms to service_role;

create policy "visitors see the room whose key they hold" on public.messenger_rooms
  for select to anon using (id = (select public.held_room()));
create policy "visitors open the room whose key they hold" on public.messenger_rooms
  for insert to anon with check (id = (select public.held_room()));
create policy "operators do anything" on public.messenger_rooms
  for all to service_role using (true) with check (true);

-- Messages ---------------------------------------------------------------------------------

create policy "visitors read the room whose key they hold" on public.messenger_messages
  for select to anon using (room_id = (select public.held_room()));
create policy "visitors write to the room whose key they hold" on public.messenger_messages
  for insert to anon with check (
    room_id = (select r.id from public.messenger_rooms as r where r.id = (select public.held_room()))
  );

create or replace function private.admit_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings private.messenger_settings;
begin
  select * into strict settings from private.messenger_settings;
  new.reason := private.trim_text(new.reason);
  new.reporter_hash := private.visitor_hash();
  if current_setting('role') in ('anon', 'authenticated') then
    perform private.limit_rate(
      'report:' || new.reporter_hash, settings.report_burst, settings.report_per_second,
      'You are sending reports too fast'
    );
  end if;

  select m.username, m.message into new.reported_username, new.reported_message
  from public.messenger_messages as m
  where m.id = new.message_id and m.room_id in ('default', public.held_room());
  if not found then
    raise foreign_key_violation using
      message = 'There is no such message to report',
      detail = format('Message %s is not in the room', new.message_id);
  end if;
  return new;
end;
$$;

-- Retention --------------------------------------------------------------------------------

-- Deletes rooms that are as old as a message may be and hold none. Returns how many.
create function private.prune_rooms()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  deleted bigint;
begin
  delete from public.messenger_rooms as r
  where r.created_at < clock_timestamp() - (
      select make_interval(days => s.keep_days) from private.messenger_settings as s
    )
    and not exists (select from public.messenger_messages as m where m.room_id = r.id);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

revoke all on function private.admit_room() from public;
revoke all on function private.prune_rooms() from public;
grant execute on function private.prune_rooms() to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('prune-rooms', '37 * * * *', 'select private.prune_rooms()');
  end if;
exception when others then
  raise notice 'retention was not scheduled (%); call private.prune_rooms() yourself', sqlerrm;
end;
$$;
