import type { Replay } from '../../kit/rules/Replay';
import { next, seedRng } from '../../kit/rules/rng';
import type { MinesweeperConfig } from '../config';
import { fieldOf } from './field';
import { countMines, layMines } from './layMines';
import type { MinesweeperAction } from './MinesweeperAction';
import { needsNoGuess } from './solver/sweep';

/** As many boards are looked through for one that needs no guess before a player may get another. */
const maxTries = 20_000;

/**
 * Why the board of a recording is not one that its seed deals, in a sentence: a player could lay
 * mines by a seed that suits him.
 */
export function unfairDeal({ seed, config, actions }: Replay): string | undefined {
  const deal = actions
    .map(([, action]) => action as MinesweeperAction)
    .find((action) => action.type === 'open' || action.type === 'deal');
  if (deal?.type !== 'deal') return undefined;
  const values = config as MinesweeperConfig;
  const seeds = seedRng(seed);
  let isDealt = false;
  for (let tries = 0; tries < maxTries && !isDealt; tries += 1) isDealt = next(seeds) === deal.seed;
  if (!isDealt) return 'Its board is not one that its seed deals.';
  if (deal.proven === 0) return undefined;
  const field = fieldOf(values);
  const mined = layMines(field, deal.cell, values.firstOpensArea, seedRng(deal.seed));
  const isProven = needsNoGuess(field, countMines(field, mined), deal.cell);
  return isProven ? undefined : 'Its board claims to need no guess, and needs one.';
}
