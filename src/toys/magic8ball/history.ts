import { ballAnswers } from '../../content/magic8ball';
import { fieldsOf, readStored, removeStored, writeStored } from '../../lib/storage';

/** A question, and the number of its answer, from 0 to 19. */
export type Asked = Readonly<{ question: string; answer: number }>;

const key = 'magic8ball';
const version = 1;
/** The most entries that are stored. The oldest is dropped. */
const most = 8;
export const maxQuestionLength = 120;

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null) return false;
  const { question, answer } = value as Record<string, unknown>;
  return (
    typeof question === 'string' &&
    question.trim() !== '' &&
    question.length <= maxQuestionLength &&
    Number.isInteger(answer) &&
    Number(answer) >= 0 &&
    Number(answer) < ballAnswers.length
  );
}

/** The valid entries, the latest first. */
export function parseHistory(stored: unknown): readonly Asked[] {
  const { asked } = fieldsOf(stored, version);
  if (!Array.isArray(asked)) return [];
  return asked
    .filter(isAsked)
    .slice(0, most)
    .map(({ question, answer }) => ({ question, answer }));
}

export function readHistory(): readonly Asked[] {
  return parseHistory(readStored(key));
}

/** Stores a question with its answer. @returns the history with it, as stored now */
export function saveAsked(entry: Asked): readonly Asked[] {
  const asked = [entry, ...readHistory()].slice(0, most);
  writeStored(key, { version, asked });
  return asked;
}

/** Deletes the history. @returns the deleted entries, for `restoreHistory` */
export function forgetHistory(): readonly Asked[] {
  const asked = readHistory();
  removeStored(key);
  return asked;
}

/** Stores a deleted history again, below the questions that were asked since. @returns the history */
export function restoreHistory(deleted: readonly Asked[]): readonly Asked[] {
  const asked = [...readHistory(), ...deleted].slice(0, most);
  writeStored(key, { version, asked });
  return asked;
}
