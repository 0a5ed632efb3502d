-- Free SMS: the outbox, its limits and its idempotency keys. Visitors have no access; the server uses
-- it as the service role. A message is reserved before the provider is called, so that a retry after
-- a crash or a timeout never sends it twice.

-- One row. Change a limit with `update private.sms_settings set per_day = 50;`.
create table private.sms_settings (
  only_row boolean primary key default true check (only_row),
  per_address_per_hour integer not null default 5 check (per_address_per_hour >= 0),
  per_number_per_day integer not null default 5 check (per_number_per_day >= 0),
  per_day integer not null default 200 check (per_day >= 0),
  keep_days integer not null default 30 check (keep_days >= 1),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.sms_settings default values;

create table private.sms_outbox (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique check (char_length(idempotency_key) between 8 and 128),
  recipient text not null check (char_length(recipient) between 4 and 20),
  sender text not null check (char_length(sender) <= 30),
  body text not null check (char_length(body) between 1 and 1000),
  delivery text not null default 'pending'
    check (delivery in ('pending', 'outbox', 'sent', 'failed', 'unknown')),
  provider_reference text,
  error_code text,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
create index sms_outbox_created on private.sms_outbox (created_at);

-- Counts within fixed windows. Addresses and numbers are stored only as salted hashes.
create table private.sms_counters (
  scope text not null check (scope in ('address', 'number', 'day')),
  subject text not null,
  window_start timestamptz not null,
  used integer not null default 0,
  primary key (scope, subject, window_start)
);

-- Numbers that have opted out of messages.
create table private.sms_opt_outs (
  number_hash text primary key,
  created_at timestamptz not null default clock_timestamp()
);

create function private.sms_hash(p_text text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(s.salt || p_text, 'UTF8')), 'hex') from private.sms_settings as s;
$$;

create function private.opt_out_of_sms(p_recipient text)
returns void
language sql
set search_path = ''
as $$
  insert into private.sms_opt_outs (number_hash) values (private.sms_hash(p_recipient))
  on conflict do nothing;
$$;

-- Reserves one message. `outcome` is
--   reserved  send it to the provider now; settle_sms() records the result
--   repeated  the same key and content came before; `delivery` is the result
--   mismatch  the key came before with different content
--   address, number, day   that limit is used up for `retry_after` seconds
--   opted_out the number has opted out of messages
create function private.reserve_sms(
  p_key text, p_address text, p_recipient text, p_sender text, p_body text
)
returns table (outcome text, id bigint, delivery text, retry_after integer)
language plpgsql
set search_path = ''
as $$
declare
  settings private.sms_settings;
  known private.sms_outbox;
  moment timestamptz := clock_timestamp();
  scopes text[] := array['address', 'number', 'day'];
  subjects text[];
  starts timestamptz[];
  ends timestamptz[];
  allowed integer[];
  taken integer;
begin
  -- One reservation at a time, so that requests cannot race for a key or a limit.
  perform pg_advisory_xact_lock(hashtextextended('sms_outbox', 0));
  select * into strict settings from private.sms_settings;

  select * into known from private.sms_outbox as o where o.idempotency_key = p_key;
  if found then
    if (known.recipient, known.sender, known.body) = (p_recipient, p_sender, p_body) then
      return query select 'repeated', known.id, known.delivery, 0;
    else
      return query select 'mismatch', null::bigint, null::text, 0;
    end if;
    return;
  end if;

  if exists (
    select from private.sms_opt_outs as x where x.number_hash = private.sms_hash(p_recipient)
  ) then
    return query select 'opted_out', null::bigint, null::text, 0;
    return;
  end if;

  subjects := array[private.sms_hash(p_address), private.sms_hash(p_recipient), 'everyone'];
  allowed := array[settings.per_address_per_hour, settings.per_number_per_day, settings.per_day];
  starts := array[
    date_trunc('hour', moment, 'UTC'), date_trunc('day', moment, 'UTC'), date_trunc('day', moment, 'UTC')
  ];
  ends := array[starts[1] + interval '1 hour', starts[2] + interval '1 day', starts[3] + interval '1 day'];

  for i in 1..3 loop
    select c.used into taken from private.sms_counters as c
    where (c.scope, c.subject, c.window_start) = (scopes[i], subjects[i], starts[i]);
    if coalesce(taken, 0) >= allowed[i] then
      return query select scopes[i], null::bigint, null::text,
        ceil(extract(epoch from ends[i] - moment))::integer;
      return;
    end if;
  end loop;

  for i in 1..3 loop
    insert into private.sms_counters as c (scope, subject, window_start, used)
    values (scopes[i], subjects[i], starts[i], 1)
    on conflict (scope, subject, window_start) do update set used = c.used + 1;
  end loop;

  return query
    insert into private.sms_outbox as o (idempotency_key, recipient, sender, body)
    values (p_key, p_recipient, p_sender, p_body)
    returning 'reserved', o.id, o.delivery, 0;
end;
$$;

-- Records the result of a reserved message. A settled message never changes again.
create function private.settle_sms(
  p_id bigint, p_delivery text, p_reference text default null, p_error text default null
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.sms_outbox as o
  set delivery = p_delivery, provider_reference = p_reference, error_code = p_error,
    settled_at = clock_timestamp()
  where o.id = p_id and o.delivery = 'pending';
  return found;
end;
$$;

-- Deletes old messages and counters. Returns the number of messages deleted.
create function private.prune_sms()
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept interval := (select make_interval(days => s.keep_days) from private.sms_settings as s);
  deleted bigint;
begin
  delete from private.sms_outbox as o where o.created_at < clock_timestamp() - kept;
  get diagnostics deleted = row_count;
  delete from private.sms_counters as c where c.window_start < clock_timestamp() - interval '2 days';
  return deleted;
end;
$$;

grant select, insert, update, delete on all tables in schema private to service_role;
revoke all on all functions in schema private from public;
grant execute on all functions in schema private to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('prune-sms', '23 * * * *', 'select private.prune_sms()');
  end if;
exception when others then
  raise notice 'retention was not scheduled (%); call private.prune_sms() yourself', sqlerrm;
end;
$$;
