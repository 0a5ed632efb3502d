import { defaultsOf } from '../../../scenes/kit/rules/config';
import { seedRng } from '../../../scenes/kit/rules/rng';
import { klondikeConfig } from '../../../scenes/klondike/config';
import { klondikeRules } from '../../../scenes/klondike/rules/klondikeRules';
import { positionOf } from '../../../scenes/klondike/rules/solver/Position';
import { solve } from '../../../scenes/klondike/rules/solver/solve';
import { layMines } from '../../../scenes/minesweeper/rules/layMines';
import { dealProven } from '../../../scenes/minesweeper/rules/solver/dealProven';
import { clears } from '../../../tests/minesweeper/secondSolver';
import type { Bench, BenchTable } from '../lib/BenchTable';
import { processorMs } from '../lib/processorTime';
import { benchDrag } from './benchDrag';

/** The limit of the hint in Solitaire, in positions, as in the page. */
const lampNodes = 60_000;

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function spread(times: readonly number[]): readonly [number, number, number] {
  const sorted = [...times].sort((a, b) => a - b);
  return [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0];
}

function benchMinesweeper(boards: number, log: (line: string) => void): BenchTable {
  const fields = [
    ['beginner', { columns: 9, rows: 9, mines: 10 }, '–', '–'],
    ['intermediate', { columns: 16, rows: 16, mines: 40 }, '–', '–'],
    ['expert', { columns: 30, rows: 16, mines: 99 }, 300, 1500],
  ] as const;
  const rows = fields.map(([name, field, median, late]) => {
    const times: number[] = [];
    let tries = 0;
    let cleared = 0;
    for (let board = 0; board < boards; board += 1) {
      if (board % 100 === 0) log(`desktop: ${name} board ${board} of ${boards}`);
      const first = (board * 97) % (field.columns * field.rows);
      let seed = 0;
      times.push(
        processorMs(() => {
          const deal = dealProven(field, first, true, board, () => true);
          ({ seed } = deal);
          tries += deal.tries;
        }),
      );
      if (clears(field, layMines(field, first, true, seedRng(seed)), first)) cleared += 1;
    }
    const [half, most, worst] = spread(times);
    return [name, half, median, most, late, worst, tries / boards, `${cleared} of ${boards}`];
  });
  return {
    title: 'Minesweeper: a board that needs no guess',
    columns: [
      '',
      'median ms',
      'limit',
      '95th percentile ms',
      'limit',
      'worst ms',
      'boards tried',
      'cleared by the second solver',
    ],
    rows,
    notes: [
      'In processor time, as in the page’s worker; the first cell is a different one each time.',
    ],
  };
}

function benchLamp(deals: number, log: (line: string) => void): BenchTable {
  const rows = (['one', 'three'] as const).map((draw) => {
    const times = { won: [] as number[], lost: [] as number[], notKnown: [] as number[] };
    for (let seed = 0; seed < deals; seed += 1) {
      if (seed % 50 === 0) log(`desktop: draw ${draw}, deal ${seed} of ${deals}`);
      const state = klondikeRules.start({ ...defaultsOf(klondikeConfig), draw }, 1_000_000 + seed);
      let kind: keyof typeof times = 'notKnown';
      const ms = processorMs(() => {
        ({ kind } = solve(positionOf(state), lampNodes));
      });
      times[kind].push(ms);
    }
    const share = (kind: keyof typeof times) =>
      `${Math.round((100 * times[kind].length) / deals)} %`;
    const half = (kind: keyof typeof times) => spread(times[kind])[0];
    return [
      `draw ${draw}`,
      share('won'),
      half('won'),
      share('lost'),
      half('lost'),
      share('notKnown'),
      half('notKnown'),
    ];
  });
  return {
    title: 'Klondike: the winnability lamp on random deals, and its speed',
    columns: ['', 'yes', 'median ms', 'no', 'median ms', 'not known', 'median ms'],
    rows,
    notes: [
      `${deals} random deals each, not the ones that ship. The search stops at ${lampNodes} positions.`,
    ],
  };
}

/** Measures Solitaire and Minesweeper, the boards that can be won, and dragging a window. */
export const benchDesktop: Bench = async ({ short, log }) => [
  benchMinesweeper(short ? 5 : 1000, log),
  benchLamp(short ? 3 : 200, log),
  await benchDrag(short, log),
];
