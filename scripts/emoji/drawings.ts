import { creatures } from './creatures';
import { faces } from './faces';
import { pageSigns } from './pageSigns';
import { things } from './things';

/**
 * Our own drawings of emoji, on 32 by 32 with an ink outline of 1. They are made by the same functions as
 * the objects (`src/objects/kit/draw.ts`). An emoji that is not among them is taken from the set.
 */
export const drawings: Readonly<Record<string, string>> = {
  ...pageSigns,
  ...things,
  ...creatures,
  ...faces,
};
