/** Values that a log line may carry beside its message. */
export type LogFields = Readonly<Record<string, unknown>>;

/** A structured log: one event a line, never a visitor's message or address. */
export type Log = Readonly<{
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}>;
