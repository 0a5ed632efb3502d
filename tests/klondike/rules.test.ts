import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStuck, usefulMoves } from '../../scenes/klondike/rules/hints';
import { pile, scoreOf } from '../../scenes/klondike/rules/KlondikeState';
import { klondikeRules } from '../../scenes/klondike/rules/klondikeRules';
import { act, allCards, startGame, table } from './play';

const deck = Array.from({ length: 52 }, (_, card) => card);

test('a deal is 28 cards in seven columns, the last of each face up, and 24 in the stock', () => {
  const state = startGame();
  expect([...state.counts]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([...state.down]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(state.stockCount).toBe(24);
  expect(allCards(state)).toEqual(deck);
});

test('a draw turns one card, or three; an empty stock is recycled in the same order', () => {
  for (const [draw, most] of [
    ['one', 1],
    ['three', 3],
  ] as const) {
    const state = startGame({ draw });
    const order = [...state.stock.subarray(0, 24)];
    act(state, { type: 'draw' });
    expect(state.wasteCount).toBe(most);
    expect(state.waste[0]).toBe(order[23]);
    for (let drawn = 1; drawn < 24 / most; drawn += 1) act(state, { type: 'draw' });
    expect(state.stockCount).toBe(0);
    act(state, { type: 'draw' });
    expect([...state.stock.subarray(0, 24)]).toEqual(order);
    expect(state.wasteCount).toBe(0);
  }
});

describe('a move', () => {
  // A red six, a black seven, and a black king, by their numbers: 13 a suit, from clubs on.
  const redSix = 13 + 5;
  const blackSeven = 6;
  const king = 12;

  test('goes to the other colour, one higher', () => {
    const state = table([[redSix], [blackSeven], [13 + 6]]);
    act(state, { type: 'move', from: 0, to: 2, count: 1 });
    expect(state.counts[2]).toBe(1);
    act(state, { type: 'move', from: 0, to: 1, count: 1 });
    expect(state.counts[1]).toBe(2);
  });

  test('of a king only goes to an empty column', () => {
    const state = table([[king], [], [redSix]]);
    act(state, { type: 'move', from: 2, to: 1, count: 1 });
    expect(state.counts[1]).toBe(0);
    act(state, { type: 'move', from: 0, to: 1, count: 1 });
    expect(state.counts[1]).toBe(1);
  });

  test('to a foundation goes by suit from the ace, and may be taken back', () => {
    const state = table([[0], [1], [13]]);
    act(state, { type: 'move', from: 1, to: 7, count: 1 });
    expect(state.foundations[0]).toBe(0);
    act(state, { type: 'move', from: 0, to: 8, count: 1 });
    expect(state.foundations[1]).toBe(0);
    act(state, { type: 'move', from: 0, to: 7, count: 1 });
    expect(state.foundations[0]).toBe(1);
    const back = table([[13 + 2]]);
    back.foundations[0] = 2;
    act(back, { type: 'move', from: 7, to: 0, count: 1 });
    expect(back.counts[0]).toBe(2);
    expect(back.foundations[0]).toBe(1);
  });

  test('takes the run with it and turns the card below', () => {
    const state = table([[40, blackSeven, redSix], [13 + 7]]);
    state.down[0] = 1;
    const events = act(state, { type: 'move', from: 0, to: 1, count: 2 });
    expect(events).toContainEqual({ type: 'turned', card: 40, column: 0 });
    expect(state.down[0]).toBe(0);
    expect(state.points).toBe(5);
  });

  test('never takes a card that is face down', () => {
    const state = table([[blackSeven, redSix], [13 + 7]]);
    state.down[0] = 1;
    expect(act(state, { type: 'move', from: 0, to: 1, count: 2 })).toEqual([{ type: 'started' }]);
  });
});

test('no card is lost or duplicated, and undo leads back to the deal', () => {
  const action = fc.oneof(
    fc.constant({ type: 'draw' as const }),
    fc.record({
      type: fc.constant('move' as const),
      from: fc.integer({ min: 0, max: 11 }),
      to: fc.integer({ min: 0, max: 10 }),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom('one' as const, 'three' as const),
      fc.constantFrom('standard' as const, 'vegas' as const),
      fc.array(action, { maxLength: 200 }),
      (seed, draw, scoring, actions) => {
        const state = startGame({ draw, scoring }, seed);
        const before = structuredClone(state);
        act(state, ...actions);
        expect(allCards(state)).toEqual(deck);
        // Moves come from hints as well as by chance.
        for (const hint of usefulMoves(state)) {
          if (hint.type === 'move') expect(act(state, hint).length).toBeGreaterThan(0);
          break;
        }
        expect(allCards(state)).toEqual(deck);
        act(state, { type: 'undo', count: 10_000 });
        const { stockCount, counts, down, points, recycled, wasteCount, foundations } = state;
        expect({ stockCount, counts, down, points, recycled, wasteCount, foundations }).toEqual({
          stockCount: before.stockCount,
          counts: before.counts,
          down: before.down,
          points: before.points,
          recycled: before.recycled,
          wasteCount: 0,
          foundations: before.foundations,
        });
        expect([...state.stock.subarray(0, 24)]).toEqual([...before.stock.subarray(0, 24)]);
      },
    ),
    { numRuns: 120 },
  );
});

describe('standard scoring', () => {
  test('pays 5 for drawn cards and 10 for foundations, takes 15 back, and never goes below zero', () => {
    const state = table([[12], [26 + 11]]);
    state.waste[0] = 13;
    state.wasteCount = 1;
    act(state, { type: 'move', from: pile.waste, to: 8, count: 1 });
    expect(state.points).toBe(10);
    const low = table([[13 + 2]]);
    low.foundations[0] = 2;
    act(low, { type: 'move', from: 7, to: 0, count: 1 });
    expect(low.points).toBe(0);
  });

  test('the clock takes two points every ten seconds, and a quick win pays a bonus', () => {
    const state = startGame();
    act(state, { type: 'draw' });
    state.points = 100;
    state.tick = state.startTick + 60 * 25;
    expect(scoreOf(state)).toBe(96);
    state.won = true;
    state.endTick = state.startTick + 60 * 100;
    expect(scoreOf(state)).toBe(100 - 20 + 7000);
    state.config.timed = false;
    expect(scoreOf(state)).toBe(100);
  });

  test('recycling the stock costs 100 when drawing one', () => {
    const state = startGame();
    state.points = 250;
    for (let drawn = 0; drawn < 25; drawn += 1) act(state, { type: 'draw' });
    expect(state.points).toBe(150);
  });
});

test('Vegas costs 52, pays 5 a card, and lets the stock be recycled twice, or never', () => {
  const one = startGame({ scoring: 'vegas' });
  expect(one.points).toBe(-52);
  for (let drawn = 0; drawn < 30; drawn += 1) act(one, { type: 'draw' });
  expect(one).toMatchObject({ stockCount: 0, wasteCount: 24, recycled: 0 });
  const three = startGame({ scoring: 'vegas', draw: 'three' });
  for (let drawn = 0; drawn < 60; drawn += 1) act(three, { type: 'draw' });
  expect(three).toMatchObject({ stockCount: 0, wasteCount: 24, recycled: 2 });
});

test('the last card to its foundation wins, and ends all moves', () => {
  const state = table([[51]]);
  state.foundations.set([13, 13, 13, 12]);
  expect(act(state, { type: 'move', from: 0, to: 10, count: 1 })).toContainEqual({ type: 'won' });
  expect(state).toMatchObject({ won: true, phase: 'over' });
  expect(act(state, { type: 'undo', count: 1 })).toEqual([]);
});

test('a table without a useful move is stuck', () => {
  const state = table([[1], [14], [27], [40]]);
  expect(isStuck(state)).toBe(true);
  const open = table([[0]]);
  expect(isStuck(open)).toBe(false);
});

test('only valid actions are parsed', () => {
  for (const action of klondikeRules.actions) {
    expect(klondikeRules.parseAction(structuredClone(action))).toEqual(action);
  }
  for (const bad of [
    undefined,
    { type: 'move', from: 12, to: 0, count: 1 },
    { type: 'move', from: 0, to: 11, count: 1 },
    { type: 'move', from: 0, to: 1, count: 0 },
    { type: 'undo', count: 0 },
    { type: 'win' },
  ]) {
    expect(klondikeRules.parseAction(bad)).toBeUndefined();
  }
});
