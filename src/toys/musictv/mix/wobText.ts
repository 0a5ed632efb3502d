import { musicTvSongs } from '../../../content/songs';
import type { Prompt, TextBlock, TextPage } from '../../../content/teletext/TextPage';
import { wrap } from '../../teletext/service/layBlock';
import { type Channel, songAt, stepFrom } from '../channel';
import { failureWords } from '../failures';

/** The name of the channel's teletext. Its header has seven characters for it. */
export const wobText = 'WOBTEXT';

const songsOnPage = 10;
const firstGuide = 101;
const guides = Math.ceil(musicTvSongs.length / songsOnPage);
const chartPage = firstGuide + guides;
const nowPage = 100;

/** Every page of the service, in order. */
export const wobTextPages: readonly number[] = Array.from(
  { length: chartPage - nowPage + 1 },
  (_, index) => nowPage + index,
);

/** An unknown page number shows the first page. */
export function knownPage(number: number): number {
  return wobTextPages.includes(number) ? number : nowPage;
}

function promptsOf(number: number): readonly [Prompt, Prompt, Prompt, Prompt] {
  const more = number === chartPage ? nowPage : number + 1;
  return [
    ['Now', String(nowPage)],
    ['Guide', String(firstGuide)],
    ['More', String(more)],
    ['Chart', String(chartPage)],
  ];
}

/** The target of a coloured button: 0 is red, 3 is blue. */
export function promptTarget(number: number, button: 0 | 1 | 2 | 3): number {
  return Number(promptsOf(number)[button][1]);
}

const number = (at: number) => String(at + 1).padStart(2, '0');
const songRows = (at: number, mark = ''): readonly string[] => {
  const { title, artist } = musicTvSongs[at];
  return [`{y}${number(at)}{w}${title}`, `{w}  {c}${artist}{r}${mark}`];
};

function nowRows(channel: Channel): readonly TextBlock[] {
  const { at, phase, failure, failed } = channel;
  const { title, artist, year } = songAt(channel);
  const next = musicTvSongs[stepFrom(at, 1, failed)];
  const words = phase === 'card' && failure ? failureWords[failure] : undefined;
  return [
    '',
    { banner: 'WOBBLE', ink: 'y', ground: 'm' },
    '',
    words ? '{r}NO PICTURE' : '{g}NOW PLAYING',
    '',
    ...wrap(title, 38).flatMap((line) => [`{d}{w}${line}`, '']),
    `{c}${artist}`,
    `{y}Channel ${number(at)}  {w}in the shops in ${year}`,
    '',
    ...(words
      ? [{ text: words.headline, ink: 'y' as const }, { text: words.reason }]
      : ['{m}UP NEXT', `{w}${next.title}`, `{c}${next.artist}`]),
  ];
}

function guideRows(page: number, { at, failed }: Channel): readonly TextBlock[] {
  const first = (page - firstGuide) * songsOnPage;
  const rows = musicTvSongs.slice(first, first + songsOnPage).flatMap(({ id }, index) => {
    const place = first + index;
    return songRows(place, failed.includes(id) ? 'no picture' : place === at ? 'on now' : '');
  });
  return [`{g}CHANNEL GUIDE {w}${page - firstGuide + 1}/${guides}`, ...rows];
}

function chartRows({ plays }: Channel): readonly TextBlock[] {
  const chart = musicTvSongs
    .map(({ id }, at) => ({ at, count: plays[id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, songsOnPage);
  const head = '{m}YOUR CHART {w}as played on this set';
  if (chart.length === 0) return [head, '', '{y}Nothing yet. Let a song play.'];
  return [
    head,
    ...chart.flatMap(({ at, count }, place) => {
      const { title, artist } = musicTvSongs[at];
      return [`{y}${number(place)}{w}${title}`, `{w}  {c}${artist} {g}x${count}`];
    }),
  ];
}

/**
 * A page of the channel's teletext.
 * @param page one of `wobTextPages`
 */
export function wobTextPage(page: number, channel: Channel): TextPage {
  const rows =
    page === nowPage
      ? nowRows(channel)
      : page === chartPage
        ? chartRows(channel)
        : guideRows(page, channel);
  return {
    number: String(page),
    title: page === nowPage ? 'Now' : page === chartPage ? 'Chart' : 'Guide',
    frames: [rows],
    prompts: promptsOf(page),
  };
}
