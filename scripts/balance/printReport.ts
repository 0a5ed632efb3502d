import { bins, type Report, type Series, ticksPerSecond } from './Report';
import { binWidth, causesByStage, causesOf, histogram, quantile } from './statistics';

/** Length of the longest bar, in columns. */
const barLength = 24;
const shares = [
  ['10 % end below', 0.1],
  ['median', 0.5],
  ['10 % end above', 0.9],
] as const;

/** A fair game has half of the runs beyond the first, a fifth beyond the third, 1 % beyond the tenth. */
const beyond = [1, 3, 10] as const;

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** Pads the columns: the first is aligned to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('   ')
      .trimEnd(),
  );
}

function figures(label: string, series: readonly Series[], of: (one: Series) => number[]) {
  return shares.map(([name, share]) => [
    `${label}, ${name}`,
    ...series.map((one) => whole(quantile(of(one), share))),
  ]);
}

/** The share of runs that went beyond a stage. */
function share(stages: readonly number[], stage: number): string {
  const count = stages.filter((each) => each > stage).length;
  return `${((100 * count) / stages.length).toFixed(1)} %`;
}

function bars(label: string, series: readonly Series[], of: (one: Series) => number[]): string[] {
  const width = binWidth(series.flatMap(of), bins);
  const counts = series.map((one) => histogram(of(one), width, bins));
  const most = Math.max(1, ...counts.flat());
  const last =
    bins -
    1 -
    [...Array(bins).keys()].findIndex((back) => counts.some((each) => each[bins - 1 - back] > 0));
  const rows = Array.from({ length: last + 1 }, (_, bin) => [
    bin === bins - 1
      ? `${whole(bin * width)} and more`
      : `${whole(bin * width)}–${whole((bin + 1) * width)}`,
    ...counts.map((each) => {
      const bar = '█'.repeat(Math.round((each[bin] / most) * barLength));
      return `${bar.padEnd(barLength)} ${whole(each[bin]).padStart(4)}`;
    }),
  ]);
  return ['', label, ...aligned(rows)];
}

function ends(stageName: string, { name, outcomes }: Series): string[] {
  const causes = causesOf(outcomes);
  const rows = [...causesByStage(outcomes)].map(([stage, counts]) => [
    `${stageName} ${stage}`,
    ...causes.map((cause) => whole(counts.get(cause) ?? 0)),
  ]);
  const sums = causes.map((cause) =>
    whole(outcomes.filter((outcome) => outcome.cause === cause).length),
  );
  return ['', `Ends, ${name}`, ...aligned([['', ...causes], ...rows, ['all', ...sums]])];
}

/** The report as text. */
export function printReport({ title, stageName, series }: Report): string {
  const list: readonly Series[] = series;
  const scores = ({ outcomes }: Series) => outcomes.map(({ score }) => score);
  const seconds = ({ outcomes }: Series) => outcomes.map(({ ticks }) => ticks / ticksPerSecond);
  const stages = ({ outcomes }: Series) => outcomes.map(({ stage }) => stage);
  return [
    `${title}: ${whole(list[0].outcomes.length)} games by a bot`,
    ...list.map(({ name, changes }) => `  ${name}: ${changes}`),
    '',
    ...aligned([
      ['', ...list.map(({ name }) => name)],
      ...figures('score', list, scores),
      ...figures('seconds', list, seconds),
      ...figures(stageName, list, stages),
      ...beyond.map((stage) => [
        `beyond ${stageName} ${stage}`,
        ...list.map((one) => share(stages(one), stage)),
      ]),
    ]),
    ...bars('Score', list, scores),
    ...bars('Length in seconds', list, seconds),
    ...list.flatMap((one) => ends(stageName, one)),
    '',
  ].join('\n');
}
