import type { BenchTable, Cell } from '../lib/BenchTable';
import { candidates, counts, keyOf } from './candidates';
import type { HeroTimes } from './summarise';

const columns = ['', ...counts.map((count) => `${count.toLocaleString('en-GB')} shapes`)];

export function timeTable({ script, layout, empty, rounds, dropped }: HeroTimes): BenchTable {
  const shown = candidates.filter(({ id }) => id !== 'empty');
  return {
    title: 'Hero: script per frame (ms, net of an empty frame)',
    columns,
    rows: shown.flatMap(({ id, name }) => {
      const row = (times: ReadonlyMap<string, number>, label: string): Cell[] => [
        label,
        ...counts.map((count) => times.get(keyOf({ id, count }))),
      ];
      const rows = [row(script, name)];
      if (id === 'dom') rows.push(row(layout, `${name}: plus style and layout`));
      return rows;
    }),
    notes: [
      `Thread time of the outermost script events of a trace, the same synthetic pointer for all; median of ${rounds - dropped} rounds (${dropped} dropped because the machine was busy).`,
      `An empty frame with that pointer took ${empty.toFixed(3)} ms.`,
      'Draw calls do nothing in every candidate: without a graphics card, drawing would slow the script down.',
    ],
  };
}

export function bytesTable(bytes: ReadonlyMap<string, number>): BenchTable {
  return {
    title: 'Hero: bytes allocated per frame',
    columns,
    rows: candidates.map(({ id, name }) => [
      name,
      ...counts.map((count) => {
        const value = bytes.get(keyOf({ id, count }));
        return value === undefined ? undefined : Math.round(value);
      }),
    ]),
    notes: [
      'Heap growth over frames without a garbage collection, including pointer events; nothing is drawn.',
    ],
  };
}

/** A table of the hero's limits and its measured values. */
export function limitsTable(times: HeroTimes, bytes: ReadonlyMap<string, number>): BenchTable {
  const script = (id: (typeof candidates)[number]['id'], count: number) =>
    times.script.get(keyOf({ id, count })) ?? Number.NaN;
  const allocated = counts.map(
    (count) =>
      (bytes.get(keyOf({ id: 'stage', count })) ?? Number.NaN) -
      (bytes.get(keyOf({ id: 'empty', count })) ?? Number.NaN),
  );
  const rows: [string, number, number][] = [
    ['80 shapes, ms', script('stage', 80), 0.25],
    [
      '10,000 shapes, ms: a hundredth of tsparticles',
      script('stage', 10_000),
      script('tsparticles', 10_000) / 100,
    ],
    [
      '10,000 shapes, ms: three times raw WebGL 2',
      script('stage', 10_000),
      3 * script('raw', 10_000),
    ],
    ['50,000 shapes, ms', script('stage', 50_000), 1.5],
    ['bytes per frame, maximum over all numbers', Math.max(...allocated), 4096],
    [
      'bytes per frame, maximum minus minimum',
      Math.max(...allocated) - Math.min(...allocated),
      1024,
    ],
  ];
  return {
    title: 'Hero: requirements',
    columns: ['', 'measured', 'at most', ''],
    rows: rows.map(([name, value, limit]) =>
      // A short run does not measure every number of shapes.
      Number.isNaN(value + limit)
        ? [name, undefined, undefined, undefined]
        : [name, value, limit, value <= limit ? 'reached' : 'missed'],
    ),
    notes: ['Bytes without those of the empty page.'],
  };
}
