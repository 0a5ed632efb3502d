import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { type SuperJumpConfig, superJumpConfig } from '../../scenes/super-jump/config';
import type { Button, SuperJumpAction } from '../../scenes/super-jump/rules/SuperJumpAction';
import type { SuperJumpEvent } from '../../scenes/super-jump/rules/SuperJumpEvent';
import { at, type SuperJumpState } from '../../scenes/super-jump/rules/SuperJumpState';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';

/** A ledge as a test lays it: left edge, top and width in pixels. */
export type Ledge = readonly [x: number, y: number, width: number];

/** A game that is advanced tick by tick by its real rules, with copies of its events. */
export class Game {
  readonly state: SuperJumpState;
  readonly events: SuperJumpEvent[] = [];

  constructor(changes: Partial<SuperJumpConfig> = {}, seed = 1) {
    this.state = superJumpRules.start({ ...defaultsOf(superJumpConfig), ...changes }, seed);
  }

  tick(...actions: SuperJumpAction[]): this {
    stepRules(superJumpRules, this.state, actions, (event) => this.events.push({ ...event }));
    return this;
  }

  begin(): this {
    return this.tick({ type: 'start' });
  }

  press(...buttons: Button[]): this {
    return this.tick(...buttons.map((button) => ({ type: 'press', button }) as const));
  }

  release(...buttons: Button[]): this {
    return this.tick(...buttons.map((button) => ({ type: 'release', button }) as const));
  }

  wait(ticks: number): this {
    for (let index = 0; index < ticks; index += 1) this.tick();
    return this;
  }

  /** Advances until an event of that type is reported. Fails after a minute. */
  until(type: SuperJumpEvent['type']): this {
    const before = this.count(type);
    for (let ticks = 0; this.count(type) === before; ticks += 1) {
      if (ticks > 3600) throw new Error(`no "${type}" within a minute`);
      this.tick();
    }
    return this;
  }

  count(type: SuperJumpEvent['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  last<Type extends SuperJumpEvent['type']>(
    type: Type,
  ): Extract<SuperJumpEvent, { type: Type }> | undefined {
    return this.events.findLast((event) => event.type === type) as
      | Extract<SuperJumpEvent, { type: Type }>
      | undefined;
  }

  get x(): number {
    return this.state.hero[at.x];
  }

  get y(): number {
    return this.state.hero[at.y];
  }

  /** Sets these ledges, with one coin out of the way, and the hero on the first. */
  lay(...ledges: Ledge[]): this {
    const { state } = this;
    ledges.forEach(([x, y, width], ledge) => {
      state.ledgeX[ledge] = x;
      state.ledgeY[ledge] = y;
      state.ledgeWidth[ledge] = width;
    });
    state.ledgeCount = ledges.length;
    state.enemyCount = 0;
    state.starCount = 0;
    state.coinCount = 1;
    state.coinsLeft = 1;
    state.coinX[0] = 150;
    state.coinY[0] = 10;
    state.coinTaken[0] = 0;
    return this.stand(0, 0);
  }

  /** Puts the hero on a ledge at rest, at a distance from its left end. */
  stand(ledge: number, from: number): this {
    const { state } = this;
    state.hero.fill(0);
    state.hero[at.x] = state.ledgeX[ledge] + from;
    state.hero[at.y] = state.ledgeY[ledge] - state.config.heroHeight;
    state.hero[at.lastX] = state.hero[at.x];
    state.hero[at.lastY] = state.hero[at.y];
    state.standing = ledge;
    state.lastLedge = ledge;
    return this;
  }

  /** An enemy at rest on the hero. */
  putEnemyHere(): this {
    const { state } = this;
    state.enemyCount = 1;
    state.enemyX[0] = state.hero[at.x];
    state.enemyY[0] = state.hero[at.y];
    state.enemyFrom[0] = state.enemyX[0];
    state.enemyTo[0] = state.enemyX[0];
    return this;
  }

  putStarHere(): this {
    const { state } = this;
    state.starCount = 1;
    state.starX[0] = state.hero[at.x];
    state.starY[0] = state.hero[at.y];
    state.starTaken[0] = 0;
    return this;
  }

  putLastCoinHere(): this {
    const { state } = this;
    state.coinX[0] = state.hero[at.x];
    state.coinY[0] = state.hero[at.y];
    return this;
  }
}

/** The ground of a level one canvas high, without a pit. */
export const ground: Ledge = [0, 274, 160];
