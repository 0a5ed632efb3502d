-- What the hosted service does by reading the write-ahead log: every change of a published table
-- is announced. Run at every start by our own server, after the migrations.
--
-- Only the key travels, since a notification is at most 8000 bytes and since whoever listens must
-- read the row again under the reader's own role: that is where row-level security decides.

create or replace function private.announce_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify(
    'realtime_changes',
    json_build_object(
      'schema', tg_table_schema,
      'table', tg_table_name,
      'type', tg_op,
      'key', changed -> tg_argv[0],
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )::text
  );
  return null;
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
      'create or replace trigger announce_change after insert or update or delete on %I.%I '
      'for each row execute function private.announce_change(%L)',
      published.schemaname, published.tablename, published.attname
    );
  end loop;
end;
$$;
