import { describe, expect, test } from 'vitest';
import { blockFall } from '../../scenes/block-fall/game';
import { graveyardGhosts as graveyard } from '../../scenes/graveyard-ghosts/game';
import type { GameTypes } from '../../scenes/kit/rules/contract';
import { buttonsOf } from '../../scenes/kit/rules/controls';
import { createRun } from '../../scenes/kit/run/createRun';
import type { Runnable } from '../../scenes/kit/run/Run';
import { superJump } from '../../scenes/super-jump/game';
import { verify } from './play';

const frame = 1000 / 60;

/**
 * A run with simulated input: it dispatches press and release as a host would, once for each
 * button.
 */
function played<Types extends GameTypes>(game: Runnable<Types>) {
  const down = new Set<string>();
  const run = createRun(game, { seed: () => 4, isHeld: (control) => down.has(control) });
  const buttons = buttonsOf(game.controls);
  const change = (control: string, pressed: boolean): void => {
    const button = buttons.find(({ controls }) => controls.includes(control));
    const before = button?.controls.some((id) => down.has(id));
    if (pressed) down.add(control);
    else down.delete(control);
    if (before === button?.controls.some((id) => down.has(id))) return;
    const action = pressed ? button?.press : button?.release;
    if (action) run.dispatch(action);
  };
  return {
    run,
    press: (control: string) => change(control, true),
    release: (control: string) => change(control, false),
    ticks: (count: number) => {
      for (let tick = 0; tick < count; tick += 1) run.advance(frame);
    },
  };
}

describe('held controls', () => {
  test('presses and releases made during a pause are applied on resume', () => {
    const { run, press, release, ticks } = played(superJump);
    press('start');
    ticks(1);
    press('right');
    ticks(10);
    run.pause('player');
    release('right');
    press('left');
    run.resume();
    ticks(1);
    expect(run.state).toMatchObject({ leftHeld: true, rightHeld: false, direction: -1 });
    expect(verify(superJump, run.replay())).toBeUndefined();
  });

  test('a control held during a restart is applied at the first tick, but does not start the run', () => {
    const { run, press, ticks } = played(superJump);
    press('right');
    run.restart();
    ticks(5);
    expect(run.state.tick).toBe(0);
    press('start');
    ticks(1);
    expect(run.state).toMatchObject({ phase: 'playing', rightHeld: true, direction: 1 });
    expect(run.replay().actions.map(([tick]) => tick)).toEqual([0, 0]);
  });

  test('after a rewind the devices decide what is held, not the recorded state', () => {
    const { run, press, release, ticks } = played(blockFall);
    press('start');
    ticks(1);
    press('left');
    ticks(30);
    release('left');
    ticks(30);
    run.rewind(40);
    expect(run.state.leftHeld).toBe(true);
    ticks(1);
    expect(run.state).toMatchObject({ leftHeld: false, shift: 0 });
  });

  test('a button bound to three keys is released with the last of them', () => {
    const { run, press, release, ticks } = played(superJump);
    press('start');
    ticks(1);
    press('jump');
    press('up');
    ticks(2);
    release('up');
    ticks(1);
    expect(run.state.jumpHeld).toBe(true);
    release('jump');
    ticks(1);
    expect(run.state.jumpHeld).toBe(false);
    expect(run.replay().actions).toHaveLength(3);
  });

  test('with two directions held, the last one stays after a pause, and the other one applies after its release', () => {
    const { run, press, release, ticks } = played(graveyard);
    press('start');
    ticks(1);
    press('up');
    press('left');
    ticks(1);
    run.pause('blur');
    run.resume();
    ticks(3);
    expect(run.state).toMatchObject({ wanted: 3, wantedHeld: true });
    run.pause('blur');
    release('left');
    run.resume();
    ticks(3);
    expect(run.state).toMatchObject({ wanted: 0, wantedHeld: true });
  });
});
