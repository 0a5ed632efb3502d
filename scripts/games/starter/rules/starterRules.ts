import { holdSide } from '../../../../scenes/kit/rules/buttonActions';
import { ticksFromMs } from '../../../../scenes/kit/rules/config';
import type { Emit, GameTypes, Rules } from '../../../../scenes/kit/rules/contract';
import { below } from '../../../../scenes/kit/rules/rng';
import { parseStarterAction, type StarterAction, starterActions } from './StarterAction';
import { events, type StarterEvent } from './StarterEvent';
import { appleSize, basketHeight, freshState, type StarterState } from './StarterState';

function act(state: StarterState, action: StarterAction, emit: Emit<StarterEvent>): void {
  if (action.type === 'start') {
    if (state.phase !== 'ready') return;
    state.phase = 'playing';
    emit(events.started);
  } else if (action.type === 'aim') {
    state.aimX = Math.max(0, action.x);
  } else {
    state.aimX = -1;
    state.direction = holdSide(state, action.button, action.type === 'press');
  }
}

function moveBasket(state: StarterState): void {
  const { width, basketSpeed, basketWidth } = state.config;
  let by = state.direction * basketSpeed;
  if (state.aimX >= 0) {
    const wanted = Math.round(state.aimX - basketWidth / 2) - state.basketX;
    by = Math.min(basketSpeed, Math.max(-basketSpeed, wanted));
  }
  const x = state.basketX + by;
  state.basketX = Math.min(width - basketWidth, Math.max(0, x));
}

function spawnApple(state: StarterState): void {
  state.nextIn -= 1;
  if (state.nextIn > 0) return;
  state.nextIn = ticksFromMs(state.config.everyMs);
  const apple = state.falling.indexOf(0);
  if (apple < 0) return;
  state.falling[apple] = 1;
  state.appleX[apple] = appleSize / 2 + below(state.rng, state.config.width - appleSize);
  state.appleY[apple] = -appleSize / 2;
}

function drop(state: StarterState, x: number, emit: Emit<StarterEvent>): void {
  if (!state.config.invincible) state.lives -= 1;
  events.dropped.x = x;
  emit(events.dropped);
  if (state.lives > 0) return;
  state.phase = 'over';
  emit(events.ended);
}

function moveApples(state: StarterState, emit: Emit<StarterEvent>): void {
  const { height, basketWidth, fallSpeed, fallGain, points, start } = state.config;
  const speed = (fallSpeed + fallGain * state.caught) * (start === 'fast' ? 2 : 1);
  const rim = height - basketHeight;
  for (let apple = 0; apple < state.falling.length && state.phase === 'playing'; apple += 1) {
    if (state.falling[apple] === 0) continue;
    const before = state.appleY[apple];
    const y = before + speed;
    const x = state.appleX[apple];
    state.appleY[apple] = y;
    const fromMiddle = Math.abs(x - state.basketX - basketWidth / 2);
    const isOver = fromMiddle <= (basketWidth + appleSize) / 2;
    if (before < rim && y >= rim && isOver) {
      state.falling[apple] = 0;
      state.caught += 1;
      state.score += points;
      events.caught.x = x;
      events.caught.y = rim;
      emit(events.caught);
    } else if (y > height) {
      state.falling[apple] = 0;
      drop(state, x, emit);
    }
  }
}

export type StarterTypes = GameTypes<StarterState, StarterAction, StarterEvent>;

export const starterRules: Rules<StarterTypes> = {
  version: 1,
  actions: starterActions,
  continuous: ['aim'],
  parseAction: parseStarterAction,
  start: freshState,
  step(state, actions, emit) {
    for (let index = 0; index < actions.length; index += 1) act(state, actions[index], emit);
    if (state.phase !== 'playing') return;
    moveBasket(state);
    spawnApple(state);
    moveApples(state, emit);
  },
};
