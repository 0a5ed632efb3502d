import { config } from '../../../../../scenes/hero/config';
import { HeroRun } from '../../../../../scenes/hero/HeroRun';
import { defaultsOf } from '../../../../../scenes/kit/rules/config';

/** The hero's shapes in that number. */
export function heroRun(count: number): HeroRun {
  return new HeroRun({ ...defaultsOf(config), count });
}
