import { type Database, isSqlError } from '../database/Database';
import { type Catalogue, EXPOSED_SCHEMA, type Table } from '../database/readCatalogue';
import type { Log } from '../LogEvent';
import { parseLiveFilter } from '../rest/parseCondition';
import { fromSqlError, RestError } from '../rest/RestError';
import { arrayLiteral, identifier, Parameters, qualified } from '../rest/sql';
import { type Announcement, announcement, changeJson } from './changeJson';
import type { BindingRequest } from './JoinRequest';
import { type LiveCondition, type LiveRow, passes, prepareFilter } from './liveFilter';
import { Refused } from './Refused';

export const CHANGES_CHANNEL = 'realtime_changes';

/** A subscription, shared by all subscribers who asked for the same. */
export type Binding = Readonly<{
  id: number;
  /** Equal for equal subscriptions. */
  key: string;
  feed: ChangeFeed;
  event: BindingRequest['event'];
  /** One table, or every published table of the schema. */
  tables: readonly Table[];
  filter: readonly LiveCondition[];
  /** The columns of its tables; null for all. */
  columns: readonly string[] | null;
}>;

/** The JSON of the event's `data`, for each subscription that a change concerns. */
export type Change = ReadonlyMap<number, string>;

const MAX_BATCH = 500;

export const bindingKey = (request: BindingRequest): string =>
  JSON.stringify([request.event, request.table, request.filter, request.select]);

/**
 * Turns announced row changes into events for live subscribers. Each row is read once as the
 * anonymous role, so that row-level security decides who sees it. Filters are applied in memory, so
 * that the number of subscribers costs the database nothing.
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
      /** Called if announced changes could not be read: subscribers have missed something. */
      onLost: () => void;
      log: Log;
      /** The most different subscriptions at a time. */
      filters: number;
    }>,
  ) {}

  async start(): Promise<void> {
    await this.options.database.listen(CHANGES_CHANNEL, (payload) => this.#announce(payload));
  }

  /** The number of changes waiting to be read and sent. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Subscribes to the changes of a table until `release` is called with the result.
   *
   * @param address of the visitor, whose share of the database's time the check takes
   * @throws Refused for an unknown table, column or filter
   */
  async bind(request: BindingRequest, address: string): Promise<Binding> {
    const key = bindingKey(request);
    const candidate =
      this.#bindings.get(key)?.binding ?? (await this.#create(key, request, address));
    const entry = this.#bindings.get(key) ?? { binding: candidate, uses: 0 };
    if (entry.uses === 0 && this.#bindings.size >= this.options.filters) {
      throw new Refused('Too many different subscriptions');
    }
    entry.uses++;
    this.#bindings.set(key, entry);
    return entry.binding;
  }

  release(binding: Binding): void {
    const entry = this.#bindings.get(binding.key);
    if (entry?.binding === binding && --entry.uses === 0) this.#bindings.delete(binding.key);
  }

  async #create(key: string, request: BindingRequest, address: string): Promise<Binding> {
    const { filter = '', select = null } = request;
    const tables = this.#tables(request);
    const [table] = tables;
    const all = new Set(tables.flatMap(({ columns }) => columns.map((column) => column.name)));
    const unknown = select?.find((column) => !all.has(column));
    if (unknown !== undefined) {
      throw new Refused(`column ${request.table}.${unknown} does not exist`);
    }
    try {
      const conditions = filter === '' ? [] : parseLiveFilter(filter);
      if (conditions.length > 0 && tables.length !== 1) {
        throw new Refused('A filter needs a table');
      }
      // Selecting no row checks whether a visitor may read the columns.
      for (const each of tables) await this.#read(each, select, [], address);
      return {
        id: this.#nextId++,
        key,
        feed: this,
        event: request.event,
        tables,
        filter: await prepareFilter(table, conditions, (values) =>
          this.#giveTypes(values, address),
        ),
        columns: select,
      };
    } catch (error) {
      if (error instanceof RestError) throw new Refused(error.message);
      if (isSqlError(error)) throw new Refused(fromSqlError(error).body.message);
      throw error;
    }
  }

  #tables({ table: name = '*', schema = EXPOSED_SCHEMA }: BindingRequest): readonly Table[] {
    const isOffered = (table: Table) => table.published && table.primaryKey.length === 1;
    const tables = [...this.options.catalogue.values()].filter(
      (table) => isOffered(table) && (name === '*' || table.name === name),
    );
    if (schema !== EXPOSED_SCHEMA || tables.length === 0) {
      throw new Refused(`There are no live changes of the table ${schema}.${name}`);
    }
    return tables;
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
    const rows = new Map<string, ReadonlyMap<string, LiveRow>>();
    for (const table of new Set(bindings.flatMap((binding) => binding.tables))) {
      const keys = batch
        .filter((change) => change.type !== 'DELETE' && change.table === table.name)
        .map((change) => String(change.key));
      if (keys.length === 0) continue;
      const watching = bindings.filter((binding) => binding.tables.includes(table));
      rows.set(table.name, await this.#read(table, neededBy(watching), keys));
    }
    for (const change of batch) {
      const row = rows.get(change.table)?.get(String(change.key));
      // The row is gone again, or hidden from visitors.
      if (row === undefined && change.type !== 'DELETE') continue;
      const events = new Map<number, string>();
      const written = new Map<string, string>();
      for (const { id, event, tables, filter, columns } of bindings) {
        if (event !== '*' && event !== change.type) continue;
        const table = tables.find((each) => each.name === change.table);
        if (table === undefined) continue;
        // As on the hosted service, deleted rows are not filtered: only their key is sent.
        if (row !== undefined && !passes(row, filter)) continue;
        const shape = columns === null ? '*' : columns.join('\0');
        const data = written.get(shape) ?? changeJson(table, change, columns, row);
        written.set(shape, data);
        events.set(id, data);
      }
      if (events.size > 0) this.options.deliver(events);
    }
  }

  /** The rows that the anonymous role may see, by key. @param columns null for all */
  async #read(
    table: Table,
    columns: readonly string[] | null,
    keys: readonly string[],
    address?: string,
  ): Promise<ReadonlyMap<string, LiveRow>> {
    const source = qualified(table.name);
    const key = table.columns.find((column) => column.name === table.primaryKey[0]);
    if (key === undefined) return new Map();
    const names = columns ?? table.columns.map((column) => column.name);
    const parameters = new Parameters();
    const list = parameters.add(arrayLiteral(keys));
    const fields = names.map((name) => `to_json(${source}.${identifier(name)})::text`).join(', ');
    const rows = await this.#query<{ key: string; fields: string }>(
      `select ${source}.${identifier(key.name)}::text as key,
         json_build_array(${fields})::text as fields
       from ${source}
       where ${source}.${identifier(key.name)} = any (${list}::${identifier(key.type)}[])`,
      parameters,
      address,
    );
    return new Map(
      rows.map((row) => {
        const values = JSON.parse(row.fields) as (string | null)[];
        return [row.key, new Map(names.map((name, i) => [name, values[i] ?? null]))];
      }),
    );
  }

  async #giveTypes(
    values: readonly Readonly<{ value: string; type: string }>[],
    address: string,
  ): Promise<readonly string[]> {
    if (values.length === 0) return [];
    const parameters = new Parameters();
    const typed = values.map(
      ({ value, type }) => `to_json(cast(${parameters.add(value)} as ${identifier(type)}))::text`,
    );
    const [row] = await this.#query<{ list: string }>(
      `select json_build_array(${typed.join(', ')})::text as list`,
      parameters,
      address,
    );
    return JSON.parse(row.list) as string[];
  }

  /** Runs one statement as the anonymous role. */
  #query<T>(sql: string, { values }: Parameters, address?: string): Promise<readonly T[]> {
    const context = { role: 'anon', readOnly: true, address } as const;
    return this.options.database.transaction(context, (session) => session.query<T>(sql, values));
  }
}

/** The columns that some subscriptions send or filter by; null for all. */
function neededBy(bindings: readonly Binding[]): readonly string[] | null {
  const needed = new Set<string>();
  for (const { columns, filter } of bindings) {
    if (columns === null) return null;
    for (const name of columns) needed.add(name);
    for (const { column } of filter) needed.add(column);
  }
  return [...needed];
}
