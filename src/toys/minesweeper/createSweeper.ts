import type { Answers, Question } from '../../../scenes/minesweeper/thinking';
import { createThinker, type Thinker } from '../../lib/createThinker';

/** The worker that deals, proves and judges fields. */
export type Sweeper = Thinker<Question, Answers>;

export function createSweeper(): Sweeper {
  return createThinker(
    () => new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' }),
  );
}
