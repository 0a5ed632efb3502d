import type { Field } from './rules/field';
import { type Deal, dealProven } from './rules/solver/dealProven';
import type { Knowledge } from './rules/solver/Knowledge';
import {
  type PostMortem,
  type Proof,
  postMortem,
  smallestProof,
  type Verdict,
  verdictOn,
} from './rules/solver/prove';

/** What the worker can be asked. Plain data, so that it can be posted. */
export type Question =
  | Readonly<{
      type: 'deal';
      field: Field;
      first: number;
      opensArea: boolean;
      seed: number;
      /** How long to search for a board that needs no guess. */
      budgetMs: number;
    }>
  | Readonly<{ type: 'hint'; known: Knowledge; flagged: readonly number[] }>
  | Readonly<{ type: 'verdict'; known: Knowledge; cell: number }>
  | Readonly<{ type: 'postMortem'; known: Knowledge; exploded: number }>;

export type Answers = {
  deal: Deal;
  hint: Proof | undefined;
  verdict: Verdict;
  postMortem: PostMortem | undefined;
};

/** Answers a question synchronously. */
export function think(question: Question, now: () => number): Answers[Question['type']] {
  switch (question.type) {
    case 'deal': {
      const until = now() + question.budgetMs;
      const { field, first, opensArea, seed } = question;
      return dealProven(field, first, opensArea, seed, () => now() < until);
    }
    case 'hint': {
      const flagged = new Set(question.flagged);
      return smallestProof(question.known, (cell, mine) => mine && flagged.has(cell));
    }
    case 'verdict':
      return verdictOn(question.known, question.cell);
    case 'postMortem':
      return postMortem(question.known, question.exploded);
  }
}
