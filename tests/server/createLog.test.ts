import { expect, test } from 'vitest';
import { createLog, isLogLevel, type LogLevel } from '../../server/createLog';

test.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
] as const)('from %s on, writes one JSON object a line, with its time', (least, expected) => {
  const lines: string[] = [];
  const log = createLog(least, (line) => lines.push(line));
  const from = Date.now();
  const levels: readonly LogLevel[] = ['info', 'warn', 'error'];
  for (const level of levels) log({ level, event: 'served', status: 200 });
  const written = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(written).toEqual(
    expected.map((level) => ({
      time: expect.any(String) as string,
      level,
      event: 'served',
      status: 200,
    })),
  );
  for (const { time } of written) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(Date.parse(time)).toBeGreaterThanOrEqual(from);
  }
});

test('a level is known by its name', () => {
  expect(['info', 'warn', 'error', 'debug', ''].map(isLogLevel)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
