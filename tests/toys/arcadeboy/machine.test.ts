import { expect, test } from 'vitest';
import {
  bootMs,
  type Machine,
  type MachineAction,
  machineReducer,
  switchedOff,
} from '../../../src/toys/arcadeboy/machine';

function after(...actions: MachineAction[]): Machine {
  return actions.reduce(machineReducer, switchedOff);
}

const on: MachineAction = { type: 'switched' };
const booted: MachineAction = { type: 'booted' };
const load: MachineAction = { type: 'loaded', chosen: 1 };
const score = { game: 'snake', title: 'Snake', score: 30 };

test('goes from off through two seconds of boot to the menu and a game, and back by SELECT', () => {
  expect(bootMs).toBe(2000);
  expect(after().power).toBe('off');
  expect(after(on).power).toBe('boot');
  expect(after(on, booted).power).toBe('menu');
  expect(after(on, booted, load)).toMatchObject({ power: 'playing', chosen: 1 });
  expect(after(on, booted, load, { type: 'left' })).toMatchObject({ power: 'menu', chosen: 1 });
});

test('knows whether an address or a hand has turned it on', () => {
  expect(after({ type: 'arrived' }).byItself).toBe(true);
  expect(after(on).byItself).toBe(false);
  expect(after({ type: 'arrived' }, on, on).byItself).toBe(false);
});

test('switching off resets everything, from any state', () => {
  const used = after(
    on,
    booted,
    { type: 'eased', assist: { speed: 0.5, values: { extraLives: 2 } } },
    load,
    { type: 'ended', score },
  );
  expect(used.lastScore).toEqual(score);
  expect(machineReducer(used, on)).toEqual(switchedOff);
  expect(after(on, on)).toEqual(switchedOff);
  expect(after(on, on, on)).toEqual({ ...switchedOff, power: 'boot' });
});

test('the selection wraps around, and moves only in the menu', () => {
  const moved = (by: number): MachineAction => ({ type: 'moved', by, count: 3 });
  expect(after(on, booted, moved(-1)).chosen).toBe(2);
  expect(after(on, booted, moved(1), moved(1), moved(1)).chosen).toBe(0);
  expect(after(on, moved(1)).chosen).toBe(0);
  expect(after(on, booted, { type: 'moved', by: 1, count: 0 }).chosen).toBe(0);
});

test('late events do nothing', () => {
  expect(after(booted)).toEqual(switchedOff);
  expect(after(load)).toEqual(switchedOff);
  expect(after({ type: 'ended', score })).toEqual(switchedOff);
  expect(after({ type: 'eased', assist: { speed: 0.5, values: {} } })).toEqual(switchedOff);
});
