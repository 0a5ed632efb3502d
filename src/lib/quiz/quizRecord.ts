import * as z from 'zod/mini';
import type { QuizCategoryId } from '../../content/quiz/categories';
import type { ScoredSource } from './quizReducer';
import { extendStreak, type Streak } from './streak';
import { dayNumber } from './utcDay';

export const quizCategoryIds = [
  'general',
  'gaming',
  'tvshows',
  'music',
  'movies',
] as const satisfies readonly QuizCategoryId[];

/** Upper bound for the questions of one round in a stored record. */
const maxQuestions = 100;

export interface BestResult {
  readonly correct: number;
  readonly total: number;
}

export interface DailyRecord {
  readonly streak: Streak;
  /** Right or wrong, question by question, on the streak's last day. */
  readonly marks: readonly boolean[];
}

/** What a browser stores about the quiz. */
export interface QuizRecord {
  readonly version: 1;
  readonly best: Readonly<Partial<Record<ScoredSource, BestResult>>>;
  readonly daily: DailyRecord | null;
}

export const emptyQuizRecord: QuizRecord = { version: 1, best: {}, daily: null };

const count = z.int().check(z.nonnegative());

const bestSchema = z
  .object({ correct: count, total: z.int().check(z.positive(), z.maximum(maxQuestions)) })
  .check(z.refine(({ correct, total }) => correct <= total));

const streakSchema = z
  .object({
    lastDay: z.string().check(z.refine((day) => dayNumber(day) !== undefined)),
    length: z.int().check(z.positive()),
    best: z.int().check(z.positive()),
  })
  .check(z.refine(({ length, best }) => length <= best));

const dailySchema = z.object({
  streak: streakSchema,
  marks: z.array(z.boolean()).check(z.minLength(1), z.maxLength(maxQuestions)),
});

const envelopeSchema = z.object({
  version: z.literal(1),
  best: z.optional(z.record(z.string(), z.unknown())),
  daily: z.optional(z.unknown()),
});

/**
 * Reads a stored value entry by entry, so that one broken entry does not lose the others.
 * @param value what storage held, undefined when nothing
 * @returns the record, and the number of invalid entries that were dropped
 */
export function parseQuizRecord(value: unknown): { record: QuizRecord; dropped: number } {
  if (value === undefined || value === null) return { record: emptyQuizRecord, dropped: 0 };
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return { record: emptyQuizRecord, dropped: 1 };
  let dropped = 0;
  const best: Partial<Record<ScoredSource, BestResult>> = {};
  for (const [id, entry] of Object.entries(envelope.data.best ?? {})) {
    const result = bestSchema.safeParse(entry);
    if (isScoredSource(id) && result.success) best[id] = result.data;
    else dropped++;
  }
  let daily: DailyRecord | null = null;
  if (envelope.data.daily !== undefined && envelope.data.daily !== null) {
    const result = dailySchema.safeParse(envelope.data.daily);
    if (result.success) daily = result.data;
    else dropped++;
  }
  return { record: { version: 1, best, daily }, dropped };
}

/** Whether a text, such as a key in storage, names a category or its Extra time. */
export function isScoredSource(text: string): text is ScoredSource {
  return (quizCategoryIds as readonly string[]).includes(text.replace(/-extra$/, ''));
}

/** Keeps the better share of right answers; of two equal ones the earlier. */
export function withBest(record: QuizRecord, source: ScoredSource, result: BestResult): QuizRecord {
  const known = record.best[source];
  if (known && known.correct * result.total >= result.correct * known.total) return record;
  return { ...record, best: { ...record.best, [source]: result } };
}

/** Only the first play of a day counts. */
export function withDaily(record: QuizRecord, day: string, marks: readonly boolean[]): QuizRecord {
  const known = record.daily?.streak ?? null;
  const streak = extendStreak(known, day);
  return streak === known ? record : { ...record, daily: { streak, marks } };
}
