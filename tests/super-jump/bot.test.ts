import { describe, expect, test } from 'vitest';
import { withReaction } from '../../scenes/kit/bot/withReaction';
import { defaultsOf } from '../../scenes/kit/rules/config';
import type { BaseAction } from '../../scenes/kit/rules/contract';
import { copy } from '../../scenes/kit/rules/copy';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { Patrols } from '../../scenes/super-jump/bot/Patrols';
import { plainPlayer } from '../../scenes/super-jump/bot/plainPlayer';
import { superJumpConfig } from '../../scenes/super-jump/config';
import type { SuperJumpAction } from '../../scenes/super-jump/rules/SuperJumpAction';
import { enemyKind, type SuperJumpState } from '../../scenes/super-jump/rules/SuperJumpState';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';

const lag = 15;

function started(seed: number): SuperJumpState {
  const state = superJumpRules.start({ ...defaultsOf(superJumpConfig), startLevel: '4' }, seed);
  stepRules(superJumpRules, state, [{ type: 'start' }], () => {});
  return state;
}

function wait(state: SuperJumpState, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) stepRules(superJumpRules, state, [], () => {});
}

describe('the places of enemies that the bot expects', () => {
  test('are the real ones, once it has seen each enemy turn at both ends', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const state = started(seed);
      state.config.invincible = true;
      const patrols = new Patrols();
      for (let tick = 0; tick < 300; tick += 1) {
        patrols.watch(state);
        wait(state, 1);
      }
      const seen = copy(state);
      wait(state, lag);
      expect(patrols.believe(seen, state).enemyX, String(seed)).toEqual(state.enemyX);
    }
  });

  test('do not foresee the turn of a flyer that it has not seen turn', () => {
    const state = started(3);
    state.config.invincible = true;
    const flyer = state.enemyKind.indexOf(enemyKind.flyer);
    expect(flyer).toBeGreaterThanOrEqual(0);
    state.enemyX[flyer] = state.enemyTo[flyer] - 4;
    state.enemyDirection[flyer] = 1;
    const patrols = new Patrols();
    patrols.watch(state);
    const seen = copy(state);
    wait(state, lag);
    const believed = patrols.believe(seen, state);
    expect(state.enemyDirection[flyer]).toBe(-1);
    expect(believed.enemyDirection[flyer]).toBe(1);
    expect(believed.enemyX[flyer]).toBeGreaterThan(state.enemyTo[flyer]);
  });
});

/** What the bot presses in a run, by tick, and when lives were lost and levels began. */
function played(seed: number, reaction: number) {
  const state = superJumpRules.start(defaultsOf(superJumpConfig), seed);
  const bot = withReaction(plainPlayer(seed), reaction);
  const presses: (readonly BaseAction[])[] = [];
  const levelsBegan: number[] = [];
  let level = 0;
  while (state.phase !== 'over' && state.tick < 3000) {
    if (state.phase === 'playing' && state.level !== level) {
      level = state.level;
      levelsBegan.push(state.tick);
    }
    const actions = bot(state);
    presses[state.tick] = actions;
    stepRules(superJumpRules, state, actions as readonly SuperJumpAction[], () => {});
  }
  return { presses, levelsBegan };
}

test('the bot presses nothing in a new level until it has seen it', () => {
  let levels = 0;
  for (let seed = 1; seed <= 8; seed += 1) {
    const { presses, levelsBegan } = played(seed, lag);
    for (const began of levelsBegan.slice(1)) {
      levels += 1;
      expect(presses.slice(began, began + lag).flat()).toEqual([]);
    }
  }
  expect(levels).toBeGreaterThan(5);
});
