import { expect, test } from 'vitest';
import { kicksFor } from '../../scenes/block-fall/rules/kicks';

/**
 * The published kicks of the Super Rotation System, y upwards, without the first test (no kick):
 * from 0 (spawn), R (a quarter clockwise), 2 and L to the next.
 */
const published = [
  ['0→R', '-1,0 -1,1 0,-2 -1,-2', '-2,0 1,0 -2,-1 1,2'],
  ['R→0', '1,0 1,-1 0,2 1,2', '2,0 -1,0 2,1 -1,-2'],
  ['R→2', '1,0 1,-1 0,2 1,2', '-1,0 2,0 -1,2 2,-1'],
  ['2→R', '-1,0 -1,1 0,-2 -1,-2', '1,0 -2,0 1,-2 -2,1'],
  ['2→L', '1,0 1,1 0,-2 1,-2', '2,0 -1,0 2,1 -1,-2'],
  ['L→2', '-1,0 -1,-1 0,2 -1,2', '-2,0 1,0 -2,-1 1,2'],
  ['L→0', '-1,0 -1,-1 0,2 -1,2', '1,0 -2,0 1,-2 -2,1'],
  ['0→L', '1,0 1,1 0,-2 1,-2', '-1,0 2,0 -1,2 2,-1'],
  // Half turns, from the set that modern games share; an I does not kick.
  ['0→2', '0,1 1,1 -1,1 1,0 -1,0', ''],
  ['2→0', '0,-1 -1,-1 1,-1 -1,0 1,0', ''],
  ['R→L', '1,0 1,2 1,1 0,2 0,1', ''],
  ['L→R', '-1,0 -1,2 -1,1 0,2 0,1', ''],
] as const;

const states = '0R2L';
const numbers = (pairs: string) => [0, 0, ...pairs.split(/[ ,]/).filter(Boolean).map(Number)];

test.each(published)('%s tries the kicks of the published table in order', (way, common, long) => {
  const from = states.indexOf(way[0] ?? '');
  const turn = (states.indexOf(way[2] ?? '') - from + 4) % 4;
  expect(kicksFor(0, from, turn)).toEqual(numbers(long));
  for (let piece = 1; piece < 7; piece += 1) {
    if (piece !== 3) expect(kicksFor(piece, from, turn), `piece ${piece}`).toEqual(numbers(common));
  }
});

test('kicksFor throws for no rotation', () => {
  expect(() => kicksFor(1, 0, 0)).toThrow(new RangeError('no kicks for 0 quarter turns'));
  expect(() => kicksFor(1, 0, 4)).toThrow(RangeError);
});
