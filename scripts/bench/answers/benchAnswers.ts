import { pages } from '../../../src/content/pages';
import type { Bench, Cell } from '../lib/BenchTable';
import { launchBrowser } from '../lib/launchBrowser';
import { median, rotated } from '../lib/statistics';
import { serveSite } from '../routes/serveSite';
import { type Answer, measureAnswer } from './measureAnswer';

/** When each route answers a press that was made after a second, on a slow line and processor. */
export const benchAnswers: Bench = async ({ short, paths: wanted, log }) => {
  const rounds = short ? 1 : 3;
  const site = await serveSite();
  const browser = await launchBrowser('time');
  const all = pages.map(({ path }) => path);
  const paths = wanted.length > 0 ? wanted : short ? all.slice(0, 2) : all;
  const answers = new Map<string, Answer[]>(paths.map((path) => [path, []]));
  try {
    // The first page of a browser pays for what the others share.
    await measureAnswer(browser, site.origin);
    for (let round = 0; round < rounds; round++) {
      log(`answers: round ${round + 1} of ${rounds}`);
      for (const path of rotated(paths, round * 7)) {
        answers.get(path)?.push(await measureAnswer(browser, site.origin + path));
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return [
    {
      title: 'Response times on a slow connection',
      columns: [
        '',
        'painted, ms',
        'interactive, ms',
        'answered, ms',
        'slowest response, ms',
        'response of a button of the page, ms',
        'kB before the response',
        'requests before the response',
      ],
      rows: paths.map((path) => row(path, answers.get(path) ?? [])),
      notes: [
        `1.44 Mb/s, 150 ms of latency, the processor at a quarter of its speed, an empty cache, 390 × 844. The mute button is pressed one second after navigation starts, and then the first visible button of the page. The response is the change of the mute button’s state, which needs no scripts, and the end of the other button’s handler, which does. Medians of ${rounds}.`,
      ],
    },
  ];
};

function row(path: string, answers: readonly Answer[]): Cell[] {
  const middle = (pick: (answer: Answer) => number) => Math.round(median(answers.map(pick)) ?? 0);
  return [
    path,
    middle(({ painted }) => painted),
    middle(({ interactive }) => interactive),
    middle(({ answered }) => answered),
    Math.round(Math.max(...answers.map(({ answered }) => answered))),
    middle(({ pageAnswered }) => pageAnswered) || undefined,
    (median(answers.map(({ bytes }) => bytes)) ?? 0) / 1000,
    middle(({ requests }) => requests),
  ];
}
