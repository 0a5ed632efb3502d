import type { Log, LogFields } from './Log';

const levels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof levels)[number];

export function isLogLevel(value: string): value is LogLevel {
  return (levels as readonly string[]).includes(value);
}

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack };
}

/** A log that writes one JSON object a line. @param least quieter events are dropped */
export function createLog(least: LogLevel, write: (line: string) => void): Log {
  const at = (level: LogLevel) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return () => undefined;
    return (message: string, fields: LogFields = {}) => {
      const rest = Object.entries(fields).map(([name, value]) => [name, plain(value)]);
      const event = { time: new Date().toISOString(), level, message };
      write(JSON.stringify({ ...event, ...Object.fromEntries(rest) }));
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
