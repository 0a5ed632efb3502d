import { decodeFrame } from '../../../../scenes/teletext/rules/decodeFrame';
import { columns, rows } from '../../../../scenes/teletext/rules/grid';
import { headerText, putHeader } from '../../../../scenes/teletext/rules/header';
import { readText } from '../../../../scenes/teletext/rules/readText';
import { writtenPages } from '../../../../src/content/teletext/pages';
import { TeletextScreen } from '../../../../src/toys/teletext/screen/TeletextScreen';
import { layPage } from '../../../../src/toys/teletext/service/layPage';

const frames = writtenPages.flatMap((page) => layPage(page).subpages.map(({ frame }) => frame));
const decoded = frames.map((frame) => decodeFrame(frame));

export type TeletextPage = Readonly<{
  /** Median milliseconds in scripts for each kind of work, and the cells that it changed. */
  measure: (rounds: number) => Readonly<Record<string, Readonly<{ ms: number; cells: number }>>>;
}>;

function median(times: number[]): number {
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function timed(rounds: number, work: (round: number) => number) {
  const times: number[] = [];
  let cells = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    cells += work(round);
    times.push(performance.now() - start);
  }
  return { ms: median(times), cells: Math.round(cells / rounds) };
}

function measure(rounds: number) {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  const screen = new TeletextScreen(canvas);
  screen.layOut(1200, 900);
  const at = (round: number) => decoded[round % decoded.length] ?? new Uint32Array();
  for (let warm = 0; warm < decoded.length * 2; warm++) screen.draw(at(warm));

  const ticking = frames[0]?.slice() ?? new Uint8Array();
  const moment = (round: number) => ({
    weekday: 0,
    day: 1,
    month: 0,
    hours: 12,
    minutes: Math.floor(round / 60) % 60,
    seconds: round % 60,
  });
  const plain = document.createElement('canvas');
  plain.width = 1200;
  plain.height = 900;
  const context = plain.getContext('2d');
  if (!context) throw new Error('no 2D context');
  context.font = '32px monospace';

  return {
    changed: timed(rounds, (round) => screen.draw(at(round))),
    ticked: timed(rounds, (round) => {
      putHeader(ticking, '100', headerText('KITEFAX', '100', moment(round)));
      return screen.draw(decodeFrame(ticking));
    }),
    usual: timed(rounds, (round) => {
      context.fillStyle = '#000';
      context.fillRect(0, 0, plain.width, plain.height);
      context.fillStyle = '#fff';
      readText(at(round)).forEach((line, row) => {
        for (let column = 0; column < columns; column++) {
          context.fillText(line[column] ?? ' ', column * 30, (row + 1) * 36);
        }
      });
      return columns * rows;
    }),
  };
}

Object.assign(globalThis, { teletextPage: { measure } satisfies TeletextPage });
