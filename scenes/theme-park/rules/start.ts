import { seedRng } from '../../kit/rules/rng';
import type { ThemeParkConfig } from '../config';
import { buildings, classicKinds, entranceKind, kindCount } from './buildings';
import { chartPoints } from './chart';
import { put } from './edit';
import { classicEntries, entries } from './ledger';
import { layRoutes } from './routes';
import type { Guests, ThemeParkState, Visitors } from './ThemeParkState';
import { countReachable } from './tycoon/draw';
import { freshTown } from './tycoon/Town';

/** The most commands that can be undone. */
export const maxHistory = 256;
/** The most buildings that can be visited. A park of the default size has no room for more. */
const maxDestinations = 400;

function nobody(capacity: number): Visitors {
  return {
    count: 0,
    nextId: 1,
    id: new Uint32Array(capacity),
    at: new Uint16Array(capacity),
    from: new Uint16Array(capacity),
    goal: new Uint16Array(capacity),
    stay: new Uint16Array(capacity),
    thought: new Uint8Array(capacity),
    about: new Uint8Array(capacity),
  };
}

function noGuests(capacity: number): Guests {
  return {
    hunger: new Uint16Array(capacity),
    thirst: new Uint16Array(capacity),
    boredom: new Uint16Array(capacity),
    tiredness: new Uint16Array(capacity),
    mood: new Uint16Array(capacity),
    cash: new Uint16Array(capacity),
    spent: new Uint16Array(capacity),
    visits: new Uint16Array(capacity),
    inside: new Uint8Array(capacity),
    queued: new Uint16Array(capacity),
    last: new Uint8Array(capacity),
  };
}

/** A field with one entrance and some money, with time running. */
export function start(config: ThemeParkConfig, seed: number): ThemeParkState {
  const { columns, rows } = config;
  const cells = columns * rows;
  const tycoon = config.rules === 'tycoon';
  const capacity = tycoon ? config.tycoonMaxVisitors : config.maxVisitors;
  const destinations = Math.min(cells, maxDestinations);
  const kinds = tycoon ? kindCount : classicKinds;
  const state: ThemeParkState = {
    tick: 0,
    phase: 'playing',
    config: { ...config },
    rng: seedRng(seed),
    columns,
    rows,
    clock: 0,
    speed: 1,
    stopped: false,
    pauses: 0,
    sinceStep: 0,
    sinceEconomy: 0,
    day: 0,
    money: config.startingMoney,
    satisfaction: config.startingSatisfaction,
    kindAt: new Uint8Array(cells),
    owner: new Uint16Array(cells),
    ground: new Uint8Array(cells),
    counts: new Uint16Array(kinds),
    destinations: new Uint16Array(destinations),
    destinationCount: 0,
    gates: new Uint16Array(cells),
    gateCount: 0,
    slotOf: new Uint16Array(cells),
    routes: new Uint8Array((destinations + 1) * cells),
    routesStale: false,
    charm: new Uint16Array(tycoon ? cells : 0),
    visitors: nobody(capacity),
    guests: noGuests(tycoon ? capacity : 0),
    inside: new Uint16Array(tycoon ? cells : 0),
    queue: new Uint16Array(tycoon ? cells : 0),
    prices: Uint16Array.from([0, ...buildings.map(({ tycoon }) => tycoon.price)]).slice(0, kinds),
    objectives: 0,
    ledger: new Float64Array(tycoon ? entries.length : classicEntries),
    history: {
      done: 0,
      undone: 0,
      command: new Uint8Array(maxHistory),
      kind: new Uint8Array(maxHistory),
      cell: new Uint16Array(maxHistory),
      amount: new Int32Array(maxHistory),
      tick: new Uint32Array(maxHistory),
      pause: new Uint32Array(maxHistory),
      joined: new Uint8Array(maxHistory),
    },
    chart: {
      points: 0,
      money: new Float64Array(chartPoints),
      visitors: new Uint16Array(chartPoints),
      satisfaction: new Uint8Array(chartPoints),
    },
  };
  if (tycoon) state.town = freshTown(capacity, cells);
  const column = Math.min(config.entranceColumn, columns - 1);
  const row = Math.min(config.entranceRow, rows - 1);
  put(state, entranceKind, row * columns + column);
  layRoutes(state);
  if (state.town) countReachable(state, state.town);
  return state;
}
