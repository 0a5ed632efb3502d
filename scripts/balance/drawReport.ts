import { bins, type Report, type Series, ticksPerSecond } from './Report';
import { binWidth, causesByStage, causesOf, histogram, quantile } from './statistics';

const ink = '#1b1030';
const paper = '#fff8e7';
const seriesColors = ['#0a6f8f', '#c4246c'] as const;
/** Colours by cause, the most frequent first. Each cause has a pattern as well. */
const causeColors = ['#c4246c', '#0a6f8f', '#c98a00', '#5b3fb0', '#3c7d2b'] as const;
const columnWidth = 460;
const margin = 40;
const chartHeight = 170;
const headHeight = 92;
const barHeight = 22;
const gap = 58;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

type TextStyle = Readonly<{ size?: number; anchor?: 'start' | 'middle' | 'end'; bold?: boolean }>;

function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 13, anchor = 'start', bold = false } = style;
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${weight}>${escaped(words)}</text>`;
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  const [left, top, across, down] = [x, y, width, height].map((each) => Math.round(each * 10) / 10);
  return `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="${fill}"/>`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

type Chart = Readonly<{ left: number; top: number; color: string }>;

/**
 * Draws a histogram whose axis begins at 0, with the median marked. All series of a report share
 * both scales.
 */
function drawHistogram(
  { left, top, color }: Chart,
  label: string,
  values: readonly number[],
  width: number,
  most: number,
): string[] {
  const counts = histogram(values, width, bins);
  const step = columnWidth / bins;
  const bottom = top + chartHeight;
  const median = quantile(values, 0.5);
  const place = left + Math.min(columnWidth, (median / width) * step);
  return [
    text(left, top - 12, label, { bold: true, size: 15 }),
    ...counts.map((count, bin) => {
      const height = (count / most) * chartHeight;
      return rect(left + bin * step + 1, bottom - height, step - 2, height, color);
    }),
    rect(left, bottom, columnWidth, 2, ink),
    `<path d="M${Math.round(place)} ${top}V${bottom}" stroke="${ink}" stroke-width="2" stroke-dasharray="5 4"/>`,
    text(place + 6, top + 12, `median ${whole(median)}`),
    text(left, bottom + 17, '0'),
    text(left + columnWidth / 2, bottom + 17, whole((width * bins) / 2), { anchor: 'middle' }),
    text(left + columnWidth, bottom + 17, `${whole(width * (bins - 1))} and more`, {
      anchor: 'end',
    }),
  ];
}

/** Draws a bar for every stage, divided by what ended the games there. */
function drawEnds(
  { left, top }: Chart,
  stageName: string,
  { outcomes }: Series,
  stages: readonly number[],
  causes: readonly string[],
  most: number,
): string[] {
  const table = causesByStage(outcomes);
  const labels = 84;
  const room = columnWidth - labels - 44;
  const lines = [text(left, top - 12, `Ends by ${stageName}`, { bold: true, size: 15 })];
  stages.forEach((stage, index) => {
    const y = top + index * barHeight;
    let x = left + labels;
    let sum = 0;
    for (const [order, cause] of causes.entries()) {
      const count = table.get(stage)?.get(cause) ?? 0;
      const width = (count / most) * room;
      lines.push(rect(x, y, width, barHeight - 5, `url(#cause${order % causeColors.length})`));
      x += width;
      sum += count;
    }
    lines.push(text(left + labels - 8, y + 13, `${stageName} ${stage}`, { anchor: 'end' }));
    lines.push(text(x + 6, y + 13, whole(sum)));
  });
  const legend = top + stages.length * barHeight + 14;
  let x = left;
  for (const [order, cause] of causes.entries()) {
    lines.push(rect(x, legend - 11, 14, 14, `url(#cause${order % causeColors.length})`));
    lines.push(text(x + 20, legend, cause));
    x += 36 + cause.length * 8;
  }
  return lines;
}

/** Stripes at a different angle for every cause, so that colour is not the only sign. */
function patterns(): string[] {
  return causeColors.map(
    (color, order) =>
      `<pattern id="cause${order}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(${order * 45})"><rect width="8" height="8" fill="${color}"/>${order === 0 ? '' : '<path d="M0 0H8" stroke="#fff" stroke-width="2"/>'}</pattern>`,
  );
}

/** Draws the report as one picture: the series side by side, on the same scales. */
export function drawReport({ title, stageName, series }: Report): string {
  const list: readonly Series[] = series;
  const all = list.flatMap(({ outcomes }) => outcomes);
  const scores = ({ outcomes }: Series) => outcomes.map(({ score }) => score);
  const seconds = ({ outcomes }: Series) => outcomes.map(({ ticks }) => ticks / ticksPerSecond);
  const stages = [...new Set(all.map(({ stage }) => stage))].sort((one, other) => one - other);
  const causes = causesOf(all);
  const tops = [headHeight + 40, headHeight + 40 + chartHeight + gap];
  const endsTop = tops[1] + chartHeight + gap;
  const mostEnds = Math.max(
    1,
    ...list.flatMap(({ outcomes }) =>
      [...causesByStage(outcomes).values()].map((row) =>
        [...row.values()].reduce((sum, count) => sum + count, 0),
      ),
    ),
  );
  const parts = list.flatMap((one, index) => {
    const left = margin + index * (columnWidth + margin);
    const color = seriesColors[index];
    const charts = (
      [
        ['Score', scores],
        ['Length in seconds', seconds],
      ] as const
    ).flatMap(([label, of], row) => {
      const width = binWidth(list.flatMap(of), bins);
      const most = Math.max(1, ...list.flatMap((each) => histogram(of(each), width, bins)));
      return drawHistogram({ left, top: tops[row], color }, label, of(one), width, most);
    });
    const chart = { left, top: endsTop, color };
    return [
      text(left, 66, one.name, { bold: true, size: 17 }),
      text(left, 86, one.changes),
      ...charts,
      ...drawEnds(chart, stageName, one, stages, causes, mostEnds),
    ];
  });
  const width = margin + list.length * (columnWidth + margin);
  const height = endsTop + stages.length * barHeight + 40;
  const games = whole(list[0].outcomes.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" fill="${ink}">`,
    `<title>${escaped(title)}: ${games} games by a bot</title>`,
    `<defs>${patterns().join('')}</defs>`,
    rect(0, 0, width, height, paper),
    text(margin, 36, `${title}: ${games} games by a bot`, { bold: true, size: 22 }),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
