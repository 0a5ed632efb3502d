import type { Answers, Question } from '../../../scenes/klondike/thinking';
import { hireThinker, type Thinker } from '../../lib/hireThinker';

/** The worker that says whether a game can still be won, and where it was lost. */
export type Solver = Thinker<Question, Answers>;

export function hireSolver(): Solver {
  return hireThinker(
    () => new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' }),
  );
}
