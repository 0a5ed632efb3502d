/**
 * One structured log line. Fields hold counts, codes, durations and names of our own tables: never
 * a message's text, a name, a number or an address.
 */
export type LogEvent = Readonly<
  { level: 'info' | 'warn' | 'error'; event: string } & Record<
    string,
    string | number | boolean | null | undefined
  >
>;

export type Log = (event: LogEvent) => void;

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'];

/** A request's method as logs and counts may hold it. */
export const knownMethod = (method: string): string =>
  METHODS.includes(method) ? method : 'other';
