import { expect, test } from 'vitest';
import { createInputHub } from '../../src/hosts/input/InputHub';

test('a control held by two devices is released when the last one lets go', () => {
  const acts: string[] = [];
  const hub = createInputHub((control, pressed) => acts.push(`${pressed ? '+' : '-'}${control}`));
  hub.press('key:KeyF', 'fire');
  hub.press('key:KeyF', 'fire');
  hub.press('pad', 'fire');
  hub.release('key:KeyF', 'fire');
  expect(acts).toEqual(['+fire']);
  expect([...hub.held.getState()]).toEqual(['fire']);
  hub.release('pad', 'fire');
  hub.release('pad', 'fire');
  expect(acts).toEqual(['+fire', '-fire']);
  expect(hub.held.getState().size).toBe(0);
});

test('a disconnected device releases only its own controls', () => {
  const acts: string[] = [];
  const hub = createInputHub((control, pressed) => acts.push(`${pressed ? '+' : '-'}${control}`));
  hub.press('gamepad:0:0', 'fire');
  hub.press('gamepad:0:12', 'up');
  hub.press('key:ArrowUp', 'up');
  hub.releaseAll('gamepad:0:');
  expect(acts).toEqual(['+fire', '+up', '-fire']);
  hub.releaseAll();
  expect(acts).toEqual(['+fire', '+up', '-fire', '-up']);
});
