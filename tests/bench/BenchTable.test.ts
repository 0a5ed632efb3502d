import { expect, test } from 'vitest';
import { format, toMarkdown } from '../../scripts/bench/lib/BenchTable';

test('format rounds a number to the digits that it needs', () => {
  expect([0.1234, 12.345, 123.4, 1234.5, 80, 0, undefined, 'x'].map(format)).toEqual([
    '0.12',
    '12.3',
    '123',
    '1,235',
    '80',
    '0',
    '–',
    'x',
  ]);
});

test('toMarkdown aligns the columns of the table', () => {
  const text = toMarkdown({
    title: 'Speed',
    columns: ['', 'ms'],
    rows: [
      ['ours', 0.3],
      ['theirs', undefined],
    ],
    notes: ['On a slow day.'],
  });
  expect(text.split('\n')).toEqual([
    '## Speed',
    '',
    '|        | ms   |',
    '| ------ | ---- |',
    '| ours   | 0.30 |',
    '| theirs | –    |',
    '',
    '- On a slow day.',
    '',
  ]);
});
