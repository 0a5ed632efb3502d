import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { ThemeParkConfig } from '../config';
import { buildings, classicKinds, kindCount } from './buildings';
import { classicEntries, entries } from './ledger';
import { freshTown } from './tycoon/freshTown';
import { mostGuests } from './tycoon/Town';

/** The most commands that can be undone. */
export const maxHistory = 256;
/** The most buildings that can be visited. A park of the default size has no room for more. */
const maxDestinations = 400;
/** Economy ticks per point of the graph: twenty minutes in all. */
export const chartDays = 5;
/** Points that the graph keeps. */
export const chartPoints = 240;

/**
 * Visitors as parallel arrays: index i of every array is the same person. The first `count` are in
 * the park.
 */
function nobody(capacity: number) {
  return {
    count: 0,
    /** The id of the next visitor. */
    nextId: 1,
    id: new Uint32Array(capacity),
    /** The current cell, and the cell before the last step. */
    at: new Uint16Array(capacity),
    from: new Uint16Array(capacity),
    /** The cell of the building they want to reach; `noGoal`, or `goingHome`. */
    goal: new Uint16Array(capacity),
    /** Steps for which they stay in place. */
    stay: new Uint16Array(capacity),
    /** A value of `thoughts`, and the kind of building that it is about. */
    thought: new Uint8Array(capacity),
    about: new Uint8Array(capacity),
  };
}

/** What Tycoon rules know about visitors; empty under Classic rules. Needs go up to 10,000. */
function noGuests(capacity: number) {
  return {
    hunger: new Uint16Array(capacity),
    thirst: new Uint16Array(capacity),
    boredom: new Uint16Array(capacity),
    tiredness: new Uint16Array(capacity),
    mood: new Uint16Array(capacity),
    /** Pounds. */
    cash: new Uint16Array(capacity),
    spent: new Uint16Array(capacity),
    visits: new Uint16Array(capacity),
    /** 1 if they are inside their goal's building; steps spent in its queue. */
    inside: new Uint8Array(capacity),
    queued: new Uint16Array(capacity),
    /** The kind of the last building visited. */
    last: new Uint8Array(capacity),
  };
}

/** Edits for undo and redo: the first `done` can be undone, the next `undone` can be redone. */
function noEdits(tycoon: boolean) {
  return {
    done: 0,
    undone: 0,
    /** 1 for a building placed, 2 for one removed. */
    command: new Uint8Array(maxHistory),
    kind: new Uint8Array(maxHistory),
    cell: new Uint16Array(maxHistory),
    /** Pounds paid or refunded. */
    amount: new Int32Array(maxHistory),
    /** The tick of the edit, and the number of pauses before it. */
    tick: new Uint32Array(maxHistory),
    pause: new Uint32Array(maxHistory),
    /** 1 if it is undone together with the edit before it. */
    joined: new Uint8Array(maxHistory),
    /** What Tycoon rules knew of the building that was taken away, see `freshTown`. */
    ...(tycoon && {
      kept: {
        opensAt: new Uint32Array(maxHistory),
        broken: new Uint16Array(maxHistory),
        takings: new Uint32Array(maxHistory),
        litter: new Uint8Array(maxHistory),
        builtOn: new Uint32Array(maxHistory),
        track: new Uint16Array(maxHistory),
        name: new Uint16Array(maxHistory),
        paint: new Uint8Array(maxHistory),
      },
    }),
  };
}

/**
 * A field with some money, with time running. Cells are numbered row by row from the top left. A
 * building is identified by its top left cell.
 */
export function freshState(config: ThemeParkConfig, seed: number) {
  const { columns, rows } = config;
  const cells = columns * rows;
  const tycoon = config.rules === 'tycoon';
  const capacity = tycoon ? mostGuests(config) : config.maxVisitors;
  const destinations = Math.min(cells, maxDestinations);
  const kinds = tycoon ? kindCount : classicKinds;
  return {
    tick: 0,
    phase: 'playing' as Phase,
    config: { ...config },
    rng: seedRng(seed),
    columns,
    rows,
    /** Ticks of 1/60 s that the park has lived: three per tick at speed 3. */
    clock: 0,
    speed: 1,
    stopped: false,
    /** How often the park was paused. */
    pauses: 0,
    /** Clock ticks since the visitors' last step and the economy's last tick. */
    sinceStep: 0,
    sinceEconomy: 0,
    /** Economy ticks so far. */
    day: 0,
    money: config.startingMoney,
    satisfaction: config.startingSatisfaction,

    /** By cell, the kind of the building whose top left cell it is. */
    kindAt: new Uint8Array(cells),
    /** By cell, the top left cell plus 1 of the building over it; 0 if there is none. */
    owner: new Uint16Array(cells),
    /** By cell, a value of `ground`. */
    ground: new Uint8Array(cells),
    /** Buildings by kind. */
    counts: new Uint16Array(kinds),
    /** Cells of the visitor buildings, ascending, and of the entrances, ascending. */
    destinations: new Uint16Array(destinations),
    destinationCount: 0,
    gates: new Uint16Array(cells),
    gateCount: 0,
    /** By a destination's cell, its slot in `routes`. */
    slotOf: new Uint16Array(cells),
    /** By slot and cell, the direction of the next step. Slot 0 leads out of the park. */
    routes: new Uint8Array((destinations + 1) * cells),
    /** The ground has changed since the routes were computed. */
    routesStale: false,
    /** By cell, how pleasant it is to walk there under Tycoon rules. */
    charm: new Uint16Array(tycoon ? cells : 0),

    visitors: nobody(capacity),
    guests: noGuests(tycoon ? capacity : 0),
    /** By a building's cell: guests inside, and guests in its queue. */
    inside: new Uint16Array(tycoon ? cells : 0),
    queue: new Uint16Array(tycoon ? cells : 0),
    /** Pounds per visit, by kind. */
    prices: Uint16Array.from([0, ...buildings.map(({ tycoon }) => tycoon.price)]).slice(0, kinds),
    /** One bit per objective that was met. */
    objectives: 0,

    /** Pounds by `Entry`: income is positive, expense negative. */
    ledger: new Float64Array(tycoon ? entries.length : classicEntries),
    /** Edits that can be undone and redone. */
    history: noEdits(tycoon),
    /** The figures of the graph: a ring buffer, one point per `chartDays` economy ticks. */
    chart: {
      /** Points written in total. */
      points: 0,
      money: new Float64Array(chartPoints),
      visitors: new Uint16Array(chartPoints),
      satisfaction: new Uint8Array(chartPoints),
    },
    /** What Tycoon rules keep beside; a park under Classic rules has none. */
    ...(tycoon && { town: freshTown(capacity, cells) }),
  };
}
