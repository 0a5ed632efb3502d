import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepTick } from '../../scenes/kit/rules/stepTick';
import { type KlondikeConfig, klondikeConfig } from '../../scenes/klondike/config';
import { klondike } from '../../scenes/klondike/game';
import type { KlondikeAction } from '../../scenes/klondike/rules/KlondikeAction';
import type { KlondikeEvent } from '../../scenes/klondike/rules/KlondikeEvent';
import { columnRoom, type KlondikeState } from '../../scenes/klondike/rules/KlondikeState';
import { klondikeRules } from '../../scenes/klondike/rules/klondikeRules';
import type { Step } from '../../scenes/klondike/rules/solver/solve';

export function startGame(config: Partial<KlondikeConfig> = {}, seed = 1): KlondikeState {
  return klondikeRules.start({ ...defaultsOf(klondikeConfig), ...config }, seed);
}

/** An empty table with these cards in its columns, all face up. */
export function table(
  columns: readonly (readonly number[])[],
  config: Partial<KlondikeConfig> = {},
): KlondikeState {
  const state = startGame(config);
  state.stockCount = 0;
  state.counts.fill(0);
  state.down.fill(0);
  columns.forEach((cards, column) => {
    state.columns.set(cards, column * columnRoom);
    state.counts[column] = cards.length;
  });
  return state;
}

/** One tick with these actions. Returns its events. */
export function act(state: KlondikeState, ...actions: KlondikeAction[]): KlondikeEvent[] {
  const events: KlondikeEvent[] = [];
  stepTick(klondike, state, actions, (event) => events.push({ ...event }));
  return events;
}

/** Makes the solver's moves in the game itself. */
export function take(state: KlondikeState, steps: readonly Step[]): void {
  for (const { draws, from, to, count } of steps) {
    for (let drawn = 0; drawn < draws; drawn += 1) act(state, { type: 'draw' });
    act(state, { type: 'move', from, to, count });
  }
}

/** Every card on the table, sorted: each of the 52 must be there once. */
export function allCards(state: KlondikeState): number[] {
  const cards = [
    ...state.stock.subarray(0, state.stockCount),
    ...state.waste.subarray(0, state.wasteCount),
  ];
  for (let suit = 0; suit < 4; suit += 1) {
    for (let rank = 0; rank < state.foundations[suit]; rank += 1) cards.push(suit * 13 + rank);
  }
  for (let column = 0; column < 7; column += 1) {
    const from = column * columnRoom;
    cards.push(...state.columns.subarray(from, from + state.counts[column]));
  }
  return cards.sort((a, b) => a - b);
}
