import { type HeldAction, holdSide } from '../../kit/rules/buttonActions';
import type { GameTypes, Rules } from '../../kit/rules/contract';
import { onlyActions } from '../../kit/rules/onlyActions';
import { fallOut, moveEnemies, takeCoins, takeDamage, takeStars } from './contacts';
import { generateLevel } from './generateLevel';
import { clearMotion, cutJump, dropThrough, moveHero } from './hero';
import { type Button, type SuperJumpAction, superJumpActions } from './SuperJumpAction';
import { events, type Report, type SuperJumpEvent } from './SuperJumpEvent';
import { freshState, type SuperJumpState } from './SuperJumpState';

/** Tracks what is held, also before the start and between levels. The later direction wins. */
function hold(state: SuperJumpState, { type, button }: HeldAction<Button>): void {
  const held = type === 'press';
  if (button === 'jump') state.jumpHeld = held;
  else if (button !== 'down') state.direction = holdSide(state, button, held);
}

function act(state: SuperJumpState, action: SuperJumpAction, emit: Report): void {
  if (action.type === 'start') {
    if (state.phase !== 'ready') return;
    state.phase = 'playing';
    emit(events.started);
    emit(events.levelBegan);
    return;
  }
  hold(state, action);
  if (state.phase !== 'playing' || state.pause > 0) return;
  const pressed = action.type === 'press';
  if (action.button === 'jump') {
    if (pressed) state.jumpWanted = state.config.bufferTicks + 1;
    else cutJump(state);
  } else if (action.button === 'down' && pressed) {
    dropThrough(state, emit);
  }
}

function pause(state: SuperJumpState, emit: Report): void {
  state.pause -= 1;
  clearMotion(state);
  if (state.pause > 0) return;
  state.level += 1;
  generateLevel(state);
  emit(events.levelBegan);
}

export type SuperJumpTypes = GameTypes<SuperJumpState, SuperJumpAction, SuperJumpEvent>;

export const superJumpRules: Rules<SuperJumpTypes> = {
  version: 3,
  // Version 2 changed Careful only, version 3 Ice only.
  versionOf: ({ careful, ice }) => (ice ? 3 : careful ? 2 : 1),
  addedFields: ['levelTicks'],
  storedNames: { direction: 'way', enemyDirection: 'enemyWay' },
  ...onlyActions(superJumpActions),
  isPlausible(state) {
    return (
      state.ledgeCount <= state.ledgeX.length &&
      state.coinCount <= state.coinX.length &&
      state.starCount <= state.starX.length &&
      state.enemyCount <= state.enemyX.length
    );
  },
  start(config, seed) {
    const state = freshState(config, seed);
    generateLevel(state);
    return state;
  },
  step(state, actions, emit) {
    for (let index = 0; index < actions.length; index += 1) act(state, actions[index], emit);
    if (state.phase !== 'playing') return;
    if (state.pause > 0) {
      pause(state, emit);
      return;
    }
    state.levelTicks += 1;
    moveHero(state, emit);
    moveEnemies(state);
    takeCoins(state, emit);
    if (state.pause > 0) return;
    takeDamage(state, emit);
    if (state.phase !== 'playing') return;
    takeStars(state, emit);
    fallOut(state, emit);
  },
};
