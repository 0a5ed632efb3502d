import { defaultsOf } from '../kit/rules/config';
import { FixedStep } from '../kit/rules/FixedStep';
import { config, type Saver } from './config';
import { paint } from './rules/paint';
import { createQuads, type Quads } from './rules/Quads';
import { type SaverState, start, step } from './rules/saverRules';

/**
 * The run of a screensaver. It is a decoration, so it has no more of a game's run than the clock.
 */
export class ScreensaverRun {
  readonly state: SaverState;
  readonly quads: Quads = createQuads();
  readonly #clock = new FixedStep();
  readonly #saver: Saver;

  constructor(saver: Saver, seed: number) {
    this.#saver = saver;
    this.state = start(defaultsOf(config), seed);
  }

  /** @param aspect width divided by height of the screen */
  fit(aspect: number): void {
    const { state } = this;
    const wider = aspect / state.aspect;
    for (const one of [...state.items, ...state.shapes]) one.x *= wider;
    state.aspect = aspect;
  }

  /** Advances by a frame's time, and lists the quads to draw. */
  advance(deltaMs: number): void {
    this.#clock.add(deltaMs);
    while (this.#clock.take()) step(this.state);
    paint(this.state, this.#saver, this.quads);
  }
}
