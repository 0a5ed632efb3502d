import type { Answers, Question } from '../../../scenes/minesweeper/thinking';
import { hireThinker, type Thinker } from '../../lib/hireThinker';

/** The worker that deals, proves and judges fields. */
export type Sweeper = Thinker<Question, Answers>;

export function hireSweeper(): Sweeper {
  return hireThinker(
    () => new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' }),
  );
}
