import { holdSide } from '../../kit/rules/buttonActions';
import { seedChance } from '../../kit/rules/chance';
import type { Emit, Rules } from '../../kit/rules/contract';
import type { SuperJumpConfig } from '../config';
import { fallOut, moveEnemies, takeCoins, takeDamage, takeStars } from './contacts';
import { generateLevel } from './generateLevel';
import { clearMotion, cutJump, dropThrough, moveHero } from './hero';
import { parseSuperJumpAction, type SuperJumpAction, superJumpActions } from './SuperJumpAction';
import { facts, type SuperJumpFact } from './SuperJumpFact';
import { capacity, type SuperJumpState } from './SuperJumpState';

type Report = Emit<SuperJumpFact>;

function start(config: SuperJumpConfig, seed: number): SuperJumpState {
  const state: SuperJumpState = {
    tick: 0,
    phase: 'ready',
    config: { ...config },
    chance: seedChance(seed),
    level: Number(config.startLevel),
    score: 0,
    lives: config.lives + config.extraLives,
    width: 0,
    height: 0,
    groundY: 0,
    wraps: false,
    ledgeCount: 0,
    ledgeX: new Int16Array(capacity.ledges),
    ledgeY: new Int16Array(capacity.ledges),
    ledgeWidth: new Int16Array(capacity.ledges),
    startX: 0,
    hero: new Float64Array(6),
    facing: 1,
    standing: -1,
    lastLedge: 0,
    jumping: false,
    airJumps: 0,
    airTicks: 0,
    jumpWanted: 0,
    leftHeld: false,
    rightHeld: false,
    jumpHeld: false,
    way: 0,
    invincible: 0,
    starlight: 0,
    pause: 0,
    coinCount: 0,
    coinsLeft: 0,
    coinX: new Int16Array(capacity.coins),
    coinY: new Int16Array(capacity.coins),
    coinTaken: new Uint8Array(capacity.coins),
    starCount: 0,
    starX: new Int16Array(capacity.stars),
    starY: new Int16Array(capacity.stars),
    starTaken: new Uint8Array(capacity.stars),
    enemyCount: 0,
    enemyX: new Float64Array(capacity.enemies),
    enemyLastX: new Float64Array(capacity.enemies),
    enemyY: new Int16Array(capacity.enemies),
    enemyFrom: new Int16Array(capacity.enemies),
    enemyTo: new Int16Array(capacity.enemies),
    enemyWay: new Int8Array(capacity.enemies),
    enemyKind: new Uint8Array(capacity.enemies),
    cause: '',
  };
  generateLevel(state);
  return state;
}

/** Keeps what is held, also before the start and between levels; the later direction wins. */
function hold(
  state: SuperJumpState,
  { type, button }: Exclude<SuperJumpAction, { type: 'start' }>,
): void {
  const held = type === 'press';
  if (button === 'jump') {
    state.jumpHeld = held;
    return;
  }
  if (button === 'left' || button === 'right') state.way = holdSide(state, button, held);
}

function act(state: SuperJumpState, action: SuperJumpAction, emit: Report): void {
  if (action.type === 'start') {
    if (state.phase !== 'ready') return;
    state.phase = 'playing';
    emit(facts.started);
    announceLevel(state, emit);
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

function announceLevel(state: SuperJumpState, emit: Report): void {
  facts.levelBegan.level = state.level;
  emit(facts.levelBegan);
}

function pause(state: SuperJumpState, emit: Report): void {
  state.pause -= 1;
  clearMotion(state);
  if (state.pause > 0) return;
  state.level += 1;
  generateLevel(state);
  announceLevel(state, emit);
}

function step(state: SuperJumpState, actions: readonly SuperJumpAction[], emit: Report): void {
  for (let index = 0; index < actions.length; index += 1) act(state, actions[index], emit);
  if (state.phase !== 'playing') return;
  if (state.pause > 0) {
    pause(state, emit);
    return;
  }
  moveHero(state, emit);
  moveEnemies(state);
  takeCoins(state, emit);
  if (state.pause > 0) return;
  takeDamage(state, emit);
  if (state.phase !== 'playing') return;
  takeStars(state, emit);
  fallOut(state, emit);
}

export const superJumpRules: Rules<SuperJumpState, SuperJumpAction, SuperJumpFact> = {
  version: 1,
  actions: superJumpActions,
  start,
  step,
  parseAction: parseSuperJumpAction,
};
