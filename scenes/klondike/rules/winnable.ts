import type { KlondikeConfig } from '../config';
import { winnableSeeds } from './winnableSeeds';

/** The seeds of deals that were proven winnable under the rules of a config. */
export function winnableDeals({
  draw,
  scoring,
}: Pick<KlondikeConfig, 'draw' | 'scoring'>): number[] {
  const [one, three] =
    scoring === 'vegas' ? (['vegasOne', 'vegasThree'] as const) : (['one', 'three'] as const);
  let seed = 0;
  return winnableSeeds[draw === 'one' ? one : three].split(' ').map((gap) => {
    seed += Number.parseInt(gap, 36);
    return seed;
  });
}
