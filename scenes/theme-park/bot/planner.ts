import { type BuildingId, entranceKind, kindOf, pathKind, specOf } from '../rules/buildings';
import { queryAction } from '../rules/coaster/queryLay';
import { neighbourOf } from '../rules/routes';
import type { ThemeParkAction } from '../rules/ThemeParkAction';
import type { ThemeParkState } from '../rules/ThemeParkState';
import { nextService } from './builder';

type Park = Readonly<ThemeParkState>;

/** How somebody runs a park on any ground. */
export type Plan = Readonly<{
  /** Buildings in the order in which they are bought, again and again. */
  wishes: readonly BuildingId[];
  /** Toilets, sweepers and mechanics before the inspector asks for them. */
  services: boolean;
  /** Pounds over the usual price of each ride and stall, in per cent of it. */
  dearer: number;
  /** The admission, in pounds. */
  gate: number;
  /** Posters whenever none hang. */
  posters: boolean;
  /** Pounds that are never spent. */
  reserve: number;
  /** Economy ticks before the end from which nothing is built, so that what is there pays. */
  stopBuilding: number;
  /** The loan is taken at once, and paid back at the end. */
  loan: boolean;
}>;

/** Builds what it likes, as anybody does at first. */
export const plainPlan: Plan = {
  wishes: ['carousel', 'foodStall', 'tree', 'ferrisWheel', 'giftShop', 'fountain', 'rollerCoaster'],
  services: false,
  dearer: 0,
  gate: 6,
  posters: false,
  reserve: 400,
  stopBuilding: 0,
  loan: false,
};

const every = 30;
/** Rows from one side street to the next. */
const block = 4;

/** Cells of streets in the order in which they are laid: a high street with side streets, round what is in the way. */
function streetsOf(park: Park): readonly number[] {
  const { columns, town } = park;
  const gate = park.gates[0];
  const cells = park.kindAt.length;
  const isFree = (cell: number): boolean =>
    (town?.terrain[cell] ?? 0) === 0 && (park.owner[cell] === 0 || park.kindAt[cell] === pathKind);
  const isStreet = (cell: number): boolean => {
    const row = Math.floor(cell / columns);
    return cell % columns === gate % columns || (Math.floor(gate / columns) - row) % block === 3;
  };
  // From the gate outwards: streets first, other grass only where no street goes on.
  const from = new Int32Array(cells).fill(-2);
  const order: number[] = [];
  const ahead: number[] = [gate];
  from[gate] = -1;
  const aside: number[] = [];
  for (;;) {
    const cell = ahead.shift() ?? aside.shift();
    if (cell === undefined) break;
    if (cell !== gate && isStreet(cell)) order.push(cell);
    for (let side = 0; side < 4; side += 1) {
      const next = neighbourOf(park, cell, side);
      if (next < 0 || from[next] !== -2 || !isFree(next)) continue;
      from[next] = cell;
      (isStreet(next) ? ahead : aside).push(next);
    }
  }
  const laid = new Set<number>([gate]);
  const streets: number[] = [];
  for (const cell of order) {
    const way: number[] = [];
    for (let at = cell; !laid.has(at); at = from[at]) way.push(at);
    for (const at of way.reverse()) {
      laid.add(at);
      streets.push(at);
    }
  }
  return streets;
}

function placeAt(park: Park, kind: number, cell: number): ThemeParkAction {
  const column = cell % park.columns;
  return { type: 'place', kind, column, row: (cell - column) / park.columns };
}

/** Cells around a building's place, one of which must be street. */
function isBeside(park: Park, kind: number, cell: number): boolean {
  const { width, height } = specOf(kind);
  for (let down = 0; down < height; down += 1) {
    for (let across = 0; across < width; across += 1) {
      for (let side = 0; side < 4; side += 1) {
        const next = neighbourOf(park, cell + down * park.columns + across, side);
        if (next >= 0 && park.kindAt[next] === pathKind) return true;
      }
    }
  }
  return false;
}

function plotFor(
  park: Park,
  id: BuildingId,
  reserved: ReadonlySet<number>,
): ThemeParkAction | undefined {
  const kind = kindOf(id);
  const { width, height } = specOf(kind);
  for (let cell = park.kindAt.length - 1; cell >= 0; cell -= 1) {
    let isReserved = false;
    for (let down = 0; down < height; down += 1) {
      for (let across = 0; across < width; across += 1) {
        isReserved ||= reserved.has(cell + down * park.columns + across);
      }
    }
    if (isReserved) continue;
    const action = placeAt(park, kind, cell);
    const answer = queryAction(park, action);
    if ((answer.ok || answer.reason === 'money') && isBeside(park, kind, cell)) return action;
  }
  return undefined;
}

/** A bot that follows a plan on any ground. */
export function planner(plan: Plan) {
  let streets: readonly number[] | undefined;
  let reserved: ReadonlySet<number> = new Set();
  let bought = 0;
  const pricesOf = (park: Park): readonly ThemeParkAction[] => {
    const priced: BuildingId[] = ['rollerCoaster', 'ferrisWheel', 'carousel', 'foodStall'];
    priced.push('giftShop', 'drinksStand');
    return [
      { type: 'price', kind: entranceKind, pounds: plan.gate },
      ...priced.map((id): ThemeParkAction => {
        const kind = kindOf(id);
        const { price, maxPrice } = specOf(kind).tycoon;
        const pounds = Math.min(maxPrice, Math.round((price * (100 + plan.dearer)) / 100));
        return { type: 'price', kind, pounds };
      }),
    ].filter(
      (action) => action.type === 'price' && park.prices[action.kind] !== action.pounds,
    ) as ThemeParkAction[];
  };
  return (park: Park): readonly ThemeParkAction[] => {
    if (park.tick % every !== 0) return [];
    if (!streets) {
      streets = streetsOf(park);
      reserved = new Set(streets);
      const loans = Array.from(
        { length: plan.loan ? 10 : 0 },
        () => ({ type: 'borrow', back: false }) as const,
      );
      return [...pricesOf(park), ...loans];
    }
    const { money, town } = park;
    const left = (town?.play.minutes ?? 0) * 60 - park.day;
    if (left <= plan.stopBuilding) {
      return town && town.loan > 0 && left < 20 ? [{ type: 'borrow', back: true }] : [];
    }
    if (
      plan.posters &&
      town?.campaign === 0 &&
      park.visitors.count > 15 &&
      money > plan.reserve + 600
    ) {
      return [{ type: 'advertise' }];
    }
    const built = park.destinationCount * 3 + 6;
    const street = streets.slice(0, built).find((cell) => park.owner[cell] === 0);
    if (street !== undefined) {
      const action = placeAt(park, pathKind, street);
      return money > plan.reserve && queryAction(park, action).ok ? [action] : [];
    }
    const service = plan.services ? nextService(park) : undefined;
    if (service && service.type === 'hire') return [service];
    const id = service ? 'toilets' : plan.wishes[bought % plan.wishes.length];
    const action = plotFor(park, id, reserved);
    if (!action) {
      if (!service) bought += 1;
      return [];
    }
    const answer = queryAction(park, action);
    if (!answer.ok || money - answer.pounds < plan.reserve) return [];
    if (!service) bought += 1;
    return [action];
  };
}
