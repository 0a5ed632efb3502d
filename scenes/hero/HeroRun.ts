import { defaultsOf } from '../kit/rules/config';
import { FixedStep } from '../kit/rules/FixedStep';
import { config, type HeroConfig, heroSeed } from './config';
import { act } from './rules/act';
import { start } from './rules/start';
import type { HeroAction, HeroState } from './rules/state';
import { step } from './rules/step';

/**
 * The run of the drifting shapes. It goes on when a stage over it is unmounted. It has a clock only,
 * because a decoration is not recorded or rewound.
 */
export class HeroRun {
  readonly state: HeroState;
  readonly #clock = new FixedStep();

  constructor(values: HeroConfig = defaultsOf(config), seed = heroSeed) {
    this.state = start(values, seed);
  }

  /** Position between the last tick and the next, 0 to 1. */
  get alpha(): number {
    return this.#clock.alpha;
  }

  /** Applies an action at once, even while no time passes. */
  dispatch(action: HeroAction): void {
    act(this.state, action);
  }

  /**
   * Steps the whole ticks of a frame's time.
   * @returns the number of ticks stepped
   */
  advance(deltaMs: number): number {
    this.#clock.add(deltaMs);
    let ticks = 0;
    while (this.#clock.take()) {
      step(this.state);
      ticks += 1;
    }
    return ticks;
  }
}
