import { fieldsOf, readStored, removeStored, writeStored } from '../../lib/storage';
import { autoKey } from './isParkToOpen';

const slotsKey = 'theme-park-slots';
/** Suffix of the key that this version uses while the usual key holds something it cannot open. */
const beside = '-beside';
const version = 1;
export const slotCount = 5;

/** A saved park in a slot. */
export type Slot = Readonly<{
  name: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  park: string;
  money: number;
  visitors: number;
}>;

/** A stored park that this version cannot open, and so does not overwrite. */
export type UnreadablePark = Readonly<{
  place: 'autosave' | 'slots';
  text: string;
  reason: string;
}>;

/** Why a park cannot be opened, or undefined. */
export type Refuses = (park: string) => string | undefined;

const laterReason = 'It was saved by a newer version of this page.';

/** A record that a later version of this page has written. Its format is unknown. */
function unreadableRecord(key: string, place: UnreadablePark['place']): UnreadablePark | undefined {
  const stored = readStored(key) as { version?: unknown } | null | undefined;
  const isLater = typeof stored?.version === 'number' && stored.version > version;
  return isLater ? { place, text: JSON.stringify(stored), reason: laterReason } : undefined;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function parseSlot(value: unknown): Slot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, savedAt, park, money, visitors } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof park !== 'string') return null;
  if (!isWhole(savedAt) || !isWhole(money) || !isWhole(visitors)) return null;
  return { name: name.slice(0, 40), savedAt, park, money, visitors };
}

function slotsPlace(): string {
  return unreadableRecord(slotsKey, 'slots') ? slotsKey + beside : slotsKey;
}

/** The slots, null where one is empty. Malformed ones are dropped, the others kept. */
export function readSlots(): readonly (Slot | null)[] {
  const stored = readStored(slotsPlace()) as { version?: unknown; slots?: unknown } | undefined;
  const slots = stored?.version === version && Array.isArray(stored.slots) ? stored.slots : [];
  return Array.from({ length: slotCount }, (_, index) => parseSlot(slots[index]));
}

/** @returns whether it was stored: the browser may refuse */
export function writeSlot(index: number, slot: Slot | null): boolean {
  const slots = readSlots().map((kept, place) => (place === index ? slot : kept));
  writeStored(slotsPlace(), { version, slots });
  return readSlots()[index]?.savedAt === slot?.savedAt;
}

/** What the player's replacements removed: parks, and the content of a slot. */
export type Replaced = Readonly<{
  /** The last one first. */
  parks: readonly Slot[];
  slot: Readonly<{ index: number; slot: Slot }> | null;
  /** A mark of the park that was opened last, as it was then; '' for the player's own. */
  opened: string;
}>;

const replacedKey = 'theme-park-replaced';
/** Parks that are kept, and the most characters that they have together: `readStored` has a limit. */
export const mostReplaced = 5;
const mostText = 400_000;
/** Holds what could not be stored, until the page is left. */
let unstored: Replaced | undefined;

/** As many of the parks as are kept, the last one in any case. */
export function keepable(parks: readonly Slot[]): readonly Slot[] {
  let room = mostText;
  return parks.slice(0, mostReplaced).filter(({ park }, index) => {
    room -= park.length;
    return room >= 0 || index === 0;
  });
}

function parseReplacedSlot(value: unknown): Replaced['slot'] {
  const { index, slot } = (value ?? {}) as { index?: unknown; slot?: unknown };
  const parsed = parseSlot(slot);
  return parsed && isWhole(index) && index >= 0 && index < slotCount
    ? { index, slot: parsed }
    : null;
}

export function readReplaced(): Replaced {
  if (unstored) return unstored;
  const { park, earlier, slot, opened } = fieldsOf(readStored(replacedKey), version);
  const parks = [park, ...(Array.isArray(earlier) ? earlier : [])].map(parseSlot);
  return {
    parks: keepable(parks.filter((each) => each !== null)),
    slot: parseReplacedSlot(slot),
    opened: typeof opened === 'string' ? opened : '',
  };
}

/** @returns whether it was stored; otherwise nothing has changed */
export function storeReplaced(change: Partial<Replaced>): boolean {
  const { parks, ...rest } = { ...readReplaced(), ...change };
  // The first version kept one park, as `park`.
  const [park = null, ...earlier] = parks;
  const isStored = writeStored(replacedKey, { version, park, earlier, ...rest });
  if (isStored) unstored = undefined;
  return isStored;
}

/** @returns whether it was stored; otherwise it can be restored until the page is left */
export function writeReplaced(change: Partial<Replaced>): boolean {
  const isStored = storeReplaced(change);
  if (!isStored) unstored = { ...readReplaced(), ...change };
  return isStored;
}

function parkAt(key: string): string | undefined {
  const stored = readStored(key) as { version?: unknown; park?: unknown } | undefined;
  return stored?.version === version && typeof stored.park === 'string' ? stored.park : undefined;
}

/** The stored text of a key. */
function textAt(key: string): string | undefined {
  return parkAt(key) ?? JSON.stringify(readStored(key));
}

function unreadableAutosave(refuses: Refuses): UnreadablePark | undefined {
  const park = parkAt(autoKey);
  if (park === undefined) return unreadableRecord(autoKey, 'autosave');
  const reason = refuses(park);
  return reason === undefined ? undefined : { place: 'autosave', text: park, reason };
}

export type Autosave = Readonly<{
  /** The park as it was last left; undefined if there is none. */
  park: string | undefined;
  /** What is stored under its key and cannot be opened. */
  unreadable: UnreadablePark | undefined;
  write: (park: string) => void;
}>;

/** The autosaved park. A value that cannot be opened is never overwritten. */
export function openAutosave(refuses: Refuses): Autosave {
  const unreadable = unreadableAutosave(refuses);
  return {
    park: (unreadable ? undefined : parkAt(autoKey)) ?? parkAt(autoKey + beside),
    unreadable,
    write: (park) => {
      // The player may have discarded it in the meantime.
      if (unreadable && textAt(autoKey) === unreadable.text)
        writeStored(autoKey + beside, { version, park });
      else if (writeStored(autoKey, { version, park })) removeStored(autoKey + beside);
    },
  };
}

/** Every stored park that cannot be opened. */
export function readUnreadable(refuses: Refuses): readonly UnreadablePark[] {
  return [unreadableAutosave(refuses), unreadableRecord(slotsKey, 'slots')].filter(
    (unreadable) => unreadable !== undefined,
  );
}

/** Discards a park that cannot be opened. The one that was stored beside it takes its place. */
export function deleteUnreadable(place: UnreadablePark['place']): void {
  const key = place === 'autosave' ? autoKey : slotsKey;
  const own = readStored(key + beside);
  // Its version may be later, which would keep it from being overwritten.
  removeStored(key);
  if (own !== undefined && writeStored(key, own)) removeStored(key + beside);
}
