import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../lib/storage';

/** A best score, and the version of the game's rules that it was made under. */
export type BestScore = Readonly<{ score: number; rules: number }>;
/** Best scores by game id, then by the kind of run that they compare. */
export type Records = Readonly<Record<string, Readonly<Record<string, BestScore>>>>;

const key = 'records';
const version = 2;
/** Old entries have no version of the rules: they were made under version 1. */
const firstVersion = 1;
const maxGames = 100;
/** More kinds than this in one game, or longer names, are not ours: Snake has 216. */
export const maxCategories = 1000;
const maxName = 80;

/** What the usual kind of run was called then, where it was not called as it is now. */
const firstDefaultCategory: Readonly<Record<string, string>> = {
  snake: 'walls none plain classic',
  'super-jump': 'walls level 1',
  'graveyard-ghosts': 'level 1',
};
const defaultCategory = 'classic';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parseBest(stored: unknown, storedVersion: unknown): BestScore | undefined {
  if (storedVersion === firstVersion)
    return isCount(stored) ? { score: stored, rules: 1 } : undefined;
  if (!isRecord(stored) || !isCount(stored.score) || !isCount(stored.rules)) return undefined;
  return { score: stored.score, rules: stored.rules };
}

/** Keeps every numeric score under a valid name; drops the rest. */
export function parseRecords(stored: unknown): Records {
  if (!isRecord(stored) || !isRecord(stored.games)) return {};
  if (stored.version !== version && stored.version !== firstVersion) return {};
  const games: Record<string, Record<string, BestScore>> = {};
  for (const [game, categories] of Object.entries(stored.games).slice(0, maxGames)) {
    if (!isRecord(categories) || game.length > maxName) continue;
    const entries = Object.entries(categories);
    if (entries.length > maxCategories) {
      console.warn(`Dropped ${entries.length - maxCategories} of the best scores of "${game}".`);
    }
    const scores: Record<string, BestScore> = {};
    for (const [name, value] of entries.slice(0, maxCategories)) {
      const isOld: boolean = stored.version === firstVersion && name === firstDefaultCategory[game];
      const category = isOld ? defaultCategory : name;
      const best = parseBest(value, stored.version);
      if (!best || category.length > maxName || best.score <= (scores[category]?.score ?? -1))
        continue;
      scores[category] = best;
    }
    if (Object.keys(scores).length > 0) games[game] = scores;
  }
  return games;
}

/** Empty until `loadRecords`, so that the first client render equals the prerendered one. */
export const records = createStore<Records>(() => ({}));

/** Loads what is stored, including other tabs' scores. Browser only. */
export function loadRecords(): void {
  records.setState(parseRecords(readStored(key)), true);
}

/** The best score of that kind of run, if there is one. */
export function bestScore(state: Records, game: string, category: string): number | undefined {
  return state[game]?.[category]?.score;
}

/** The result of entering a score: whether it is the new best, and a sentence if it was not stored. */
export type Entered = Readonly<{ best: boolean; refusal?: string }>;

/** Enters a finished run's score, made under that version of the game's rules. */
export function enterScore(game: string, category: string, score: number, rules: number): Entered {
  loadRecords();
  const state = records.getState();
  if (score <= (bestScore(state, game, category) ?? 0)) return { best: false };
  const categories = state[game] ?? {};
  if (!Object.hasOwn(categories, category) && Object.keys(categories).length >= maxCategories) {
    return {
      best: false,
      refusal: 'The table of best scores has no room for another game mode.',
    };
  }
  records.setState({ ...state, [game]: { ...categories, [category]: { score, rules } } }, true);
  const kept = writeStored(key, { version, games: records.getState() });
  return kept ? { best: true } : { best: true, refusal: 'This browser did not store the score.' };
}
