/** A part of an address that holds something which a visitor would send to somebody. */
export type AddressState = Readonly<{
  /** The page; `*` for every page. */
  path: string;
  /** A parameter of the query, or what stands behind the `#`, which no server is sent. */
  place: 'search' | 'hash';
  /** The parameter's name; empty for a hash that is the value itself. */
  key: string;
  /** What a value looks like. Whatever does not is no value. */
  pattern: RegExp;
}>;

const inPlace =
  (place: AddressState['place']) =>
  (path: string, key: string, pattern: RegExp): AddressState => ({ path, place, key, pattern });
const search = inPlace('search');
const hash = inPlace('hash');

const id = /^[a-z0-9-]{1,40}$/;
/** Base 64 for addresses, as every packed text of the site is written. */
const packed = /^[\w.~-]{1,16000}$/;

export const yearState = search('/', 'year', /^(?:199\d|200[0-5])$/);
export const quizState = search('/quiz', 'category', /^[^\n]{0,200}$/);
export const teletextPageState = search('/teletext', 'p', /^[1-8][\da-f]{2}$/i);
export const teletextFrameState = search('/teletext', 'frame', /^[^\n]{1,6000}$/);
export const cartridgeState = search('/arcadeboy', 'game', /^[^\n]{0,200}$/);
export const desktopState = search('/win95-desktop', 'open', /^[^\n]{0,500}$/);
export const ticksState = search('/lifestyle', 'with', /^[^\n]{0,4000}$/);
export const visitState = search('/old-web', 'visit', /^[^\n]{0,200}$/);
export const songState = search('/musictv', 'song', /^\d{1,3}$/);
export const dailyState = search('*', 'daily', /^$/);
export const parkState = hash('/theme-park', 'park', packed);
export const roomState = hash('/messenger', 'room', /^[\w-]{22}$/);
export const petVisitState = hash('/virtual-pet', 'visit', /^[0-3][0-3][0-5][\w-]{0,80}$/);
export const albumState = hash('*', 'album', packed);
export const runState = hash('/run', '', packed);
export const objectState = hash('*', '', id);
export const gameSettingsState = hash('/settings', '', id);

/** A location, or what of one holds state. */
export type Place = Readonly<{ search: string; hash: string }>;

/**
 * The text that an address holds for a state.
 * @param address a location, or any parts of one
 * @returns undefined where there is none, or one that does not look like it
 */
export function stateIn({ place, key, pattern }: AddressState, address: Place): string | undefined {
  const beginning = key === '' ? '#' : `#${key}=`;
  const text =
    place === 'search'
      ? new URLSearchParams(address.search).get(key)
      : address.hash.startsWith(beginning)
        ? address.hash.slice(beginning.length)
        : null;
  return text !== null && pattern.test(text) ? text : undefined;
}

/** The address of a state: a path with its query or hash. */
export function addressOfState({ path, place, key }: AddressState, value: string): string {
  const page = path === '*' ? '/' : path;
  if (place === 'hash') return `${page}#${key === '' ? '' : `${key}=`}${value}`;
  return `${page}?${new URLSearchParams({ [key]: value })}`;
}
