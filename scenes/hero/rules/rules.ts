import type { BaseFact, Rules } from '../../kit/rules/contract';
import { parseAction } from './parseAction';
import { start } from './start';
import type { HeroAction, HeroState } from './state';
import { step } from './step';

/** The rules of the drifting shapes; they report nothing. */
export const rules: Rules<HeroState, HeroAction, BaseFact> = {
  version: 1,
  start: (config, seed) => start(config as HeroState['config'], seed),
  step,
  parseAction,
};
