import { artists } from './artists';
import { consoles } from './consoles';
import type { Span } from './entry';
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
  readonly emoji: string;
  /** The card that tells the rest; of a song, the page that plays it. */
  readonly path: string;
}

export interface DiveGroup {
  readonly kind: DiveKind;
  readonly heading: string;
  readonly path: string;
  /** What was new that year. */
  readonly arrived: readonly DiveItem[];
  /** What had come before and was still there. One of the two lists is never empty. */
  readonly stillGoing: readonly DiveItem[];
}

interface Candidate {
  readonly item: DiveItem;
  readonly span: Span;
}

interface Source {
  readonly kind: DiveKind;
  readonly heading: string;
  readonly path: string;
  readonly candidates: readonly Candidate[];
}

type Diveable = Readonly<{ id: string; name: string; line: string; emoji: string; span: Span }>;

function source(frame: Omit<Source, 'candidates'>, entries: readonly Diveable[]): Source {
  const candidates = entries.map(({ id, name, line, emoji, span }) => ({
    item: {
      id,
      name,
      line,
      emoji,
      path: frame.kind === 'songs' ? frame.path : `${frame.path}#${id}`,
    },
    span,
  }));
  return { ...frame, candidates };
}

/** Only what Music TV plays: a spare has no page to lead to. */
const playedSongs = musicTvSongs.map(({ id, title, artist, year }) => ({
  id,
  name: title,
  line: artist,
  emoji: '🎵',
  span: [year, year] as const,
}));

const sources: readonly Source[] = [
  source({ kind: 'toys', heading: 'In the toy box', path: '/toys' }, toys),
  source({ kind: 'consoles', heading: 'Plugged into the telly', path: '/gaming' }, consoles),
  source({ kind: 'gadgets', heading: 'In the catalogue', path: '/tech' }, gadgets),
  source({ kind: 'tvShows', heading: 'On the telly', path: '/tv-shows' }, tvShows),
  source({ kind: 'films', heading: 'At the pictures', path: '/movies' }, films),
  source({ kind: 'artists', heading: 'On the bedroom wall', path: '/music' }, artists),
  source({ kind: 'songs', heading: 'On Music TV', path: '/musictv' }, playedSongs),
  source({ kind: 'snacks', heading: 'In the lunchbox', path: '/snacks' }, snacks),
  source({ kind: 'oldWebSites', heading: 'In the address bar', path: '/old-web' }, oldWebSites),
];

/** Farewells first, then what belongs most to its time. */
function rank([from, to]: Span, year: number): number {
  return to === year ? 0 : 1 + to - from;
}

/**
 * Everything of the site's own content that belongs to one year, by kind; kinds with nothing to
 * show are left out, so a year far from the site's own gives an empty list.
 *
 * @param year a whole year of the common era
 */
export function yearDive(year: number): readonly DiveGroup[] {
  return sources
    .map(({ kind, heading, path, candidates }) => {
      const present = candidates.filter(({ span: [from, to] }) => from <= year && year <= to);
      const before = present.filter(({ span: [from] }) => from < year);
      return {
        kind,
        heading,
        path,
        arrived: present.filter(({ span: [from] }) => from === year).map(({ item }) => item),
        stillGoing: before
          .sort((a, b) => rank(a.span, year) - rank(b.span, year))
          .map(({ item }) => item),
      };
    })
    .filter(({ arrived, stillGoing }) => arrived.length + stillGoing.length > 0);
}
