import type { Log, LogEvent } from './backend/LogEvent';

export type LogLevel = LogEvent['level'];

const levels: readonly LogLevel[] = ['info', 'warn', 'error'];

export function isLogLevel(value: string): value is LogLevel {
  return levels.some((level) => level === value);
}

/** A log that writes one JSON object a line. @param least quieter events are dropped */
export function createLog(least: LogLevel, write: (line: string) => void): Log {
  return (event) => {
    if (levels.indexOf(event.level) < levels.indexOf(least)) return;
    write(JSON.stringify({ time: new Date().toISOString(), ...event }));
  };
}
