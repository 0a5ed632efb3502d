import { artists } from './artists';
import { consoles } from './consoles';
import type { Entry, Span } from './entry';
import { films } from './films';
import { gadgets } from './gadgets';
import { oldWebSites } from './oldWebSites';
import { snacks } from './snacks';
import { musicTvSongs } from './songs';
import { toys } from './toys';
import { tvShows } from './tvShows';

export type DiveKind =
  | 'toys'
  | 'consoles'
  | 'gadgets'
  | 'tvShows'
  | 'films'
  | 'artists'
  | 'songs'
  | 'snacks'
  | 'oldWebSites';

export interface DiveItem {
  readonly id: string;
  readonly name: string;
  /** A few words beside the name. */
  readonly line: string;
  /** The page of its card. For a song, the page that plays it. */
  readonly path: string;
}

export interface DiveGroup {
  readonly kind: DiveKind;
  readonly heading: string;
  readonly path: string;
  /** What was new in that year. */
  readonly arrived: readonly DiveItem[];
  /** What was older and still current. */
  readonly everywhere: readonly DiveItem[];
  /** What was last seen that year. One of the three lists is never empty. */
  readonly lastSeen: readonly DiveItem[];
}

type Years = Pick<Entry, 'span' | 'arrived' | 'left'>;

type Candidate = Years & Readonly<{ item: DiveItem }>;

interface Source {
  readonly kind: DiveKind;
  readonly heading: string;
  readonly path: string;
  readonly candidates: readonly Candidate[];
}

type Diveable = Pick<Entry, 'id' | 'name' | 'line'> & Years;

function source(frame: Omit<Source, 'candidates'>, entries: readonly Diveable[]): Source {
  const candidates = entries.map(({ id, name, line, ...years }) => ({
    item: {
      id,
      name,
      line,
      path: frame.kind === 'songs' ? frame.path : `${frame.path}#${id}`,
    },
    span: years.span,
    arrived: years.arrived,
    left: years.left,
  }));
  return { ...frame, candidates };
}

/** Only songs that Music TV plays: a spare has no page to lead to. */
const playedSongs = musicTvSongs.map(({ id, title, artist, year }) => ({
  id,
  name: title,
  line: artist,
  span: [year, year] as const,
}));

const sources: readonly Source[] = [
  source({ kind: 'toys', heading: 'In the toy box', path: '/toys' }, toys),
  source({ kind: 'consoles', heading: 'In the games cupboard', path: '/gaming' }, consoles),
  source({ kind: 'gadgets', heading: 'In the catalogue', path: '/tech' }, gadgets),
  source({ kind: 'tvShows', heading: 'On the telly', path: '/tv-shows' }, tvShows),
  source({ kind: 'films', heading: 'At the pictures', path: '/movies' }, films),
  source({ kind: 'artists', heading: 'On the bedroom wall', path: '/music' }, artists),
  source({ kind: 'songs', heading: 'On Music TV', path: '/musictv' }, playedSongs),
  source({ kind: 'snacks', heading: 'In the lunchbox', path: '/snacks' }, snacks),
  source({ kind: 'oldWebSites', heading: 'In the address bar', path: '/old-web' }, oldWebSites),
];

type Part = 'arrived' | 'everywhere' | 'lastSeen';

function partOf({ span, arrived, left }: Years, year: number): Part {
  if (year === (arrived === undefined ? span[0] : arrived)) return 'arrived';
  return year === left ? 'lastSeen' : 'everywhere';
}

/** The length of a span. Shorter spans come first, because they belong most to their time. */
const lengthOf = ([from, to]: Span): number => to - from;

/**
 * All of the site's content that belongs to one year, by kind. Kinds with nothing to show are left
 * out. A year outside the site's range gives an empty list.
 *
 * @param year a whole year of the common era
 */
export function yearDive(year: number): readonly DiveGroup[] {
  return sources
    .map(({ kind, heading, path, candidates }) => {
      const present = candidates.filter(({ span: [from, to] }) => from <= year && year <= to);
      const part = (wanted: Part) =>
        present.filter((candidate) => partOf(candidate, year) === wanted);
      const items = (list: readonly Candidate[]) => list.map(({ item }) => item);
      const byLength = part('everywhere').sort((a, b) => lengthOf(a.span) - lengthOf(b.span));
      return {
        kind,
        heading,
        path,
        arrived: items(part('arrived')),
        everywhere: items(byLength),
        lastSeen: items(part('lastSeen')),
      };
    })
    .filter((group) => group.arrived.length + group.everywhere.length + group.lastSeen.length > 0);
}
