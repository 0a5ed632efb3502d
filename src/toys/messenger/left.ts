import { maxMessage, messageTypes, type Room } from '../../services/chat/ChatMessage';
import type { Unsent } from './conversation';

/** What a visitor had not sent when a room was left. */
type Left = Readonly<{ draft: string; unsent: readonly Unsent[] }>;

const storageKey = 'messenger-left';
const version = 1;
const nothing: Left = { draft: '', unsent: [] };

/** A text that a message may have; undefined for anything else. */
function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= maxMessage ? value : undefined;
}

/** @returns a list of one, or of none where it is not ours */
function parseUnsent(value: unknown): Unsent[] {
  const { key, after, refusal, ...rest } = Object(value) as Record<string, unknown>;
  const message = parseText(rest.message);
  const type = messageTypes.find((each) => each === rest.type);
  const isOurs = typeof key === 'string' && /^\d{1,9}$/.test(key) && Number.isSafeInteger(after);
  if (!isOurs || message === undefined || !type) return [];
  return [{ key, message, type, after: Number(after), refusal: parseText(refusal) }];
}

/** @returns by room and name what was not sent; without what is not ours */
export function parseLefts(stored: unknown): Map<string, Left> {
  const lefts = new Map<string, Left>();
  const { version: storedVersion, places } = Object(stored) as Record<string, unknown>;
  if (storedVersion !== version) return lefts;
  for (const [place, left] of Object.entries(Object(places))) {
    const { draft, unsent } = Object(left) as Record<string, unknown>;
    const list: readonly unknown[] = Array.isArray(unsent) ? unsent : [];
    lefts.set(place, { draft: parseText(draft) ?? '', unsent: list.flatMap(parseUnsent) });
  }
  return lefts;
}

let known: Map<string, Left> | undefined;
/** The highest key of a message of this tab. */
let keys = 0;

/** What this tab has not sent, also before a reload. */
function knownLefts(): Map<string, Left> {
  if (known) return known;
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch (error) {
    console.warn('What was not sent could not be read:', error);
  }
  known = parseLefts(stored);
  for (const { unsent } of known.values()) {
    for (const { key } of unsent) keys = Math.max(keys, Number(key));
  }
  return known;
}

const placeOf = ({ id }: Room, name: string) => `${id} ${name}`;

export function leftIn(room: Room, name: string): Left {
  return knownLefts().get(placeOf(room, name)) ?? nothing;
}

export function keepLeft(room: Room, name: string, changed: Partial<Left>): void {
  const left = { ...leftIn(room, name), ...changed };
  const lefts = knownLefts();
  if (left.draft === '' && left.unsent.length === 0) lefts.delete(placeOf(room, name));
  else lefts.set(placeOf(room, name), left);
  try {
    const places = Object.fromEntries(lefts);
    if (lefts.size === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ version, places }));
  } catch (error) {
    console.warn('What was not sent is kept only until a reload:', error);
  }
}

/** A key that no message of this tab has. */
export function newKey(): string {
  keys += 1;
  return `${keys}`;
}
