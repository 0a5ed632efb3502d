import { type Kind, kindCount, noKind } from './buildings';
import { speeds } from './speeds';
import { cleanName, paints } from './tycoon/looks';
import { roles } from './tycoon/Town';

export type ThemeParkAction =
  /** Builds with the top left cell at this position. */
  | Readonly<{ type: 'place'; kind: Kind; column: number; row: number }>
  /** The same, joined to the edit before it for undo: a path that is being drawn. */
  | Readonly<{ type: 'extend'; kind: Kind; column: number; row: number }>
  /** Removes the building over this cell. */
  | Readonly<{ type: 'remove'; column: number; row: number }>
  /** The same, joined to the edit before it for undo: a drag with the Remove tool. */
  | Readonly<{ type: 'clear'; column: number; row: number }>
  | Readonly<{ type: 'undo' }>
  | Readonly<{ type: 'redo' }>
  | Readonly<{ type: 'stop' }>
  | Readonly<{ type: 'go' }>
  /** Pauses or resumes. */
  | Readonly<{ type: 'toggle' }>
  | Readonly<{ type: 'pace'; speed: number }>
  /** Sets the price in pounds of a visit to buildings of this kind. */
  | Readonly<{ type: 'price'; kind: Kind; pounds: number }>
  /** Employs so many people of a role, by its place in `roles`. */
  | Readonly<{ type: 'hire'; role: number; count: number }>
  /** Borrows a step of money; pays one back where it is `back`. */
  | Readonly<{ type: 'borrow'; back: boolean }>
  /** Hangs posters. */
  | Readonly<{ type: 'advertise' }>
  /** Lets off fireworks. */
  | Readonly<{ type: 'launch' }>
  /** Sets what research may cost, by its place in `budgets`. */
  | Readonly<{ type: 'fund'; level: number }>
  /** Gives the building over this cell a name; an empty one takes it away. */
  | Readonly<{ type: 'name'; column: number; row: number; name: string }>
  /** Paints it, in a colour of `paints`. */
  | Readonly<{ type: 'paint'; column: number; row: number; paint: number }>
  /**
   * Lays a piece, a number of `shapes`, at the end of the track of the station at this position.
   * `joined` joins it to the edit before it for undo.
   */
  | Readonly<{ type: 'lay'; shape: number; column: number; row: number; joined: boolean }>;

/** How many `budgets` there are. Here, as the number of shapes below. */
export const budgetCount = 4;
/** How many `shapes` there are. Here, so that reading an action loads no track. */
export const shapeCount = 8;

/** Recordings refer to actions by their index: append only. */
export const themeParkActions: readonly ThemeParkAction[] = [
  { type: 'place', kind: 0, column: 0, row: 0 },
  { type: 'extend', kind: 0, column: 0, row: 0 },
  { type: 'remove', column: 0, row: 0 },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'stop' },
  { type: 'go' },
  { type: 'toggle' },
  { type: 'pace', speed: 1 },
  { type: 'price', kind: 0, pounds: 0 },
  { type: 'clear', column: 0, row: 0 },
  { type: 'hire', role: 0, count: 0 },
  { type: 'borrow', back: false },
  { type: 'advertise' },
  { type: 'lay', shape: 0, column: 0, row: 0, joined: false },
  { type: 'fund', level: 0 },
  { type: 'name', column: 0, row: 0, name: '' },
  { type: 'paint', column: 0, row: 0, paint: 0 },
  { type: 'launch' },
];

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 1000;
}

function isKind(value: unknown): value is Kind {
  return isCoordinate(value) && value > noKind && value < kindCount;
}

function isSpeed(value: unknown): value is number {
  return (speeds as readonly unknown[]).includes(value);
}

type Field =
  | 'type'
  | 'kind'
  | 'column'
  | 'row'
  | 'speed'
  | 'pounds'
  | 'role'
  | 'count'
  | 'back'
  | 'shape'
  | 'joined'
  | 'level'
  | 'name'
  | 'paint';

export function parseThemeParkAction(value: unknown): ThemeParkAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Reads fields only when they are needed: looking up a missing one is the slowest part.
  const act = value as Readonly<Record<Field, unknown>>;
  switch (act.type) {
    case 'undo':
    case 'redo':
    case 'stop':
    case 'go':
    case 'toggle':
    case 'advertise':
    case 'launch':
      return { type: act.type };
    case 'pace':
      return isSpeed(act.speed) ? { type: 'pace', speed: act.speed } : undefined;
    case 'hire': {
      const { role, count } = act;
      const isHire = isCoordinate(role) && role in roles && isCoordinate(count) && count >= 0;
      return isHire ? { type: 'hire', role, count } : undefined;
    }
    case 'borrow':
      return typeof act.back === 'boolean' ? { type: 'borrow', back: act.back } : undefined;
    case 'fund': {
      const { level } = act;
      const isLevel = isCoordinate(level) && level >= 0 && level < budgetCount;
      return isLevel ? { type: 'fund', level } : undefined;
    }
    case 'price': {
      const { kind, pounds } = act;
      const isPrice = isKind(kind) && isCoordinate(pounds) && pounds >= 0;
      return isPrice ? { type: 'price', kind, pounds } : undefined;
    }
    case 'remove':
    case 'clear': {
      const { type, column, row } = act;
      return isCoordinate(column) && isCoordinate(row) ? { type, column, row } : undefined;
    }
    case 'name': {
      const { column, row, name } = act;
      const isName = typeof name === 'string' && cleanName(name) === name;
      return isName && isCoordinate(column) && isCoordinate(row)
        ? { type: 'name', column, row, name }
        : undefined;
    }
    case 'paint': {
      const { column, row, paint } = act;
      const isPaint = isCoordinate(paint) && paint in paints;
      return isPaint && isCoordinate(column) && isCoordinate(row)
        ? { type: 'paint', column, row, paint }
        : undefined;
    }
    case 'lay': {
      const { shape, column, row, joined } = act;
      const isPiece =
        isCoordinate(shape) && shape >= 0 && shape < shapeCount && typeof joined === 'boolean';
      const isLay = isPiece && isCoordinate(column) && isCoordinate(row);
      return isLay ? { type: 'lay', shape, column, row, joined } : undefined;
    }
    case 'place':
    case 'extend': {
      const { type, kind, column, row } = act;
      const isPlace = isKind(kind) && isCoordinate(column) && isCoordinate(row);
      return isPlace ? { type, kind, column, row } : undefined;
    }
    default:
      return undefined;
  }
}
