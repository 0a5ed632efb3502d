import {
  buildingIds,
  isVisitable,
  type Kind,
  noKind,
  specOf,
  stationKind,
  trackKind,
} from './buildings';
import { fits, isFree, isGrass } from './edit';
import type { ActionOf, ThemeParkAction } from './ThemeParkAction';
import { buildingOver, isTycoon, type Park } from './ThemeParkState';
import { maxStaff } from './tycoon/Town';
import { lastCommand, nextRedo, undoCost } from './undoHistory';

/** Why a command is refused. */
export type Refusal =
  | 'outside'
  | 'occupied'
  /** Water, rock or an old wood. */
  | 'terrain'
  | 'money'
  | 'notOffered'
  /** The scenario does without it. */
  | 'never'
  /** Research has yet to open it. */
  | 'unresearched'
  | 'crowded'
  | 'nothingThere'
  | 'nothingToUndo'
  | 'tooLate'
  | 'nothingToRedo'
  | 'noPrice'
  /** Track begins at a station; it ends where it has come back to it. */
  | 'noStation'
  | 'trackClosed'
  /** A piece below the ground or above the highest level; one on which a train comes to a halt. */
  | 'level'
  | 'tooSlow'
  /** The bank has closed the park. */
  | 'closed'
  /** The bank lends no more, or nothing is owed. */
  | 'noLoan'
  | 'nothingOwed'
  /** Posters hang already. */
  | 'advertised'
  | 'enoughStaff'
  /** The next fireworks are not ready yet. */
  | 'notReady'
  /** The rules know no such thing. */
  | 'tycoonOnly';

/**
 * Whether a command may be executed, and its cost. `pounds` is the price, negative for a refund. It
 * is also given if the command is refused for another reason.
 */
export type Answer = Readonly<
  | { ok: true; pounds: number; kind: Kind }
  | { ok: false; pounds: number; kind: Kind; reason: Refusal }
>;

const costKeys = buildingIds.map((id) => `${id}Cost` as const);

/** The price of a building in the config. */
export function costOf(state: Park, kind: Kind): number {
  return state.config[costKeys[kind - 1]];
}

/** The refund for removing a building of this kind. */
export function refundOf(state: Park, kind: Kind): number {
  return Math.floor((costOf(state, kind) * state.config.refundPercent) / 100);
}

/** Why this park cannot have a building of this kind; undefined where it can. */
export function lacks(state: Park, kind: Kind): Refusal | undefined {
  if (specOf(kind).tycoonOnly === true && !isTycoon(state)) return 'notOffered';
  return ((state.config.neverKinds >> kind) & 1) === 1 ? 'never' : undefined;
}

/** Whether research has opened a kind. Track may be laid wherever a station may stand. */
export function isOpen({ town }: Park, kind: Kind): boolean {
  return !town || ((town.open >> (kind === trackKind ? stationKind : kind)) & 1) === 1;
}

export function refuse(reason: Refusal, pounds = 0, kind: Kind = noKind): Answer {
  return { ok: false, pounds, kind, reason };
}

/** Whether there is enough money for a building, wherever it is placed. */
export function mayAfford(state: Park, kind: Kind): Answer {
  const pounds = costOf(state, kind);
  const lacking = lacks(state, kind);
  if (lacking) return refuse(lacking, pounds, kind);
  if (!isOpen(state, kind)) return refuse('unresearched', pounds, kind);
  if (state.money < pounds) return refuse('money', pounds, kind);
  return { ok: true, pounds, kind };
}

export function mayPlace(state: Park, kind: Kind, column: number, row: number): Answer {
  if (state.town?.isClosed) return refuse('closed', 0, kind);
  const affordable = mayAfford(state, kind);
  const { pounds } = affordable;
  if (!fits(state, kind, column, row)) return refuse('outside', pounds, kind);
  if (!isFree(state, kind, row * state.columns + column)) return refuse('occupied', pounds, kind);
  if (!isGrass(state, kind, row * state.columns + column)) return refuse('terrain', pounds, kind);
  const full = isVisitable[kind] === 1 && state.destinationCount === state.destinations.length;
  return full ? refuse('crowded', pounds, kind) : affordable;
}

function mayRemove(state: Park, column: number, row: number): Answer {
  const { columns, rows } = state;
  if (column < 0 || row < 0 || column >= columns || row >= rows) return refuse('outside');
  const cell = buildingOver(state, row * columns + column);
  if (cell < 0) return refuse('nothingThere');
  const kind = state.kindAt[cell];
  return { ok: true, pounds: -refundOf(state, kind), kind };
}

function mayUndo(state: Park): Answer {
  const command = lastCommand(state);
  if (!command) return refuse('nothingToUndo');
  if (!command.isFresh) return refuse('tooLate', 0, command.kind);
  const { kind } = command;
  const pounds = undoCost(state);
  return pounds > Math.max(0, state.money)
    ? refuse('money', pounds, kind)
    : { ok: true, pounds, kind };
}

function mayRedo(state: Park): Answer {
  const command = nextRedo(state);
  if (!command) return refuse('nothingToRedo');
  const column = command.cell % state.columns;
  const row = (command.cell - column) / state.columns;
  return command.placed
    ? mayPlace(state, command.kind, column, row)
    : mayRemove(state, column, row);
}

function mayBorrow({ config, money }: Park, loan: number, back: boolean): Answer {
  if (!back) {
    const pounds = Math.min(config.loanStep, config.mostLoan - loan);
    return pounds > 0 ? { ok: true, pounds, kind: noKind } : refuse('noLoan', config.mostLoan);
  }
  const pounds = Math.min(config.loanStep, loan);
  if (pounds === 0) return refuse('nothingOwed');
  return money < pounds ? refuse('money', pounds) : { ok: true, pounds: -pounds, kind: noKind };
}

/** What a park may be run with besides buildings: staff, loans, posters, fireworks, research. */
function mayRun(
  state: Park,
  action: ActionOf<'hire' | 'borrow' | 'advertise' | 'launch' | 'fund'>,
): Answer {
  const { town, config, money } = state;
  if (!town) return refuse('tycoonOnly');
  if (town.isClosed) return refuse('closed');
  if (action.type === 'borrow') return mayBorrow(state, town.loan, action.back);
  if (action.type === 'hire' && action.count > maxStaff) return refuse('enoughStaff', maxStaff);
  if (action.type === 'hire' || action.type === 'fund')
    return { ok: true, pounds: 0, kind: noKind };
  const isShow = action.type === 'launch';
  if (isShow ? town.show > 0 : town.campaign > 0) return refuse(isShow ? 'notReady' : 'advertised');
  const pounds = isShow ? config.showCost : config.campaignCost;
  return money < pounds ? refuse('money', pounds) : { ok: true, pounds, kind: noKind };
}

/** All but those that `queryAction` answers with late parts of the rules. */
export type QueriedAction = Exclude<ThemeParkAction, { type: 'lay' | 'name' | 'paint' }>;

/** Whether a command would be executed now, at what cost, and if not why. Changes nothing. */
export function query(state: Park, action: QueriedAction): Answer {
  switch (action.type) {
    case 'place':
    case 'extend':
      if (specOf(action.kind).byPieces) return refuse('noStation', 0, action.kind);
      return mayPlace(state, action.kind, action.column, action.row);
    case 'remove':
    case 'clear':
      return mayRemove(state, action.column, action.row);
    case 'undo':
      return mayUndo(state);
    case 'redo':
      return mayRedo(state);
    case 'price': {
      const { kind } = action;
      const { maxPrice } = specOf(kind).tycoon;
      if (!isTycoon(state) || action.pounds > maxPrice) return refuse('noPrice', maxPrice, kind);
      return { ok: true, pounds: 0, kind };
    }
    case 'hire':
    case 'borrow':
    case 'advertise':
    case 'launch':
    case 'fund':
      return mayRun(state, action);
    case 'stop':
    case 'go':
    case 'toggle':
    case 'pace':
      return { ok: true, pounds: 0, kind: noKind };
  }
}
