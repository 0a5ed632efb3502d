import type { BaseAction } from './contract';
import { type Parsed, refused } from './Parsed';
import type { Playable } from './Playable';
import { parseReplay } from './parseReplay';
import type { Replay } from './Replay';

const format = '90s-kid replay';
const edition = 1;
/** Characters beyond which a text is refused unread. */
export const maxReplayText = 4_000_000;

/** A replay as JSON text: each different action once, then pairs of ticks waited and its number. */
export function encodeReplay(replay: Replay): string {
  const { actions, ...head } = replay;
  const numbers = new Map<string, number>();
  const acts: BaseAction[] = [];
  const log: number[] = [];
  let last = 0;
  for (const [tick, action] of actions) {
    const key = JSON.stringify(action);
    let number = numbers.get(key);
    if (number === undefined) {
      number = acts.push(action) - 1;
      numbers.set(key, number);
    }
    log.push(tick - last, number);
    last = tick;
  }
  return JSON.stringify({ format, edition, ...head, acts, log });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The list of actions that `acts` and `log` stand for; unusable entries are left for the parser. */
function unpacked(acts: unknown, log: unknown): unknown {
  if (!Array.isArray(acts) || !Array.isArray(log) || log.length % 2 !== 0) return undefined;
  const actions: unknown[] = [];
  let tick = 0;
  for (let index = 0; index < log.length; index += 2) {
    tick += Number(log[index]);
    actions.push([tick, acts[Number(log[index + 1])]]);
  }
  return actions;
}

/** The replay of a text made by `encodeReplay`, refused with a sentence when it does not fit. */
export function decodeReplay(game: Playable, text: string): Parsed<Replay> {
  if (text.length > maxReplayText) return refused('The recording is too long.');
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return refused('The recording is damaged.');
  }
  if (!isRecord(stored) || stored.format !== format) {
    return refused('This is not a recording from this site.');
  }
  if (stored.edition !== edition) return refused('The recording is of another edition.');
  return parseReplay(game, { ...stored, actions: unpacked(stored.acts, stored.log) });
}
