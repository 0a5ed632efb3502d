import { describe, expect, test } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import { seedRng, shuffleInPlace } from '../../scenes/kit/rules/rng';
import type { KlondikeConfig } from '../../scenes/klondike/config';
import { columnRoom, type KlondikeState } from '../../scenes/klondike/rules/KlondikeState';
import { noLimit, type Position, positionOf } from '../../scenes/klondike/rules/solver/Position';
import { fingerprint, pack, packedRoom, unpack } from '../../scenes/klondike/rules/solver/packing';
import { solve } from '../../scenes/klondike/rules/solver/solve';
import { proofFromText, proofToText } from '../../scripts/klondike/proofText';
import { startGame, table, take } from './play';

type Kind = Pick<KlondikeConfig, 'draw' | 'scoring'>;

/** The end of a game: the four highest ranks, dealt at random, with a stock or without. */
function ending(kind: Kind, seed: number): KlondikeState {
  const sizes = seed % 2 === 0 ? [3, 3, 2, 2, 0, 0, 1] : [3, 3, 2, 2, 2, 2, 2];
  const state = startGame(kind);
  const cards = Array.from({ length: 16 }, (_, at) => (at >> 2) * 13 + 9 + (at & 3));
  shuffleInPlace(seedRng(seed), cards);
  state.foundations.fill(9);
  for (let column = 0; column < 7; column += 1) {
    const own = cards.splice(0, sizes[column]);
    state.columns.set(own, column * columnRoom);
    state.counts[column] = own.length;
    state.down[column] = Math.max(0, own.length - 1);
  }
  state.wasteCount = 0;
  state.stock.set(cards);
  state.stockCount = cards.length;
  return state;
}

/** The solver's answer to each game. Each solution is played in the game itself. */
function answers(games: readonly KlondikeState[], most: number) {
  return games.map((state) => {
    const outcome = solve(positionOf(state), most);
    if (outcome.kind !== 'won') return [outcome.kind, outcome.nodes];
    take(state, outcome.steps);
    expect(state.won).toBe(true);
    return [outcome.kind, outcome.nodes, proofToText(outcome.steps)];
  });
}

const counted = (all: readonly (readonly unknown[])[]) =>
  ['won', 'lost', 'notKnown'].map((kind) => all.filter(([each]) => each === kind).length);

describe.each<[string, Kind, number[], string]>([
  ['one at a time', { draw: 'one', scoring: 'standard' }, [22, 0, 3], 'a59d34b5d08235d0'],
  ['three at a time', { draw: 'three', scoring: 'standard' }, [21, 1, 3], 'bf548354087ca1dc'],
  ['once through', { draw: 'one', scoring: 'vegas' }, [20, 1, 4], '03f0cdb269a74caa'],
  ['three times through', { draw: 'three', scoring: 'vegas' }, [20, 1, 4], '4e7c2bedfbef6132'],
])('drawing %s', (_, kind, counts, expected) => {
  test('a solution has the same steps each time, after as many positions, and wins', () => {
    const deals = [1, 2, 3, 4, 5].map((seed) => startGame(kind, seed));
    const endings = Array.from({ length: 20 }, (_, seed) => ending(kind, seed));
    const all = [...answers(deals, 400), ...answers(endings, 400)];
    expect([counted(all), hash(all)]).toEqual([counts, expected]);
  });
});

test('a solution is written with a digit for each of draws, from, to and cards', () => {
  const steps = [
    { draws: 2, from: 11, to: 7, count: 1 },
    { draws: 35, from: 3, to: 6, count: 13 },
  ];
  expect(proofToText(steps)).toBe('2b71z36d');
  expect(proofFromText('2b71z36d')).toEqual(steps);
  expect(proofFromText('')).toEqual([]);
});

test('a game that is won needs no step', () => {
  const won = startGame();
  won.foundations.fill(13);
  won.counts.fill(0);
  won.stockCount = 0;
  expect(solve(positionOf(won), 5)).toEqual({ kind: 'won', steps: [], nodes: 0 });
});

describe('a position', () => {
  const state = table([[1, 2], [], [3], [40, 41, 42]], { draw: 'three', scoring: 'vegas' });
  state.down[0] = 1;
  state.stock.set([7, 8, 9]);
  state.stockCount = 3;
  state.waste.set([5, 6]);
  state.wasteCount = 2;
  state.foundations.set([0, 1, 2, 3]);
  state.recycled = 1;
  const position = positionOf(state);

  test('has the stock after the drawn cards, in the order in which it is drawn', () => {
    expect(position).toEqual({
      foundations: [0, 1, 2, 3],
      columns: [[1, 2], [], [3], [40, 41, 42], [], [], []],
      down: [1, 0, 0, 0, 0, 0, 0],
      talon: [5, 6, 9, 8, 7],
      drawn: 2,
      recycles: 1,
      step: 3,
    });
    state.recycled = 3;
    expect(positionOf(state).recycles).toBe(0);
    expect(positionOf(startGame({ draw: 'one' }))).toMatchObject({ recycles: noLimit, step: 1 });
  });

  test('can be packed and unpacked, and fits its space', () => {
    const bytes = new Uint8Array(3 * packedRoom).fill(99);
    pack(position, bytes, packedRoom);
    const back = positionOf(startGame({ draw: 'three' }));
    unpack(back, bytes, packedRoom);
    expect(back).toEqual(position);
    expect(bytes.subarray(0, packedRoom).every((byte) => byte === 99)).toBe(true);
    expect(bytes.subarray(2 * packedRoom).every((byte) => byte === 99)).toBe(true);
    const longest = { ...position, talon: Array.from({ length: 24 }, (_, at) => at) };
    longest.columns = Array.from({ length: 7 }, (_, column) =>
      Array.from({ length: 4 }, (_, at) => 24 + column * 4 + at),
    );
    const room = new Uint8Array(packedRoom);
    pack(longest, room, 0);
    unpack(back, room, 0);
    expect(back).toEqual(longest);
  });
});

describe('two positions are equal', () => {
  const base: Position = {
    ...positionOf(table([[1, 2], [3]])),
    talon: [5, 6, 9, 8, 7],
    drawn: 3,
    step: 3,
  };
  const same = (change: Partial<Position>, from: Partial<Position> = {}) =>
    fingerprint({ ...base, ...from, ...change }) === fingerprint({ ...base, ...from });

  test('if only their columns have changed places', () => {
    expect(same({ columns: [[3], [], [], [1, 2], [], [], []] })).toBe(true);
    expect(same({ columns: [[3, 1], [2], [], [], [], [], []] })).toBe(false);
    expect(same({ columns: [[2, 1], [3], [], [], [], [], []] })).toBe(false);
    expect(same({ down: [1, 0, 0, 0, 0, 0, 0] })).toBe(false);
    expect(same({ talon: [6, 5, 9, 8, 7] })).toBe(false);
    expect(same({ talon: [5, 6, 9, 8] })).toBe(false);
  });

  test('if the stock can be recycled without limit and has no other restriction', () => {
    expect(same({ drawn: 0 })).toBe(true);
    expect(same({ drawn: 5 })).toBe(true);
    expect(same({ drawn: 2 })).toBe(false);
    expect(same({ drawn: 4 })).toBe(false);
    for (const recycles of [0, 1]) {
      expect(same({ drawn: 0 }, { recycles })).toBe(false);
      expect(same({ recycles: 2 }, { recycles })).toBe(false);
    }
    expect(same({ drawn: 4 }, { step: 1 })).toBe(true);
  });
});
