-- The messenger: one public table that visitors read and add to, and a private schema for limits,
-- reports and retention. The same file is for a hosted project, the embedded database and any
-- PostgreSQL from version 15 with the encoding UTF8.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- Settings ---------------------------------------------------------------------------------

-- One row. Change a limit with `update private.messenger_settings set room_per_second = 5;`.
create table private.messenger_settings (
  only_row boolean primary key default true check (only_row),
  -- Each bucket holds `burst` messages and refills at the given rate.
  address_burst integer not null default 8 check (address_burst >= 1),
  address_per_second numeric not null default 0.5 check (address_per_second > 0),
  -- Nudges and winks shake and cover other people's screens, so their limits are lower.
  effect_burst integer not null default 3 check (effect_burst >= 1),
  effect_per_second numeric not null default 0.2 check (effect_per_second > 0),
  room_burst integer not null default 120 check (room_burst >= 1),
  room_per_second numeric not null default 25 check (room_per_second > 0),
  report_burst integer not null default 5 check (report_burst >= 1),
  report_per_second numeric not null default 0.02 check (report_per_second > 0),
  keep_days integer not null default 30 check (keep_days >= 1),
  keep_messages integer not null default 100000 check (keep_messages >= 50),
  -- The first of these request headers that is present contains the visitor's address. The hosted
  -- service sets the first and overwrites whatever a visitor sends; our own server drops the
  -- first and sets the second. Behind another proxy, name the header that it sets.
  address_headers text[] not null default '{cf-connecting-ip,x-forwarded-for}',
  -- Addresses are stored only as a hash with this salt.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.messenger_settings default values;

-- Rate limits ------------------------------------------------------------------------------

create table private.rate_buckets (
  bucket text primary key,
  tokens numeric not null,
  refilled_at timestamptz not null
);

-- Takes one token from a bucket. Returns 0 if there was one, otherwise the seconds to wait.
create function private.take_token(p_bucket text, p_burst integer, p_per_second numeric)
returns numeric
language plpgsql
set search_path = ''
as $$
declare
  available numeric;
begin
  insert into private.rate_buckets as b (bucket, tokens, refilled_at)
  values (p_bucket, p_burst, clock_timestamp())
  on conflict (bucket) do nothing;

  select least(p_burst, b.tokens + extract(epoch from clock_timestamp() - b.refilled_at) * p_per_second)
  into available
  from private.rate_buckets as b
  where b.bucket = p_bucket
  for update;

  if available < 1 then
    return (1 - available) / p_per_second;
  end if;

  update private.rate_buckets as b
  set tokens = available - 1, refilled_at = clock_timestamp()
  where b.bucket = p_bucket;
  return 0;
end;
$$;

-- The salted hash of the visitor's address. IPv6 addresses are counted by /64, the
-- smallest network that providers assign. All missing or malformed addresses share one bucket.
create function private.visitor_hash()
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  headers json;
  header text;
  address text;
begin
  select * into strict settings from private.messenger_settings;
  headers := nullif(current_setting('request.headers', true), '')::json;
  foreach header in array settings.address_headers loop
    address := btrim(split_part(headers ->> header, ',', 1));
    exit when address <> '';
  end loop;

  begin
    if family(address::inet) = 6 then
      address := network(set_masklen(address::inet, 64))::text;
    else
      address := host(address::inet);
    end if;
  exception when data_exception then
    address := null;
  end;

  return encode(sha256(convert_to(settings.salt || coalesce(address, 'unknown'), 'UTF8')), 'hex');
end;
$$;

-- Refuses with HTTP status 429 when a bucket is empty.
create function private.limit_rate(p_bucket text, p_burst integer, p_per_second numeric, p_text text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  wait numeric := private.take_token(p_bucket, p_burst, p_per_second);
begin
  if wait > 0 then
    raise sqlstate 'PT429' using
      message = p_text,
      detail = format('Retry after %s s', ceil(wait)),
      hint = 'Wait a moment, then send it again.';
  end if;
end;
$$;

-- Messages ---------------------------------------------------------------------------------

create table public.messenger_messages (
  id bigint generated always as identity primary key,
  room_id text not null default 'default' check (char_length(room_id) between 1 and 64),
  username text not null check (char_length(username) between 1 and 30),
  message text not null check (char_length(message) between 1 and 500),
  message_type text not null default 'text' check (message_type in ('text', 'nudge', 'wink')),
  -- The clock, not the transaction's start: with the lock below, ids and times rise together.
  created_at timestamptz not null default clock_timestamp()
);

create index messenger_messages_history
  on public.messenger_messages (room_id, created_at desc, id desc);

-- Trims the characters that JavaScript's trim() trims, so that client and server agree on blanks.
create function private.trim_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(
    p_text,
    E' \t\n\u000b\u000c\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  );
$$;

-- Messages are numbered one transaction at a time: a reader that has seen message n will never
-- find a smaller number later, so "everything after n" is a complete catch-up.
create function private.queue_messages()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('messenger_messages', 0));
  return null;
end;
$$;

create function private.admit_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  visitor text;
begin
  new.username := private.trim_text(new.username);
  new.message := private.trim_text(new.message);

  -- Only visitors are limited; the service role and the owner are not.
  if current_setting('role') in ('anon', 'authenticated') then
    select * into strict settings from private.messenger_settings;
    visitor := private.visitor_hash();
    perform private.limit_rate(
      'message:' || visitor, settings.address_burst, settings.address_per_second,
      'You are sending messages too fast'
    );
    if new.message_type in ('nudge', 'wink') then
      perform private.limit_rate(
        'effect:' || visitor, settings.effect_burst, settings.effect_per_second,
        'You are sending nudges and winks too fast'
      );
    end if;
    perform private.limit_rate(
      'room:' || new.room_id, settings.room_burst, settings.room_per_second,
      'The room is too busy at the moment'
    );
  end if;
  return new;
end;
$$;

create trigger queue_messages before insert on public.messenger_messages
  for each statement execute function private.queue_messages();
create trigger admit_message before insert on public.messenger_messages
  for each row execute function private.admit_message();

alter table public.messenger_messages enable row level security;
revoke all on table public.messenger_messages from anon, authenticated, public;
grant select on table public.messenger_messages to anon;
grant insert (room_id, username, message, message_type) on table public.messenger_messages to anon;
grant select, insert, update, delete on table public.messenger_messages to service_role;

create policy "visitors read the default room" on public.messenger_messages
  for select to anon using (room_id = 'default');
create policy "visitors write to the default room" on public.messenger_messages
  for insert to anon with check (room_id = 'default');
create policy "operators do anything" on public.messenger_messages
  for all to service_role using (true) with check (true);

alter publication supabase_realtime add table public.messenger_messages;

-- Reports ----------------------------------------------------------------------------------

-- Visitors insert reports and cannot read them. The message is copied, so that it is kept after the
-- retention has deleted the original.
create table public.messenger_reports (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  reason text not null default '' check (char_length(reason) <= 200),
  reported_username text not null,
  reported_message text not null,
  reporter_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (message_id, reporter_hash)
);

create function private.admit_report()
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
  where m.id = new.message_id and m.room_id = 'default';
  if not found then
    raise foreign_key_violation using
      message = 'There is no such message to report',
      detail = format('Message %s is not in the room', new.message_id);
  end if;
  return new;
end;
$$;

create trigger admit_report before insert on public.messenger_reports
  for each row execute function private.admit_report();

alter table public.messenger_reports enable row level security;
revoke all on table public.messenger_reports from anon, authenticated, public;
grant insert (message_id, reason) on table public.messenger_reports to anon;
grant select, insert, update, delete on table public.messenger_reports to service_role;

create policy "visitors report" on public.messenger_reports for insert to anon with check (true);
create policy "operators do anything" on public.messenger_reports
  for all to service_role using (true) with check (true);

-- Retention --------------------------------------------------------------------------------

-- Deletes messages older than the settings allow, and buckets that have been full for long.
-- Returns the number of messages deleted.
create function private.prune_messenger()
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  deleted bigint;
begin
  select * into strict settings from private.messenger_settings;
  delete from public.messenger_messages as m
  where m.created_at < clock_timestamp() - make_interval(days => settings.keep_days)
    or m.id <= (
      select o.id from public.messenger_messages as o
      order by o.id desc offset settings.keep_messages limit 1
    );
  get diagnostics deleted = row_count;
  delete from public.messenger_reports as r
  where r.created_at < clock_timestamp() - make_interval(days => settings.keep_days);
  delete from private.rate_buckets as b
  where b.refilled_at < clock_timestamp() - interval '1 hour';
  return deleted;
end;
$$;

grant select, insert, update, delete on all tables in schema private to service_role;
revoke all on all functions in schema private from public;
grant execute on function private.prune_messenger() to service_role;
grant execute on function private.visitor_hash() to service_role;

-- In a hosted project pg_cron runs the retention. Elsewhere the server calls it every hour.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('prune-messenger', '17 * * * *', 'select private.prune_messenger()');
  end if;
exception when others then
  raise notice 'retention was not scheduled (%); call private.prune_messenger() yourself', sqlerrm;
end;
$$;
