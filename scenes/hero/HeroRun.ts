import { defaultsOf } from '../kit/rules/config';
import { FixedStep } from '../kit/rules/FixedStep';
import { config, type HeroConfig, heroSeed } from './config';
import { act } from './rules/act';
import { start } from './rules/start';
import type { HeroAction, HeroState } from './rules/state';
import { step } from './rules/step';

/**
 * The drifting shapes over time: outlives every stage mounted over it. A decoration is neither
 * recorded nor rewound, so it has none of a game's run but the clock.
 */
export class HeroRun {
  readonly state: HeroState;
  readonly #clock = new FixedStep();

  constructor(values: HeroConfig = defaultsOf(config), seed = heroSeed) {
    this.state = start(values, seed);
  }

  /** How far the next tick has come, 0 to 1. */
  get alpha(): number {
    return this.#clock.alpha;
  }

  /** Acts at once, also while no time passes. */
  dispatch(action: HeroAction): void {
    act(this.state, action);
  }

  /**
   * Spends a frame's time in whole ticks.
   * @returns the ticks stepped
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
