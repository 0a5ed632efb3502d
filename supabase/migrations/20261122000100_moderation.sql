-- Moderation of the public room: deleting, temporary mutes and bans, reserved names, blocked words,
-- slow mode and closing the room. `npm run moderate` calls these functions; in a hosted project they
-- are called by SQL.

alter table private.messenger_settings
  -- Whether visitors may write.
  add column is_open boolean not null default true,
  -- The shortest time between two messages of one address, in seconds; 0 for no slow mode.
  add column slow_mode_seconds integer not null default 0 check (slow_mode_seconds >= 0),
  -- How long the address of a message is stored, so that it can be banned.
  add column keep_senders_hours integer not null default 48 check (keep_senders_hours >= 1);

-- Cleaning ---------------------------------------------------------------------------------

-- Removes invisible characters that change how text is shown: controls, direction marks, zero-width
-- characters, tags. A message keeps joiners between two characters, which emoji families and some
-- scripts need, and its line breaks.
create function private.clean_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.trim_text(regexp_replace(
    p_text,
    E'[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E007F]',
    '', 'g'
  ));
$$;

-- Removes line breaks and joiners as well.
create function private.clean_name(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.trim_text(regexp_replace(private.clean_text(p_text), E'[\n\u200c\u200d\ufe00-\ufe0f]', '', 'g'));
$$;

-- A skeleton of a text, which is equal for texts that look alike: without accents, case, spaces and
-- punctuation, and with Latin letters in place of digits and foreign letters that look like them.
create function private.skeleton(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    regexp_replace(
      lower(normalize(private.clean_name(p_text), NFKD)),
      E'[\u0020\u0022\u0023\u0025-\u002f\u003a-\u003f\u005b-\u0060\u007b\u007d-\u00bf\u0300-\u036f]', '', 'g'
    ),
    '0134578|!$@lавеёзіїјкмнорѕстухһԁԛԝгпьАВЕЁЗІЇЈКМНОРЅСТУХҺԀԚԜГПЬαβγεζηικμνορτυχωάέίόΑΒΓΕΖΗΙΚΜΝΟΡΤΥΧΩıɑɡɩɪʀøØđĐłŁßæ',
    'oieastbiisaiabeeeiijkmhopsctyxhdqwrnbabeeeiijkmhopsctyxhdqwrnbabyeznikuvoptuxwaeioabrezhikmnoptyxoiagiirooddiisa'
  );
$$;

-- Tables -----------------------------------------------------------------------------------

create table private.reserved_names (
  name text primary key,
  skeleton text not null generated always as (private.skeleton(name)) stored
);
insert into private.reserved_names (name)
values ('admin'), ('administrator'), ('moderator'), ('mod'), ('system'), ('server'), ('owner'),
  ('operator'), ('staff'), ('support'), ('90s Kid'), ('90skid');

create table private.blocked_words (
  word text primary key,
  skeleton text not null generated always as (private.skeleton(word)) stored
    check (skeleton <> '')
);

-- Temporary mutes and bans: of a name by its skeleton, or of an address by its salted hash.
create table private.mutes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('name', 'address')),
  subject text not null,
  -- What the operator entered: a name, or the number of a message from the banned address.
  label text not null,
  until timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (kind, subject)
);

-- The salted hash of the address that wrote each message, kept for as long as the settings say.
create table private.message_senders (
  message_id bigint primary key,
  visitor text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index message_senders_age on private.message_senders (created_at);

alter table public.messenger_reports
  add column handled_at timestamptz;

-- Admission --------------------------------------------------------------------------------

create function private.refuse_writing(p_name text, p_message text, p_visitor text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  looks text := private.skeleton(p_name);
  muted timestamptz;
begin
  select * into strict settings from private.messenger_settings;
  if not settings.is_open then
    raise sqlstate 'PT403' using message = 'The room is closed at the moment';
  end if;
  if exists (select from private.reserved_names as r where r.skeleton = looks and looks <> '') then
    raise sqlstate 'PT403' using message = 'That name is reserved: please choose another';
  end if;
  select max(m.until) into muted from private.mutes as m
  where m.until > clock_timestamp()
    and ((m.kind = 'address' and m.subject = p_visitor)
      or (m.kind = 'name' and m.subject = looks));
  if muted is not null then
    raise sqlstate 'PT403' using
      message = 'You may not write here for a while',
      detail = format('Until %s', to_char(muted at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'));
  end if;
  -- Compare whole words, since many harmless words contain a blocked one.
  if exists (
    select from private.blocked_words as w
    where w.skeleton in (
      select private.skeleton(said)
      from regexp_split_to_table(p_name || ' ' || p_message, '[[:space:]!?.,;:]+') as said
    )
  ) then
    raise sqlstate 'PT422' using message = 'That holds a word that is not said here';
  end if;
  if settings.slow_mode_seconds > 0 then
    perform private.limit_rate(
      'slow:' || p_visitor, 1, 1.0 / settings.slow_mode_seconds,
      'The room is in slow mode'
    );
  end if;
end;
$$;

create or replace function private.admit_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  visitor text;
begin
  new.username := private.clean_name(new.username);
  new.message := private.clean_text(new.message);

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
    -- A message without a room is refused by the table's own constraint, with an error that names
    -- nothing private.
    if new.room_id is not null then
      perform private.limit_rate(
        'room:' || new.room_id, settings.room_burst, settings.room_per_second,
        'The room is too busy at the moment'
      );
    end if;
    perform private.refuse_writing(
      coalesce(new.username, ''), coalesce(new.message, ''), visitor
    );
  end if;
  return new;
end;
$$;

create function private.note_sender()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('role') in ('anon', 'authenticated') then
    insert into private.message_senders (message_id, visitor)
    values (new.id, private.visitor_hash())
    on conflict (message_id) do nothing;
  end if;
  return null;
end;
$$;

create trigger note_sender after insert on public.messenger_messages
  for each row execute function private.note_sender();

-- Commands of an operator ------------------------------------------------------------------

-- The open reports, the newest last.
create function private.moderate_reports()
returns table (
  report bigint, message bigint, at timestamptz, name text, said text, reason text, reports bigint,
  is_there boolean
)
language sql
security definer
set search_path = ''
as $$
  select max(r.id), r.message_id, min(r.created_at), min(r.reported_username),
    min(r.reported_message), string_agg(nullif(r.reason, ''), '; '), count(*),
    exists (select from public.messenger_messages as m where m.id = r.message_id)
  from public.messenger_reports as r
  where r.handled_at is null
  group by r.message_id
  order by max(r.id);
$$;

-- Closes the reports of a message. Returns how many.
create function private.moderate_dismiss(p_message bigint)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  handled integer;
begin
  update public.messenger_reports as r set handled_at = clock_timestamp()
  where r.message_id = p_message and r.handled_at is null;
  get diagnostics handled = row_count;
  return handled;
end;
$$;

-- Deletes a message, also from every open client. Returns whether it existed.
create function private.moderate_delete(p_message bigint)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.messenger_messages as m where m.id = p_message;
  if not found then
    return false;
  end if;
  perform private.moderate_dismiss(p_message);
  return true;
end;
$$;

-- Mutes a name, and names that look like it, for some minutes. Returns the end of the mute.
create function private.moderate_mute(p_name text, p_minutes integer)
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  insert into private.mutes (kind, subject, label, until)
  values ('name', private.skeleton(p_name), p_name,
    clock_timestamp() + make_interval(mins => p_minutes))
  on conflict (kind, subject) do update set until = excluded.until, label = excluded.label
  returning until;
$$;

-- Bans the address that wrote a message for some minutes. Returns the end of the ban; null if the
-- address is no longer known.
create function private.moderate_ban(p_message bigint, p_minutes integer)
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  insert into private.mutes (kind, subject, label, until)
  select 'address', s.visitor, p_message::text,
    clock_timestamp() + make_interval(mins => p_minutes)
  from private.message_senders as s where s.message_id = p_message
  on conflict (kind, subject) do update set until = excluded.until, label = excluded.label
  returning until;
$$;

-- The mutes and bans that are in force.
create function private.moderate_muted()
returns table (id bigint, kind text, label text, until timestamptz)
language sql
security definer
set search_path = ''
as $$
  select m.id, m.kind, m.label, m.until from private.mutes as m
  where m.until > clock_timestamp() order by m.until;
$$;

-- Ends a mute or ban. Returns whether there was one.
create function private.moderate_unmute(p_id bigint)
returns boolean
language sql
security definer
set search_path = ''
as $$
  with gone as (delete from private.mutes as m where m.id = p_id returning 1)
  select exists (select from gone);
$$;

-- Extends the retention to the tables of this file. It runs with the rights of the caller, because
-- announcing deletions needs a change of role.
create or replace function private.prune_messenger()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  settings private.messenger_settings;
  deleted bigint;
begin
  select * into strict settings from private.messenger_settings;
  perform set_config('announce.quiet', 'on', true);
  delete from public.messenger_messages as m
  where m.created_at < clock_timestamp() - make_interval(days => settings.keep_days)
    or m.id <= (
      select o.id from public.messenger_messages as o
      order by o.id desc offset settings.keep_messages limit 1
    );
  get diagnostics deleted = row_count;
  perform set_config('announce.quiet', 'off', true);
  delete from public.messenger_reports as r
  where r.created_at < clock_timestamp() - make_interval(days => settings.keep_days);
  delete from private.rate_buckets as b
  where b.refilled_at < clock_timestamp() - interval '1 hour';
  delete from private.message_senders as s
  where s.created_at < clock_timestamp() - make_interval(hours => settings.keep_senders_hours);
  delete from private.mutes as m where m.until < clock_timestamp();
  return deleted;
end;
$$;

grant select, insert, update, delete on all tables in schema private to service_role;
revoke all on all functions in schema private from public;
grant execute on all functions in schema private to service_role;
