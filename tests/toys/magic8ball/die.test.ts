import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dieStep,
  type FloatingDie,
  isSettled,
  restingDie,
  stepDie,
  sunkenDie,
} from '../../../src/toys/magic8ball/die/FloatingDie';
import {
  corners,
  faceDistance,
  faceRadius,
  faces,
} from '../../../src/toys/magic8ball/die/icosahedron';
import { turned } from '../../../src/toys/magic8ball/die/turns';
import { add, dot, length, type Vector } from '../../../src/toys/magic8ball/die/vectors';

const frontmost = ({ turn, position: place }: FloatingDie): number =>
  Math.max(...corners.map((corner) => add(turned(turn, corner), place)[2]));

test('the die has twelve corners and twenty equal faces that point outwards', () => {
  expect(corners).toHaveLength(12);
  expect(faces).toHaveLength(20);
  for (const { corners: three, centre, right, up, out } of faces) {
    expect(length(centre)).toBeCloseTo(faceDistance, 5);
    expect(dot(out, centre)).toBeGreaterThan(0);
    for (const corner of three) {
      expect(length(add(corner, centre.map((part) => -part) as unknown as Vector))).toBeCloseTo(
        faceRadius,
        5,
      );
    }
    expect(Math.abs(dot(right, up)) + Math.abs(dot(up, out))).toBeCloseTo(0, 9);
  }
});

test.each(faces.map((_, index) => index))(
  'face %i at rest points to the window, upright',
  (index) => {
    const { turn } = restingDie(index);
    const face = faces[index];
    expect(turned(turn, face.out)[2]).toBeCloseTo(1, 6);
    expect(turned(turn, face.up)[1]).toBeCloseTo(1, 6);
    expect(turned(turn, face.right)[0]).toBeCloseTo(1, 6);
  },
);

const part = fc.double({ min: -1, max: 1, noNaN: true });
const direction = fc.tuple(part, part, part);

describe('after any shake', () => {
  test('it stays under the glass, hits it and ends with the chosen face up, within 3 s', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(direction, direction), { minLength: 1, maxLength: 60 }),
        fc.nat({ max: 19 }),
        (jolts, face) => {
          let die = sunkenDie;
          for (const [jolt, twist] of jolts) {
            die = stepDie(die, { kind: 'shaken', jolt, twist }).die;
          }
          let bumps = 0;
          let steps = 0;
          let highest = Number.NEGATIVE_INFINITY;
          while (!isSettled(die, face)) {
            const step = stepDie(die, { kind: 'rising', face });
            die = step.die;
            if (step.bump > 0) bumps += 1;
            highest = Math.max(highest, frontmost(die));
            steps += 1;
            if (steps * dieStep >= 3) throw new Error('it still moves after 3 s');
          }
          expect(highest).toBeLessThan(1e-9);
          expect(bumps).toBeGreaterThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});
