import { artists } from './artists';
import { consoles } from './consoles';
import type { Span } from './entry';
import { films } from './films';
import { gadgets } from './gadgets';
import { oldWebSites } from './oldWebSites';
import { snacks } from './snacks';
import { songs } from './songs';
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
  /** The page that tells the rest. */
  readonly path: string;
}

export interface DiveGroup {
  readonly kind: DiveKind;
  readonly heading: string;
  readonly path: string;
  /** Never empty. */
  readonly items: readonly DiveItem[];
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
    item: { id, name, line, emoji, path: frame.path },
    span,
  }));
  return { ...frame, candidates };
}

/** Only what Music TV plays: a spare has no page to lead to. */
const playedSongs = songs
  .filter(({ role }) => role === 'main')
  .map(({ id, title, artist, year }) => ({
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
  source({ kind: 'films', heading: 'In the video shop', path: '/movies' }, films),
  source({ kind: 'artists', heading: 'On the bedroom wall', path: '/music' }, artists),
  source({ kind: 'songs', heading: 'On Music TV', path: '/musictv' }, playedSongs),
  source({ kind: 'snacks', heading: 'In the lunchbox', path: '/snacks' }, snacks),
  source({ kind: 'oldWebSites', heading: 'In the address bar', path: '/old-web' }, oldWebSites),
];

/** What says most about the year comes first: arrivals, then farewells, then the shortest span. */
function rank([from, to]: Span, year: number): number {
  if (from === year) return 0;
  return to === year ? 1 : 2 + to - from;
}

function choose({ kind, candidates }: Source, year: number): readonly Candidate[] {
  const ranked = candidates
    .filter(({ span: [from, to] }) => from <= year && year <= to)
    .sort((a, b) => rank(a.span, year) - rank(b.span, year));
  if (kind === 'tvShows') return ranked;
  const arrivals = ranked.filter(({ span: [from] }) => from === year);
  if (arrivals.length > 0) return arrivals;
  const [best] = ranked;
  if (!best) return [];
  // Equals take turns from year to year, so that the same one does not stand for a whole decade.
  const equals = ranked.filter(({ span }) => rank(span, year) === rank(best.span, year));
  const turn = year % equals.length;
  return equals.slice(turn, turn + 1);
}

/**
 * Everything of the site's own content that belongs to one year, by kind; kinds with nothing to
 * show are left out, so a year far from the site's own gives an empty list.
 *
 * Shows are all those on air, arrivals first. Of every other kind it takes all that arrived that
 * year, or, where nothing did, the one thing still around that is most of its time.
 *
 * @param year a whole year of the common era
 */
export function yearDive(year: number): readonly DiveGroup[] {
  return sources
    .map((from) => ({
      kind: from.kind,
      heading: from.heading,
      path: from.path,
      items: choose(from, year).map(({ item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
}
