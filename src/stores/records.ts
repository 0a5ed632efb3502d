import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../lib/storage';

/** Best scores by game id, then by the kind of run that they compare. */
export type Records = Readonly<Record<string, Readonly<Record<string, number>>>>;

const key = 'records';
const version = 1;
/** More kinds than this in one game, or longer names, are not ours. */
const maxKinds = 100;
const maxName = 80;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keeps every score that is a number under a sensible name; drops the rest. */
export function parseRecords(stored: unknown): Records {
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.games)) return {};
  const games: Record<string, Record<string, number>> = {};
  for (const [game, kinds] of Object.entries(stored.games).slice(0, maxKinds)) {
    if (!isRecord(kinds) || game.length > maxName) continue;
    const scores = Object.entries(kinds)
      .slice(0, maxKinds)
      .filter(
        (entry): entry is [string, number] =>
          entry[0].length <= maxName && Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
      );
    if (scores.length > 0) games[game] = Object.fromEntries(scores);
  }
  return games;
}

/** Empty until `loadRecords`, so that the first client render equals the prerendered one. */
export const records = createStore<Records>(() => ({}));

/** Takes over what is stored, other tabs' scores included. Called in the browser only. */
export function loadRecords(): void {
  records.setState(parseRecords(readStored(key)), true);
}

/** The best score of that kind of run, if there is one. */
export function bestScore(state: Records, game: string, kind: string): number | undefined {
  return state[game]?.[kind];
}

/**
 * Enters a finished run's score.
 * @returns whether it is the new best
 */
export function enterScore(game: string, kind: string, score: number): boolean {
  loadRecords();
  const state = records.getState();
  const best = bestScore(state, game, kind);
  if (score <= (best ?? 0)) return false;
  records.setState({ ...state, [game]: { ...state[game], [kind]: score } }, true);
  writeStored(key, { version, games: records.getState() });
  return true;
}
