import type { Game } from '../../../../scenes/kit/Game';
import { defineConfig, type ValuesOf } from '../../../../scenes/kit/rules/config';
import type { BaseState, GameTypes, Rules } from '../../../../scenes/kit/rules/contract';
import { seedRng, shuffleInPlace } from '../../../../scenes/kit/rules/rng';

const config = defineConfig({
  pairs: { value: 6, unit: 'pairs', min: 2, max: 18, step: 1, note: 'On the table.', mode: true },
  hideTicks: { value: 40, unit: 'ticks', min: 1, max: 600, step: 1, note: 'Two unlike lie open.' },
});

export interface PairsState extends BaseState {
  config: ValuesOf<typeof config>;
  cards: Uint8Array;
  /** 1 for a card that stays open. */
  found: Uint8Array;
  first: number;
  second: number;
  hideIn: number;
  turns: number;
}

export type PairsAction = Readonly<{ type: 'turn'; card: number }> | Readonly<{ type: 'deal' }>;
export type PairsEvent = Readonly<{ type: 'turned'; card: number }> | Readonly<{ type: 'hidden' }>;

const turned = { type: 'turned', card: 0 };
const hidden = { type: 'hidden' } as const;
const none = -1;

export type PairsTypes = GameTypes<PairsState, PairsAction, PairsEvent>;

const rules: Rules<PairsTypes> = {
  version: 1,
  actions: [{ type: 'turn', card: 0 }, { type: 'deal' }],
  start(values, seed) {
    const rng = seedRng(seed);
    const cards = Uint8Array.from({ length: values.pairs * 2 }, (_, card) => card >> 1);
    shuffleInPlace(rng, cards);
    return {
      tick: 0,
      phase: 'ready',
      config: { ...values },
      rng,
      cards,
      found: new Uint8Array(cards.length),
      first: none,
      second: none,
      hideIn: 0,
      turns: 0,
    };
  },
  step(state, actions, emit) {
    for (const action of actions) {
      state.phase = 'playing';
      if (action.type === 'deal' || state.second !== none) continue;
      const { card } = action;
      if (card >= state.cards.length || card === state.first || state.found[card] === 1) continue;
      turned.card = card;
      emit(turned as PairsEvent);
      if (state.first === none) state.first = card;
      else decide(state, card);
    }
    if (state.second === none) return;
    state.hideIn -= 1;
    if (state.hideIn > 0) return;
    state.first = none;
    state.second = none;
    emit(hidden);
  },
  awaitsDecision: ({ second }) => second === none,
  parseAction(value) {
    const { type, card } = (value ?? {}) as Record<string, unknown>;
    if (type === 'deal') return { type };
    const isCard = typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < 36;
    return type === 'turn' && isCard ? { type, card } : undefined;
  },
};

function decide(state: PairsState, card: number): void {
  state.turns += 1;
  if (state.cards[card] === state.cards[state.first]) {
    state.found[card] = 1;
    state.found[state.first] = 1;
    state.first = none;
    if (state.found.every((found) => found === 1)) state.phase = 'over';
    return;
  }
  state.second = card;
  state.hideIn = state.config.hideTicks;
}

/** Pairs of cards: a turn-based game on a board of buttons. */
export const pairs: Game<PairsTypes, Readonly<{ turns: number }>> = {
  id: 'pairs',
  title: 'Pairs',
  config,
  clock: 'turns',
  rules,
  freeUndo: true,
  controls: [
    {
      id: 'deal',
      label: 'Deal',
      keys: ['Enter'],
      gamepad: [9],
      pad: 'start',
      press: { type: 'deal' },
    },
  ],
  summarise: ({ turns }) => ({ turns }),
  counts: [{ id: 'turns', label: 'Turns', of: ({ turns }) => turns }],
  score: ({ turns, cards }) => Math.max(0, cards.length * 10 - turns),
  narrate: (event, state) =>
    event.type === 'turned' ? `Card ${event.card + 1}: ${state.cards[event.card]}.` : undefined,
  sfx: { turned: 'click' },
  loadView: async () => (await import('./PairsBoard')).pairsView,
};
