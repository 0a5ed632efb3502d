import {
  type Curve,
  type CurveOfMode,
  judgedReaction,
  type Means,
  reactions,
  stages,
} from './curveOfMode';

/** The shares of runs that a fair mode has beyond the first, the third and the tenth stage. */
const fair = [
  [1, 0.5],
  [3, 0.2],
  [10, 0.01],
] as const;

/** A blind strategy that earns this share of the bot's score is worth a sentence. */
const tooMuch = 0.5;

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function percent(share: number): string {
  const value = 100 * share;
  return value > 0 && value < 1 ? '<1' : whole(value);
}

/** The table in Markdown, with padded columns; the first is aligned to the left. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]) : cell.padStart(widths[c]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, c) => (c === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head, rule, ...body].join('\n');
}

/**
 * What a mode lacks at the judged reaction: the stages with too few runs, or `yes` for none. A mode
 * that begins on a later stage is not judged.
 */
export function fairness(shares: readonly number[], first: number): string {
  if (first > 1) return `from ${first}`;
  const missed = fair.flatMap(([stage, least]) => {
    const at = Math.min(stage, shares.length);
    return shares[at - 1] < least ? [at] : [];
  });
  return missed.length === 0 ? 'yes' : `no: ${[...new Set(missed)].join(', ')}`;
}

function rowsOf({ name, stage, first, shares, check }: CurveOfMode): string[][] {
  return shares.map((row, index) => {
    const isJudged = reactions[index] === judgedReaction;
    return [
      index === 0 ? name : '',
      index === 0 ? stage : '',
      String(reactions[index]),
      ...Array.from({ length: stages }, (_, at) => (at < row.length ? percent(row[at]) : '–')),
      isJudged ? fairness(row, first) : '',
      isJudged ? check : '',
    ];
  });
}

function meansText({ score, cleared }: Means): string {
  return `${whole(score)} (${cleared.toFixed(1)})`;
}

/** The share of the bot's result that a blind strategy has: of its score, or else of its stages. */
export function shareOf(strategy: Means, honest: Means): number {
  if (honest.score > 0) return strategy.score / honest.score;
  return honest.cleared > 0 ? strategy.cleared / honest.cleared : 0;
}

function strategyRow({ name, honest, strategies }: CurveOfMode): string[] {
  return [
    name,
    meansText(honest),
    ...strategies.map((strategy) => `${strategy.name} ${meansText(strategy.means)}`.trim()),
  ];
}

/** The sentence on what the blind strategies reach. */
function strategySentence(modes: readonly CurveOfMode[]): string {
  const found = modes.flatMap(({ name, honest, strategies }) =>
    strategies.flatMap(({ kind, name: keys, means }) => {
      const share = shareOf(means, honest);
      if (share < tooMuch) return [];
      return [`${name}, ${kind}${keys && ` (${keys})`}: ${whole(100 * share)} %`];
    }),
  );
  if (found.length === 0) return 'None of them reaches half of what the bot reaches in any mode.';
  return `Half of what the bot reaches, or more:\n\n${found.map((line) => `- ${line}`).join('\n')}`;
}

/** The section of a game, as Markdown. @param note what the game says about its own figures */
export function printCurve({ title, games, modes }: Curve, note: string | undefined): string {
  const numbers = Array.from({ length: stages }, (_, index) => String(index + 1));
  return [
    `## ${title}`,
    '',
    `${games} runs in each mode at each reaction.${note ? ` ${note}` : ''}`,
    '',
    markdownTable([
      ['mode', 'counted', 'ms', ...numbers, 'fair', 'first run'],
      ...modes.flatMap(rowsOf),
    ]),
    '',
    `Strategies that do not look at the game, beside the bot at ${judgedReaction} ms: mean score, and in brackets the mean number of stages.`,
    '',
    markdownTable([
      ['mode', 'the bot', ...modes[0].strategies.map(({ kind }) => kind)],
      ...modes.map(strategyRow),
    ]),
    '',
    strategySentence(modes),
    '',
  ].join('\n');
}
