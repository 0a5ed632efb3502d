import {
  nextService,
  placeFor,
  type Strategy,
  themeParkBuilder,
} from '../../../scenes/theme-park/bot/builder';
import { coasterLayer } from '../../../scenes/theme-park/bot/coasterLayer';
import {
  type BuildingId,
  entranceKind,
  kindOf,
  specOf,
  stationKind,
} from '../../../scenes/theme-park/rules/buildings';
import { queryAction } from '../../../scenes/theme-park/rules/coaster/queryLay';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { budgets } from '../../../scenes/theme-park/rules/tycoon/topics';
import type { ParkPlayer } from './playPark';

type Park = Readonly<ThemeParkState>;

const second = 60;
const street = Array.from({ length: 15 }, (_, step) => ({ column: 10, row: 17 - step }));

type Place = Readonly<{ column: number; row: number }>;

/** Cells of a street across, from one column to another. */
function sideStreet(row: number, from: number, to: number): readonly Place[] {
  return Array.from({ length: to - from + 1 }, (_, step) => ({ column: to - step, row }));
}

/** Lays the first cell of some streets that is not laid yet. */
function nextOf(streets: readonly Place[], state: Park): ThemeParkAction | undefined {
  const next = streets.find(({ column, row }) => state.owner[row * state.columns + column] === 0);
  return next && { type: 'place', kind: kindOf('path'), ...next };
}

function streetFirst(state: Park): ThemeParkAction | undefined {
  return nextOf(street, state);
}

/** Builds one kind of building along a street, and nothing else. */
function nothingBut(id: BuildingId): ParkPlayer {
  return (state) => {
    if (state.tick % 15 !== 0) return [];
    const action = streetFirst(state) ?? nextService(state) ?? placeFor(state, id);
    return action && queryAction(state, action).ok && state.money > 600 ? [action] : [];
  };
}

/**
 * Builds one cell of path, and as many benches as the till can pay for on the rest of the field.
 */
const benchField: ParkPlayer = (state) => {
  if (state.tick % 15 !== 0) return [];
  const path = state.owner[17 * state.columns + 10] === 0 ? street[0] : undefined;
  if (path) return [{ type: 'place', kind: kindOf('path'), ...path }];
  for (let cell = 0; cell < 16 * state.columns; cell += 1) {
    if (state.owner[cell] !== 0) continue;
    const column = cell % state.columns;
    const row = (cell - column) / state.columns;
    const action: ThemeParkAction = { type: 'place', kind: kindOf('picnicBench'), column, row };
    return queryAction(state, action).ok && state.money > 400 ? [action] : [];
  }
  return [];
};

/**
 * An honest player that buys everything in the palette, rides first. Other strategies cheat from
 * there.
 */
function honest(strategy: Strategy): () => ParkPlayer {
  return () => themeParkBuilder(strategy);
}

/** Saves up for a coaster of its own, lays it as soon as it is open, and builds rides from then on. */
function coasterBuilder(): ParkPlayer {
  const build = themeParkBuilder('thrills', undefined, 'coasterStation');
  const lay = coasterLayer(3, 13);
  const saved = 5000;
  const streets = [...street.slice(0, 4), ...sideStreet(14, 2, 9)];
  return (state) => {
    const path = nextOf(streets, state);
    if (path) return state.tick % 15 === 0 ? [path] : [];
    const pieces = state.tick % second === 30 ? lay(state) : [];
    if (pieces.length > 0) return pieces;
    return state.counts[stationKind] > 0 || state.money > saved ? build(state) : [];
  };
}

/** Two streets, and nothing on them but coasters that are laid. */
function nothingButLaid(): ParkPlayer {
  const streets = [...street.slice(0, 10), ...sideStreet(14, 2, 18), ...sideStreet(8, 2, 18)];
  const layers = [13, 7].flatMap((row) => [coasterLayer(3, row), coasterLayer(12, row)]);
  return (state) => {
    if (state.tick % 15 !== 0) return [];
    if (state.tick === 0) return [{ type: 'fund', level: budgets.length - 1 }];
    const path = nextOf(streets, state);
    if (path) return [path];
    const service = nextService(state);
    if (service) return [service];
    for (const lay of layers) {
      const pieces = lay(state);
      if (pieces.length > 0) return pieces;
    }
    return [];
  };
}

/** Charges little until somebody queues, then charges the highest price. */
function priceFlipper(): ParkPlayer {
  const build = themeParkBuilder('business');
  return (state) => {
    if (state.tick % 30 !== 15) return build(state);
    return (['rollerCoaster', 'ferrisWheel', 'carousel', 'giftShop'] as const).map((id) => {
      const kind = kindOf(id);
      const { price, maxPrice } = specOf(kind).tycoon;
      let queueing = 0;
      for (let index = 0; index < state.destinationCount; index += 1) {
        const cell = state.destinations[index];
        if (state.kindAt[cell] === kind) queueing += state.queue[cell];
      }
      return { type: 'price', kind, pounds: queueing > 0 ? maxPrice : price } as const;
    });
  };
}

/** Builds as much as the till can pay for and undoes it before the time is up, again and again. */
function undoAbuser(): ParkPlayer {
  let built = 0;
  return (state) => {
    const path = streetFirst(state);
    if (path) return state.tick % 15 === 0 ? [path] : [];
    const turn = state.tick % (9 * second);
    if (turn === 9 * second - 1) {
      const undos = Array.from({ length: built }, () => ({ type: 'undo' }) as const);
      built = 0;
      return undos;
    }
    if (turn % 5 !== 0 || turn > 6 * second) return [];
    const action = placeFor(state, turn % 10 === 0 ? 'rollerCoaster' : 'carousel');
    if (!action || !queryAction(state, action).ok) return [];
    built += 1;
    return [action];
  };
}

/** Builds a street and sets the gate's price to all the money that a visitor has. */
function gateGouger(): ParkPlayer {
  const build = themeParkBuilder('pennies');
  return (state) => {
    if (state.tick % 600 !== 30) return build(state);
    return [{ type: 'price', kind: entranceKind, pounds: 40 }];
  };
}

/** Borrows as much as the bank lends and builds nothing. */
const borrower: ParkPlayer = (state) => {
  if (state.tick % second !== 0) return [];
  return [{ type: 'borrow', back: false }];
};

export type NamedStrategy = Readonly<{ name: string; honest: boolean; make: () => ParkPlayer }>;

/** Strategies under Tycoon rules: honest ones, and ones that try to exploit the rules. */
export const tycoonStrategies: readonly NamedStrategy[] = [
  { name: 'business', honest: true, make: honest('business') },
  { name: 'thrills', honest: true, make: honest('thrills') },
  { name: 'crowd', honest: true, make: honest('crowd') },
  { name: 'pennies', honest: true, make: honest('pennies') },
  { name: 'thrills and a laid coaster', honest: true, make: coasterBuilder },
  { name: 'benches behind a hedge', honest: false, make: () => benchField },
  { name: 'nothing but benches', honest: false, make: () => nothingBut('picnicBench') },
  { name: 'nothing but carousels', honest: false, make: () => nothingBut('carousel') },
  { name: 'nothing but coasters', honest: false, make: () => nothingBut('rollerCoaster') },
  { name: 'nothing but laid coasters', honest: false, make: nothingButLaid },
  { name: 'nothing but gift shops', honest: false, make: () => nothingBut('giftShop') },
  { name: 'nothing but trees', honest: false, make: () => nothingBut('tree') },
  { name: 'price flipping', honest: false, make: priceFlipper },
  { name: 'undo abuse', honest: false, make: undoAbuser },
  { name: 'an entrance fee of everything', honest: false, make: gateGouger },
  { name: 'loans', honest: false, make: () => borrower },
];
