import { expect, test } from 'vitest';
import { type Direction, directionOf } from '../../src/hosts/input/direction';

const at = (degrees: number, current?: Direction, distance = 1) => {
  const angle = (degrees * Math.PI) / 180;
  return directionOf(Math.cos(angle) * distance, Math.sin(angle) * distance, 0.2, current);
};

test('directionOf returns one of four directions', () => {
  expect([0, 90, 180, 270].map((angle) => at(angle))).toEqual(['right', 'down', 'left', 'up']);
  expect([30, 120, 200, 300].map((angle) => at(angle))).toEqual(['right', 'down', 'left', 'up']);
});

test('near the middle there is no direction', () => {
  expect(at(0, 'left', 0.19)).toBeUndefined();
  expect(at(0, 'left', 0.21)).toBe('right');
});

test('near a diagonal the current direction stays', () => {
  for (const diagonal of [45, 135, 225, 315]) {
    for (const off of [-10, 0, 10]) {
      const neighbours = [at(diagonal - 20), at(diagonal + 20)];
      for (const current of ['up', 'down', 'left', 'right'] as const) {
        const expected = neighbours.includes(current) ? current : undefined;
        expect(at(diagonal + off, current)).toBe(expected);
      }
      expect(at(diagonal + off)).toBeUndefined();
    }
  }
});

test('a slide across a diagonal turns once, and turns back only well past the diagonal', () => {
  let current: Direction | undefined;
  const turns: (Direction | undefined)[] = [];
  for (const angle of [0, 20, 40, 50, 60, 50, 40, 35, 30]) {
    const next = at(angle, current);
    if (next !== current) turns.push(next);
    current = next;
  }
  expect(turns).toEqual(['right', 'down', 'right']);
});
