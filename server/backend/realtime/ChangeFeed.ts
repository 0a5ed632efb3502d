import { z } from 'zod';
import { type Database, isSqlError } from '../database/Database';
import { type Catalogue, EXPOSED_SCHEMA, type Table } from '../database/readCatalogue';
import type { Log } from '../LogEvent';
import type { Condition } from '../rest/Condition';
import { parseLiveFilter } from '../rest/parseCondition';
import { RestError } from '../rest/RestError';
import { identifier, Parameters, qualified, whereSql } from '../rest/sql';
import type { BindingRequest } from './JoinRequest';
import { Refused } from './Refused';

export const CHANGES_CHANNEL = 'realtime_changes';

const announcement = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  key: z.union([z.string(), z.number()]),
  at: z.string(),
});
type Announcement = z.infer<typeof announcement>;

/** What its subscribers share: one read of a changed row serves them all. */
export type Binding = Readonly<{
  id: number;
  feed: ChangeFeed;
  event: BindingRequest['event'];
  table: Table;
  conditions: readonly Condition[];
  columns: readonly string[];
  /** Equal for bindings that read the same columns of the same rows. */
  readKey: string;
}>;

/** For each binding that a change concerns, the JSON of its event's `data`. */
export type Change = ReadonlyMap<number, string>;

const MAX_BATCH = 500;

/**
 * Turns announcements of changed rows into events for live subscribers. The row is read again as the
 * anonymous role, so that row-level security decides who learns of it.
 */
export class ChangeFeed {
  #bindings = new Map<string, { binding: Binding; uses: number }>();
  #queue: Announcement[] = [];
  #running = false;
  #nextId = 1;

  constructor(
    readonly options: Readonly<{
      database: Database;
      catalogue: Catalogue;
      deliver: (change: Change) => void;
      /** Called when announced changes could not be read: subscribers have missed something. */
      onLost: () => void;
      log: Log;
    }>,
  ) {}

  async start(): Promise<void> {
    await this.options.database.listen(CHANGES_CHANNEL, (payload) => this.#announce(payload));
  }

  /**
   * Takes part in the changes of a table until `release` is called with the result.
   *
   * @throws Refused for an unknown table, column or filter
   */
  async bind(request: BindingRequest): Promise<Binding> {
    const key = JSON.stringify([request.event, request.table, request.filter, request.select]);
    const candidate = this.#bindings.get(key)?.binding ?? this.#create(request);
    try {
      // Reading no row at all finds out whether columns and values make sense to PostgreSQL.
      if (!this.#bindings.has(key)) await this.#read(candidate, []);
    } catch (error) {
      if (isSqlError(error)) throw new Refused(error.message);
      throw error;
    }
    const entry = this.#bindings.get(key) ?? { binding: candidate, uses: 0 };
    entry.uses++;
    this.#bindings.set(key, entry);
    return entry.binding;
  }

  release(binding: Binding): void {
    for (const [key, entry] of this.#bindings) {
      if (entry.binding === binding && --entry.uses === 0) this.#bindings.delete(key);
    }
  }

  #create(request: BindingRequest): Binding {
    const { table: name = '', schema = EXPOSED_SCHEMA, filter = '', select } = request;
    const table = schema === EXPOSED_SCHEMA ? this.options.catalogue.get(name) : undefined;
    if (table === undefined || !table.published || table.primaryKey.length !== 1) {
      throw new Refused(`There are no live changes of the table ${schema}.${name}`);
    }
    const all = table.columns.map((column) => column.name);
    const unknown = select?.find((column) => !all.includes(column));
    if (unknown !== undefined) {
      throw new Refused(`column ${name}.${unknown} does not exist`);
    }
    try {
      return {
        id: this.#nextId++,
        feed: this,
        event: request.event,
        table,
        conditions: filter === '' ? [] : parseLiveFilter(filter),
        columns: select ?? all,
        readKey: JSON.stringify([name, filter, select]),
      };
    } catch (error) {
      if (error instanceof RestError) throw new Refused(error.message);
      throw error;
    }
  }

  #announce(payload: string): void {
    if (this.#bindings.size === 0) return;
    const { data } = announcement.safeParse(JSON.parse(payload));
    if (data === undefined) return;
    this.#queue.push(data);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#queue.length > 0) await this.#deliver(this.#queue.splice(0, MAX_BATCH));
    } catch (error) {
      this.#queue.length = 0;
      this.options.log({
        level: 'error',
        event: 'changes lost',
        error: error instanceof Error ? error.name : 'unknown',
      });
      this.options.onLost();
    } finally {
      this.#running = false;
    }
  }

  async #deliver(batch: readonly Announcement[]): Promise<void> {
    const bindings = [...this.#bindings.values()].map((entry) => entry.binding);
    const reads = new Map<string, ReadonlyMap<string, string>>();
    for (const binding of bindings) {
      if (reads.has(binding.readKey)) continue;
      const keys = batch
        .filter((change) => change.type !== 'DELETE' && change.table === binding.table.name)
        .map((change) => String(change.key));
      reads.set(binding.readKey, keys.length === 0 ? new Map() : await this.#read(binding, keys));
    }
    for (const change of batch) {
      const events = new Map<number, string>();
      const written = new Map<string, string>();
      for (const binding of bindings) {
        if (change.table !== binding.table.name) continue;
        if (binding.event !== '*' && binding.event !== change.type) continue;
        const record = reads.get(binding.readKey)?.get(String(change.key));
        if (record === undefined && change.type !== 'DELETE') continue;
        const data = written.get(binding.readKey) ?? eventData(binding, change, record);
        written.set(binding.readKey, data);
        events.set(binding.id, data);
      }
      if (events.size > 0) this.options.deliver(events);
    }
  }

  /** The JSON of those rows that the anonymous role may see and that pass the filter, by key. */
  async #read(binding: Binding, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { table, conditions, columns } = binding;
    const source = qualified(table.name);
    const key = table.columns.find((column) => column.name === table.primaryKey[0]);
    if (key === undefined) return new Map();
    const parameters = new Parameters();
    const list = parameters.add(`{${keys.map((each) => JSON.stringify(each)).join(',')}}`);
    const where = whereSql(table.name, conditions, parameters) || 'where true';
    const fields = columns.map((name) => `${source}.${identifier(name)}`).join(', ');
    const rows = await this.options.database.transaction(
      { role: 'anon', readOnly: true },
      (session) =>
        session.query<{ key: string; record: string }>(
          `select ${source}.${identifier(key.name)}::text as key,
             (select row_to_json(_row) from (select ${fields}) as _row)::text as record
           from ${source} ${where}
             and ${source}.${identifier(key.name)} = any (${list}::${identifier(key.type)}[])`,
          parameters.values,
        ),
    );
    return new Map(rows.map((row) => [row.key, row.record]));
  }
}

function eventData(binding: Binding, change: Announcement, record: string | undefined): string {
  const columns = binding.table.columns
    .filter((column) => binding.columns.includes(column.name))
    .map(({ name, type }) => ({ name, type }));
  const head = JSON.stringify({
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.at,
    type: change.type,
    columns,
    errors: null,
  }).slice(0, -1);
  const old = JSON.stringify({ [binding.table.primaryKey[0] ?? '']: change.key });
  return `${head}${record === undefined ? '' : `,"record":${record}`}${
    change.type === 'INSERT' ? '' : `,"old_record":${old}`
  }}`;
}
