import { flag, whole } from '../../scenes/kit/rules/config';
import type { BaseState, GameTypes } from '../../scenes/kit/rules/contract';
import { seedRng } from '../../scenes/kit/rules/rng';
import type { Runnable } from '../../scenes/kit/run/Run';

export interface CounterState extends BaseState {
  config: { by: number; size: number; hard: boolean };
  count: number;
  /** Whether the state regards its one button as held. */
  held: boolean;
  /** Ticks until the next decision in the turn-based variant. */
  busy: number;
}

export type CounterAction =
  | Readonly<{ type: 'add' | 'tell' | 'end' | 'press' | 'release' }>
  | Readonly<{ type: 'busy'; ticks: number }>
  | Readonly<{ type: 'away'; ms: number }>;
export type CounterEvent = Readonly<{ type: 'added' | 'told' }>;
export type CounterSummary = Readonly<{ count: number; by: number }>;
export type CounterTypes = GameTypes<CounterState, CounterAction, CounterEvent>;
export type CounterGame = Runnable<CounterTypes, CounterSummary>;

const plain = ['add', 'tell', 'end', 'press', 'release'] as const;
const kinds: readonly unknown[] = [...plain, 'busy', 'away'];

function act(state: CounterState, action: CounterAction): void {
  if (action.type === 'add' || action.type === 'tell') state.count += state.config.by;
  if (action.type === 'end') state.phase = 'over';
  if (action.type === 'press') state.held = true;
  if (action.type === 'release') state.held = false;
  if (action.type === 'busy') state.busy = action.ticks;
}

/**
 * The smallest game: `add` counts without an event, `tell` counts and emits two events, `busy`
 * takes several ticks.
 */
export const counter: CounterGame = {
  id: 'counter',
  title: 'Counter',
  config: {
    by: whole(1, 'counts', [1, 9], { note: 'Each adds so many.' }),
    size: whole(4, 'cells', [2, 8], { note: 'How large.', restart: true }),
    hard: flag(false, { note: 'Harder.', mode: true }),
  },
  rules: {
    version: 1,
    actions: [
      ...plain.map((type) => ({ type })),
      { type: 'busy', ticks: 0 },
      { type: 'away', ms: 0 },
    ],
    start: (config, seed) => ({
      tick: 0,
      phase: 'ready',
      config: { ...config },
      rng: seedRng(seed),
      count: 0,
      held: false,
      busy: 0,
    }),
    step(state, actions, emit) {
      state.phase = 'playing';
      if (state.busy > 0) state.busy -= 1;
      for (const action of actions) {
        act(state, action);
        if (action.type !== 'tell') continue;
        emit({ type: 'added' });
        emit({ type: 'told' });
      }
    },
    awaitsDecision: ({ busy }) => busy === 0,
    parseAction: (value) => {
      const action = value as CounterAction | null | undefined;
      return action && kinds.includes(action.type) ? action : undefined;
    },
  },
  controls: [
    {
      id: 'hold',
      label: 'Hold',
      keys: ['Space'],
      gamepad: [0],
      press: { type: 'press' },
      release: { type: 'release' },
      held: ({ held }) => held,
    },
  ],
  summarise: ({ count, config }) => ({ count, by: config.by }),
  score: ({ count }) => count,
};

/** The turn-based variant: time stops until an action. */
export const slowCounter: CounterGame = { ...counter, clock: 'turns' };
