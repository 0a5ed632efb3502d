import type { Answers, Question } from '../../../scenes/klondike/thinking';
import { createThinker, type Thinker } from '../../lib/createThinker';

/** The worker that says whether a game can still be won, and where it was lost. */
export type Solver = Thinker<Question, Answers>;

export function createSolver(): Solver {
  return createThinker(
    () => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  );
}
