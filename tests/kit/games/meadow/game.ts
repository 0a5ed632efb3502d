import type { HeadlessGame } from '../../../../scenes/kit/Game';
import { defineConfig, type ValuesOf } from '../../../../scenes/kit/rules/config';
import type { BaseState, GameTypes, Rules } from '../../../../scenes/kit/rules/contract';
import { below, seedRng } from '../../../../scenes/kit/rules/rng';

const side = 200;
const config = defineConfig({
  rabbits: { value: 20_000, unit: 'rabbits', min: 1, max: 50_000, step: 1, note: 'At first.' },
});

export interface MeadowState extends BaseState {
  config: ValuesOf<typeof config>;
  /** 0 stops the game's clock; ticks continue. */
  speed: number;
  minutes: number;
  days: number;
  grass: Uint8Array;
  x: Uint16Array;
  y: Uint16Array;
  hunger: Uint8Array;
  sown: number;
}

export type MeadowAction =
  | Readonly<{ type: 'sow'; x: number; y: number }>
  | Readonly<{ type: 'speed'; speed: number }>
  | Readonly<{ type: 'away'; days: number }>;
export type MeadowEvent = Readonly<{ type: 'sown' }>;

const sown: MeadowEvent = { type: 'sown' };

function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function pass(state: MeadowState): void {
  state.minutes += 1;
  // Updates a slice of all rabbits each tick, as large crowds do.
  const { x, y, grass, hunger, rng } = state;
  for (let rabbit = state.minutes % 200; rabbit < x.length; rabbit += 200) {
    x[rabbit] = (x[rabbit] + below(rng, 3) + side - 1) % side;
    y[rabbit] = (y[rabbit] + below(rng, 3) + side - 1) % side;
    const cell = y[rabbit] * side + x[rabbit];
    if (grass[cell] > 0) grass[cell] -= 1;
    else hunger[rabbit] = Math.min(255, hunger[rabbit] + 1);
  }
}

type MeadowTypes = GameTypes<MeadowState, MeadowAction, MeadowEvent>;

const rules: Rules<MeadowTypes> = {
  version: 1,
  actions: [
    { type: 'sow', x: 0, y: 0 },
    { type: 'speed', speed: 0 },
    { type: 'away', days: 0 },
  ],
  start: (values, seed) => ({
    tick: 0,
    phase: 'ready',
    config: { ...values },
    rng: seedRng(seed),
    speed: 1,
    minutes: 0,
    days: 0,
    grass: new Uint8Array(side * side).fill(3),
    x: new Uint16Array(values.rabbits).fill(side / 2),
    y: new Uint16Array(values.rabbits).fill(side / 2),
    hunger: new Uint8Array(values.rabbits),
    sown: 0,
  }),
  step(state, actions, emit) {
    for (const action of actions) {
      state.phase = 'playing';
      if (action.type === 'speed') state.speed = action.speed;
      if (action.type === 'away') state.days += action.days;
      if (action.type !== 'sow') continue;
      state.grass[action.y * side + action.x] = 9;
      state.sown += 1;
      emit(sown);
    }
    for (let time = 0; time < state.speed; time += 1) pass(state);
  },
  parseAction(value) {
    const { type, x, y, speed, days } = (value ?? {}) as Record<string, unknown>;
    if (type === 'sow' && isWhole(x, side - 1) && isWhole(y, side - 1)) return { type, x, y };
    if (type === 'speed' && isWhole(speed, 3)) return { type, speed };
    return type === 'away' && isWhole(days, 30) ? { type, days } : undefined;
  },
};

const dayMs = 86_400_000;

/** A real-time game with a pointer, a large state, a speed and days away. */
export const meadow: HeadlessGame<MeadowTypes> = {
  id: 'meadow',
  title: 'Meadow',
  config,
  rules,
  controls: [
    {
      id: 'stop',
      label: 'Stop',
      keys: ['Space'],
      gamepad: [0],
      press: { type: 'speed', speed: 0 },
    },
  ],
  summarise: () => ({}),
  score: (state) => state.sown,
  away: (ms) =>
    ms < dayMs ? undefined : { type: 'away', days: Math.min(30, Math.floor(ms / dayMs)) },
  narrate: () => undefined,
  sfx: {},
};
