import { config } from '../../../../../scenes/hero/config';
import { HeroRun } from '../../../../../scenes/hero/HeroRun';
import { defaultsOf } from '../../../../../scenes/kit/rules/config';

/** A run of the hero with the given number of shapes. */
export function heroRun(count: number): HeroRun {
  return new HeroRun({ ...defaultsOf(config), count });
}
