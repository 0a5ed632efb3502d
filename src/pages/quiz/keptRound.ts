import { fieldsOf } from '../../lib/storage';

const key = 'quiz-round';
const version = 1;

/** A round in play, from which the same questions are dealt again. */
export type KeptRound = Readonly<{
  source: string;
  /** 'YYYY-MM-DD' in UTC. */
  day: string;
  seed: number;
  /** Index of the question that is shown. */
  index: number;
  /** Indexes of the chosen options, one per answered question. */
  answers: readonly number[];
}>;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** @returns undefined for anything but a whole round */
export function parseKeptRound(stored: unknown): KeptRound | undefined {
  const { source, day, seed, index, answers } = fieldsOf(stored, version);
  const isWhole =
    typeof source === 'string' &&
    typeof day === 'string' &&
    isCount(seed) &&
    isCount(index) &&
    Array.isArray(answers) &&
    answers.every(isCount);
  return isWhole ? { source, day, seed, index, answers } : undefined;
}

/** Keeps a round for after a reload, for this tab only; undefined keeps none. */
export function keepRound(round: KeptRound | undefined): void {
  try {
    if (round) sessionStorage.setItem(key, JSON.stringify({ version, ...round }));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The round could not be kept.', error);
  }
}

/** Returns the round of before the reload, and removes it. */
export function takeRound(): KeptRound | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return parseKeptRound(stored);
  } catch {
    return undefined;
  }
}
