import { catalogue } from '../../../../scenes/catalogue';
import { fold } from '../../../../scenes/teletext/rules/charset';
import { months } from '../../../../scenes/teletext/rules/header';
import { pageHeads } from '../../../content/pageHeads';
import { type PageInfo, pages } from '../../../content/pages';
import type { QuizQuestion } from '../../../content/quiz/QuizQuestion';
import { siteName } from '../../../content/site';
import { recordsNumber, siteNumbers, yearNumber } from '../../../content/teletext/siteNumbers';
import type { TextBlock, TextPage } from '../../../content/teletext/TextPage';
import { line, strip } from '../../../content/teletext/written';
import { timeline } from '../../../content/timeline';
import { timelineFactChecks } from '../../../content/timelineFactChecks';
import { yearDive } from '../../../content/yearDive';
import { yearStories } from '../../../content/yearStories';
import { flow, type Group } from './flow';
import { wrap } from './layBlock';
import { sections } from './sections';

const secondsToRead = 25;
/** On the page of a year: how many things of each kind are listed that were not new. */
const stillShown = 2;

/** One line of this browser's records. */
export type RecordLine = readonly [name: string, value: string];

/** The parts of the service that depend on the day and on this browser. */
export type Local = Readonly<{
  /** The daily ten; empty if they could not be fetched. */
  questions: readonly QuizQuestion[];
  records: readonly RecordLine[];
}>;

const heading = (text: string): TextBlock => strip(`  ${fold(text).toUpperCase().slice(0, 34)}`);
const way = (path: string): Group => [line('b'), `{g}The page itself:{c}${siteName}${path}`];

/** Every page that is generated from the site's content, one after another. */
export function* sitePages({ questions, records }: Local): Generator<TextPage> {
  yield directory();
  for (const page of pages) {
    if (page.path !== '/' && page.path !== '/teletext' && page.path !== '/quiz')
      yield* pageOf(page);
  }
  yield quizPage(questions);
  yield recordsPage(records);
  for (const { year, event } of timeline) yield yearPage(year, event);
}

function directory(): TextPage {
  const listed = pages.filter(({ path }) => siteNumbers[path] && path !== '/teletext');
  const rows = [
    ...listed.map(({ path, label }): [string, string] => [
      path === '/' ? 'This directory' : fold(label),
      siteNumbers[path] ?? '',
    ]),
    ['Records of this browser', recordsNumber] as const,
  ];
  const years = timeline.map(({ year }) => `{w}${year}{y}${yearNumber(year)}`);
  const quads = Array.from({ length: Math.ceil(years.length / 4) }, (_, row) => [
    years.slice(row * 4, row * 4 + 4).join(''),
  ]);
  return {
    number: siteNumbers['/'] ?? '',
    title: 'Directory of the site',
    path: '/',
    seconds: secondsToRead,
    frames: flow(
      [{ banner: '90s KID', ink: 'y', ground: 'b' }, '{c}The whole site, by numbers to learn', ''],
      [
        ...rows.map(
          ([name, number]): Group => [`{w}${name}{c}${'.'.repeat(33 - name.length)}{y}${number}`],
        ),
        ['', '{c}THE TIME MACHINE', ...quads.flat()],
      ],
    ),
  };
}

function pageOf({ path, label }: PageInfo): readonly TextPage[] {
  const number = siteNumbers[path];
  if (number === undefined) return [];
  const head = pageHeads[path];
  const about: Group = [{ text: head?.description ?? label, ink: 'c' }, ''];
  const entries = catalogue.filter(({ route }) => route === path);
  const played: readonly Group[] = entries.map(({ title, blurb, controls }) => [
    { text: title, ink: 'y' },
    { text: blurb, ink: 'w' },
    ...(controls
      ? [
          { text: `Keys: ${controls.desktop}.`, ink: 'g' } as const,
          { text: `Phone: ${controls.mobile}.`, ink: 'g' } as const,
        ]
      : []),
    '',
  ]);
  const groups = [about, ...played, ...(sections[path]?.() ?? [])];
  return [
    {
      number,
      title: label,
      path,
      seconds: secondsToRead,
      frames: flow([heading(label), ''], groups, way(path)),
    },
  ];
}

const letters = ['A', 'B', 'C', 'D'] as const;
const inks = ['r', 'g', 'y', 'c'] as const;

function quizPage(questions: readonly QuizQuestion[]): TextPage {
  const asked = questions.map(({ question, options, correctAnswer, fact }, index): Group => {
    const answer = `${letters[correctAnswer]}: ${options[correctAnswer]}`;
    return [
      heading(`The daily ten: question ${index + 1}`),
      '',
      { text: question, ink: 'w' },
      '',
      ...options.flatMap((option, place): TextBlock[] => [
        { text: `${letters[place]}  ${option}`, ink: inks[place] },
      ]),
      '',
      ...concealed(answer, 'y'),
      ...concealed(fact, 'c'),
      '',
      '{w}Press REVEAL for the answer.',
      ...way('/quiz'),
    ];
  });
  return {
    number: siteNumbers['/quiz'] ?? '',
    title: 'Quiz of the day',
    path: '/quiz',
    seconds: 30,
    frames:
      asked.length > 0
        ? asked
        : flow(
            [heading('The daily ten'), ''],
            [[{ text: 'Today’s questions are not here yet. Dial this page again.', ink: 'w' }]],
            way('/quiz'),
          ),
  };
}

/** Sentences that REVEAL shows. Each row is concealed by itself. */
function concealed(text: string, ink: 'y' | 'c'): readonly string[] {
  return wrapped(text).map((row) => `{${ink}}{?}${row}`);
}

const wrapped = (text: string) => wrap(text, 38);

function recordsPage(records: readonly RecordLine[]): TextPage {
  const groups = records.map(([name, value]): Group => {
    const label = fold(name).slice(0, 37 - value.length);
    return [`{w}${label}{c}${'.'.repeat(37 - label.length - value.length)}{g}${value}`];
  });
  return {
    number: recordsNumber,
    title: 'Records of this browser',
    path: '/arcadeboy',
    frames: flow(
      [{ banner: 'RECORDS', ink: 'g', ground: 'b' }, '{c}Kept in this browser, told to nobody', ''],
      groups.length > 0
        ? groups
        : [
            [
              {
                text: 'None yet. The table is clean, the crowd is waiting and somebody has chalked your name up already.',
                ink: 'w',
              },
              '',
              '{w}Snake II{c}........................{y}150',
              '{w}ArcadeBoy{c}.......................{y}151',
            ],
          ],
    ),
  };
}

function yearPage(year: number, event: string): TextPage {
  const check = timelineFactChecks[year];
  const told = yearStories[year];
  const groups: Group[] = yearDive(year).flatMap(({ heading: title, path, ...group }) =>
    [...group.arrived, ...group.lastSeen, ...group.everywhere.slice(0, stillShown)].map(
      ({ name, line: beside }, index): Group => [
        ...(index === 0 ? [`{c}${fold(title)}{y}${siteNumbers[path] ?? ''}`] : []),
        { text: `${name}: ${beside}`, ink: 'w' },
      ],
    ),
  );
  const number = yearNumber(year);
  const beside = (step: number): readonly [string, string] => {
    const other = Math.min(2005, Math.max(1990, year + step));
    return [String(other), yearNumber(other)];
  };
  return {
    number,
    title: `The year ${year}`,
    path: `/?year=${year}`,
    seconds: secondsToRead,
    frames: flow(
      [{ banner: String(year), ink: 'y', ground: 'b' }, `{w}{d}${fold(event)}`, ''],
      [
        ...(check ? [[{ text: check, ink: 'g' } as const, '']] : []),
        ...(told ? [[{ text: told.story, ink: 'w' } as const, '']] : []),
        ...(told?.happened ?? []).map(
          ({ month, text }): Group => [
            { text: month === undefined ? text : `${months[month - 1]}: ${text}`, ink: 'c' },
          ],
        ),
        ...groups,
      ],
      [line('b')],
    ),
    prompts: [beside(-1), beside(1), ['Directory', '110'], ['Index', '100']],
  };
}
