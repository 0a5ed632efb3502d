-- Announces every change of a published table. The hosted service does this by reading the
-- write-ahead log. Our own server runs this file at every start, after the migrations.
--
-- A notification contains only the key: it is limited to 8000 bytes, and the listener must read the
-- row again under the reader's role, so that row-level security applies. Before a deletion the row is
-- read in the visitors' role; if no visitor can see it, the deletion is not announced. So these
-- functions run with the rights of the writer, who may switch to the visitors' role and back.

create or replace function private.announce_change()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  writer text := current_setting('role');
  seen boolean := true;
  -- Equal notifications are merged within a transaction, and each write must be announced.
  number integer := coalesce(nullif(current_setting('announce.number', true), '')::integer, 0) + 1;
begin
  if tg_op = 'DELETE' then
    -- Expired rows are in nobody's window any more, and there may be many of them.
    if current_setting('announce.quiet', true) = 'on' then
      return old;
    end if;
    perform set_config('role', 'anon', true);
    execute format(
      'select exists (select from %I.%I where %I = $1.%3$I)',
      tg_table_schema, tg_table_name, tg_argv[0]
    ) into seen using old;
    perform set_config('role', writer, true);
  end if;
  if seen then
    perform set_config('announce.number', number::text, true);
    perform pg_notify(
      'realtime_changes',
      json_build_object(
        'schema', tg_table_schema,
        'table', tg_table_name,
        'type', tg_op,
        'key', changed -> tg_argv[0],
        'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'number', number
      )::text
    );
  end if;
  return old;
end;
$$;
revoke all on function private.announce_change() from public;

do $$
declare
  published record;
begin
  for published in
    select t.schemaname, t.tablename, a.attname
    from pg_publication_tables as t
    join pg_class as c on c.relname = t.tablename
    join pg_namespace as n on n.oid = c.relnamespace and n.nspname = t.schemaname
    join pg_index as i on i.indrelid = c.oid and i.indisprimary and i.indnatts = 1
    join pg_attribute as a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where t.pubname = 'supabase_realtime'
  loop
    execute format(
      'create or replace trigger announce_change after insert or update on %I.%I '
      'for each row execute function private.announce_change(%L)',
      published.schemaname, published.tablename, published.attname
    );
    execute format(
      'create or replace trigger announce_deletion before delete on %I.%I '
      'for each row execute function private.announce_change(%L)',
      published.schemaname, published.tablename, published.attname
    );
  end loop;
end;
$$;
