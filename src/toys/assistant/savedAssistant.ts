import { fieldsOf, readStored, writeStored } from '../../lib/storage';
import type { Point } from './Act';

/** What the browser stores about the assistant. */
export type SavedAssistant = Readonly<{
  place: Point;
  /** It was sent away, and comes only when called. */
  away: boolean;
  /** Tips stay until they are closed. */
  keepTips: boolean;
  /** It does not comment on the text. */
  quiet: boolean;
}>;

const key = 'assistant';
const version = 1;
/** The position at the bottom right. */
export const homePlace: Point = { x: 1, y: 1 };

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Parses a stored value. Invalid fields get their defaults. */
export function parseSavedAssistant(stored: unknown): SavedAssistant {
  const { place, away, keepTips, quiet } = fieldsOf(stored, version);
  const { x, y } = (place ?? {}) as Record<string, unknown>;
  return {
    place: isShare(x) && isShare(y) ? { x, y } : homePlace,
    away: away === true,
    keepTips: keepTips === true,
    quiet: quiet === true,
  };
}

export function readSavedAssistant(): SavedAssistant {
  return parseSavedAssistant(readStored(key));
}

export function writeSavedAssistant(kept: SavedAssistant): void {
  writeStored(key, { version, ...kept });
}
