import { steer } from '../rules/jumpSimulation';
import type { Button, SuperJumpAction } from '../rules/SuperJumpAction';
import { at, type SuperJumpState } from '../rules/SuperJumpState';
import type { Leg } from '../rules/survey';

/** What a walker needs of a leg. */
export type Move = Pick<Leg, 'act' | 'place' | 'target'>;

/** What the bot presses on the next tick: a direction, and whether jump is held. */
export type Wish = Readonly<{ direction: number; jump: boolean; drop: boolean }>;

/** Executes one leg: walks to its place, acts, steers until it lands. */
export class Walker {
  readonly leg: Move;
  #acted: boolean;
  #done = false;
  #waited = 0;

  /** @param acted it jumps at once from where it is, or is in the air already and only steers */
  constructor(leg: Move, acted = false) {
    this.leg = leg;
    this.#acted = acted;
  }

  get done(): boolean {
    return this.#done;
  }

  /** Whether it has left its place: it can no longer stop. */
  get acted(): boolean {
    return this.#acted;
  }

  copy(): Walker {
    const other = new Walker(this.leg, this.#acted);
    other.#done = this.#done;
    other.#waited = this.#waited;
    return other;
  }

  wish(state: Readonly<SuperJumpState>): Wish {
    const { hero, config, standing } = state;
    const { act, place, target } = this.leg;
    const grip = config.ice ? config.iceGrip : 1;
    const braking =
      standing >= 0
        ? (config.acceleration + config.friction) * grip
        : config.airAcceleration + config.airFriction;
    const goal = this.#acted ? target : place;
    const direction = steer(hero[at.x], hero[at.vx], goal, braking);
    this.#waited += 1;
    if (this.#acted) {
      const landed = standing >= 0 && this.#waited > 2;
      this.#done = landed && Math.abs(hero[at.vx]) <= braking;
      return { direction, jump: !landed && act === 'jump', drop: false };
    }
    // The aim gets less exact with time.
    const aim = this.#waited > 60 ? 4 : 1.5;
    const isThere = Math.abs(hero[at.x] - place) <= aim && Math.abs(hero[at.vx]) < 0.7;
    if (this.#waited > 240) this.#done = true;
    if (!isThere || standing < 0) return { direction, jump: false, drop: false };
    this.#acted = true;
    this.#waited = 0;
    this.#done = act === 'walk';
    return { direction: 0, jump: act === 'jump', drop: act === 'drop' };
  }
}

/** Nothing pressed. */
export const atRest: Wish = { direction: 0, jump: false, drop: false };

/** Turns wishes into presses and releases. */
export class Thumbs {
  readonly #held: Set<Button>;

  constructor(held: Iterable<Button> = []) {
    this.#held = new Set(held);
  }

  copy(): Thumbs {
    return new Thumbs(this.#held);
  }

  press({ direction, jump, drop }: Wish): SuperJumpAction[] {
    const actions: SuperJumpAction[] = [];
    this.#hold('left', direction < 0, actions);
    this.#hold('right', direction > 0, actions);
    this.#hold('jump', jump, actions);
    this.#hold('down', drop, actions);
    return actions;
  }

  #hold(button: Button, wanted: boolean, actions: SuperJumpAction[]): void {
    if (this.#held.has(button) === wanted) return;
    if (wanted) this.#held.add(button);
    else this.#held.delete(button);
    actions.push({ type: wanted ? 'press' : 'release', button });
  }
}
