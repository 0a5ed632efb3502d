import { expect, test } from 'vitest';
import { blockFall } from '../../scenes/block-fall/game';
import { createRun } from '../../scenes/kit/run/createRun';
import { applyAssist, noAssist } from '../../src/hosts/assist';
import { offeredBy } from '../../src/hosts/offeredBy';
import type { GameSession } from '../../src/hosts/session/GameSession';

/** The parts of a session that assists use. */
function session() {
  const run = createRun(blockFall, { seed: () => 1 });
  const restart: GameSession['restart'] = (config) => run.restart(config ? { config } : undefined);
  const part = { run, game: blockFall, restart } as unknown as GameSession;
  return { run, part };
}

const lives = { speed: 1, values: { extraLives: 3 } };

test('Block Fall offers extra lives and invincibility as assists', () => {
  expect(offeredBy(blockFall, 'assist').map(({ key }) => key)).toEqual([
    'extraLives',
    'invincible',
  ]);
});

test('an assist chosen before a run makes it practice, until it is taken back', () => {
  const { run, part } = session();
  applyAssist(part, lives);
  expect(run.config.extraLives).toBe(3);
  expect(run.status.getState()).toMatchObject({ practice: true, tuned: false });
  applyAssist(part, noAssist);
  expect(run.status.getState()).toMatchObject({ practice: false, tuned: false });
});

test('an assist chosen during a run applies from the next tick, and the run stays practice', () => {
  const { run, part } = session();
  run.dispatch({ type: 'start' });
  run.advance(20);
  applyAssist(part, lives);
  run.advance(20);
  expect(run.state.lives).toBe(3);
  applyAssist(part, noAssist);
  run.advance(20);
  expect(run.state.lives).toBe(0);
  expect(run.status.getState().practice).toBe(true);
});

test('a slower speed makes the run practice as soon as it is played', () => {
  const { run, part } = session();
  applyAssist(part, { speed: 0.9, values: {} });
  expect(run.status.getState().practice).toBe(false);
  run.dispatch({ type: 'start' });
  run.advance(40);
  expect(run.status.getState().practice).toBe(true);
});
