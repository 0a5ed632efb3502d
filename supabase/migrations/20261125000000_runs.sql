-- High-score tables. Each row has a recording that the server has replayed. Visitors can read and
-- report rows; only the server adds them.

create table public.runs (
  id bigint generated always as identity primary key,
  game text not null check (char_length(game) between 1 and 80),
  -- The modes of the run. Only runs of the same category are compared.
  category text not null check (char_length(category) between 1 and 200),
  score bigint not null check (score >= 0),
  ticks integer not null check (ticks > 0),
  name text not null check (char_length(name) between 1 and 30),
  -- The day since 1 January 1970, UTC, whose seed the run used; null for any other seed.
  daily integer,
  recording text not null check (char_length(recording) <= 60000),
  -- The same for every text of the same run: game, rules, seed and the hash of the final state.
  digest text not null unique check (char_length(digest) between 1 and 200),
  -- Hidden by an operator. The digest stays, so that the run cannot be entered again.
  hidden boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

create index runs_best on public.runs (game, category, score desc, ticks, id);
create index runs_of_day on public.runs (game, category, daily, score desc) where daily is not null;
create index runs_age on public.runs (created_at);

-- The salted hash of the address that sent each run, kept for as long as the messenger's settings say.
create table private.run_senders (
  run_id bigint primary key references public.runs (id) on delete cascade,
  visitor text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index run_senders_age on private.run_senders (created_at);

alter table public.runs enable row level security;
revoke all on table public.runs from anon, authenticated, public;
grant select (id, game, category, score, ticks, name, daily, recording, created_at)
  on table public.runs to anon;
grant select, insert, update, delete on table public.runs to service_role;
create policy "visitors read what is not hidden" on public.runs
  for select to anon using (not hidden);
create policy "the judge does anything" on public.runs
  for all to service_role using (true) with check (true);

-- Entering ---------------------------------------------------------------------------------

-- Enters a run that the server has judged. `outcome` is
--   entered   `id` is its row
--   known     the same run is there already, under any name
--   name      the name is empty, reserved or contains a blocked word
--   muted     the name or the address is muted or banned
create function private.enter_run(
  p_game text, p_category text, p_score bigint, p_ticks integer, p_name text, p_daily integer,
  p_recording text, p_digest text, p_address text
)
returns table (outcome text, id bigint)
language plpgsql
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  cleaned text := private.clean_name(p_name);
  looks text := private.skeleton(p_name);
  visitor text;
  entered bigint;
begin
  select * into strict settings from private.messenger_settings;
  visitor := encode(sha256(convert_to(settings.salt || coalesce(p_address, 'unknown'), 'UTF8')), 'hex');
  if cleaned = '' or char_length(cleaned) > 30
    or exists (select from private.reserved_names as r where r.skeleton = looks and looks <> '')
    or exists (
      select from private.blocked_words as w
      where w.skeleton in (
        select private.skeleton(said) from regexp_split_to_table(cleaned, '[[:space:]!?.,;:]+') as said
      )
    )
  then
    return query select 'name', null::bigint;
    return;
  end if;
  if exists (
    select from private.mutes as m
    where m.until > clock_timestamp()
      and ((m.kind = 'address' and m.subject = visitor) or (m.kind = 'name' and m.subject = looks))
  ) then
    return query select 'muted', null::bigint;
    return;
  end if;
  insert into public.runs as r (game, category, score, ticks, name, daily, recording, digest)
  values (p_game, p_category, p_score, p_ticks, cleaned, p_daily, p_recording, p_digest)
  on conflict (digest) do nothing
  returning r.id into entered;
  if entered is null then
    return query select 'known', null::bigint;
    return;
  end if;
  insert into private.run_senders (run_id, visitor) values (entered, visitor);
  return query select 'entered', entered;
end;
$$;

-- Reports ----------------------------------------------------------------------------------

-- Visitors insert reports and cannot read them.
create table public.run_reports (
  id bigint generated always as identity primary key,
  run_id bigint not null,
  reason text not null default '' check (char_length(reason) <= 200),
  reported_name text not null default '',
  reporter_hash text not null default '',
  handled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (run_id, reporter_hash)
);

create function private.admit_run_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings private.messenger_settings;
begin
  select * into strict settings from private.messenger_settings;
  new.reason := private.clean_text(new.reason);
  new.reporter_hash := private.visitor_hash();
  if current_setting('role') in ('anon', 'authenticated') then
    perform private.limit_rate(
      'report:' || new.reporter_hash, settings.report_burst, settings.report_per_second,
      'You are sending reports too fast'
    );
  end if;
  select r.name into new.reported_name from public.runs as r where r.id = new.run_id and not r.hidden;
  if not found then
    raise foreign_key_violation using message = 'There is no such run to report';
  end if;
  return new;
end;
$$;

create trigger admit_run_report before insert on public.run_reports
  for each row execute function private.admit_run_report();

alter table public.run_reports enable row level security;
revoke all on table public.run_reports from anon, authenticated, public;
grant insert (run_id, reason) on table public.run_reports to anon;
grant select, insert, update, delete on table public.run_reports to service_role;
create policy "visitors report" on public.run_reports for insert to anon with check (true);
create policy "operators do anything" on public.run_reports
  for all to service_role using (true) with check (true);

-- Commands of an operator ------------------------------------------------------------------

-- The open reports of runs, the newest last.
create function private.moderate_run_reports()
returns table (run bigint, game text, name text, score bigint, reason text, reports bigint)
language sql
security definer
set search_path = ''
as $$
  select r.run_id, min(x.game), min(r.reported_name), min(x.score),
    string_agg(nullif(r.reason, ''), '; '), count(*)
  from public.run_reports as r left join public.runs as x on x.id = r.run_id
  where r.handled_at is null
  group by r.run_id
  order by max(r.id);
$$;

-- Removes a run from every table for good. Returns whether it existed.
create function private.moderate_hide_run(p_run bigint)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  found_it boolean;
begin
  update public.runs as r set hidden = true where r.id = p_run and not r.hidden;
  found_it := found;
  update public.run_reports as r set handled_at = clock_timestamp()
  where r.run_id = p_run and r.handled_at is null;
  return found_it;
end;
$$;

-- Bans the address that sent a run for some minutes. Returns the end of the ban; null if the address
-- is no longer known.
create function private.moderate_ban_run(p_run bigint, p_minutes integer)
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  insert into private.mutes (kind, subject, label, until)
  select 'address', s.visitor, 'run ' || p_run::text,
    clock_timestamp() + make_interval(mins => p_minutes)
  from private.run_senders as s where s.run_id = p_run
  on conflict (kind, subject) do update set until = excluded.until, label = excluded.label
  returning until;
$$;

-- Retention --------------------------------------------------------------------------------

-- Deletes runs that are no longer in any table: older than two weeks, and not among the best 200 of
-- their game and category. Returns how many.
create function private.prune_runs()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  deleted bigint;
begin
  delete from public.runs as r
  where r.created_at < clock_timestamp() - interval '14 days'
    and not r.hidden
    and r.id not in (
      select best.id from (
        select x.id, row_number() over (
          partition by x.game, x.category order by x.score desc, x.ticks, x.id
        ) as place
        from public.runs as x where not x.hidden
      ) as best
      where best.place <= 200
    );
  get diagnostics deleted = row_count;
  delete from private.run_senders as s
  where s.created_at < clock_timestamp() - (
    select make_interval(hours => m.keep_senders_hours) from private.messenger_settings as m
  );
  delete from public.run_reports as r where r.created_at < clock_timestamp() - interval '30 days';
  return deleted;
end;
$$;

grant select, insert, update, delete on all tables in schema private to service_role;
revoke all on all functions in schema private from public;
grant execute on all functions in schema private to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('prune-runs', '29 * * * *', 'select private.prune_runs()');
  end if;
exception when others then
  raise notice 'retention was not scheduled (%); call private.prune_runs() yourself', sqlerrm;
end;
$$;
