import { RestError } from './RestError';
import type { Target } from './Target';

export type Payload = Readonly<ReturnType<typeof readPayload>>;

const invalid = (message: string) => new RestError(400, 'PGRST102', message);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Half a surrogate pair has no UTF-8, so PostgreSQL could not store it. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  return !isObject(value) || Object.entries(value).flat().every(isStorable);
}

function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    if (isStorable(value)) return value;
  } catch {
    // Refused below, like text that cannot be stored.
  }
  throw invalid('Empty or invalid json');
}

/**
 * Reads the JSON body of an insert or update. Anything but an object or an array of objects counts
 * as no rows, as in PostgREST.
 *
 * @throws RestError PGRST102 for bad JSON or rows of different shapes, PGRST204 for unknown columns
 */
export function readPayload(body: string, type: string | undefined, target: Target) {
  const mediaType = (type ?? 'text/plain').split(';')[0]?.trim();
  if (mediaType !== 'application/json') {
    throw invalid(`Content-Type not acceptable: ${mediaType}`);
  }
  const value = parseJson(body);
  const rows = Array.isArray(value) ? value : isObject(value) ? [value] : [];
  const first: unknown = rows[0];
  const keys = isObject(first) ? Object.keys(first) : [];
  if (target.columns === null) {
    const shape = [...keys].sort().join('\0');
    const same = rows.every((row) => isObject(row) && Object.keys(row).sort().join('\0') === shape);
    if (!same) throw invalid('All object keys must match');
  }
  const columns = target.columns ?? keys;
  const known = target.table?.columns.map((column) => column.name) ?? columns;
  const unknown = columns.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const message = `Column '${unknown}' of relation '${target.name}' does not exist`;
    throw new RestError(400, 'PGRST204', message);
  }
  /** The rows as the JSON text of an array of objects. */
  return { rows: JSON.stringify(rows), count: rows.length, columns };
}
