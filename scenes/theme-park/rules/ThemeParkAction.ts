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

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Parks are smaller, and prices lower. */
const most = 1000;
const isCoordinate = (value: unknown): boolean => isWithin(value, -most, most);
const isCount = (value: unknown): boolean => isWithin(value, 0, most);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** Whether a field may have a value. A field means the same in all actions that have it. */
const mayBe: Readonly<Record<string, (value: unknown) => boolean>> = {
  kind: (value) => isWithin(value, noKind + 1, kindCount - 1),
  column: isCoordinate,
  row: isCoordinate,
  speed: (value) => (speeds as readonly unknown[]).includes(value),
  pounds: isCount,
  role: (value) => isWithin(value, 0, roles.length - 1),
  count: isCount,
  back: isFlag,
  shape: (value) => isWithin(value, 0, shapeCount - 1),
  joined: isFlag,
  level: (value) => isWithin(value, 0, budgetCount - 1),
  name: (value) => typeof value === 'string' && cleanName(value) === value,
  paint: (value) => isWithin(value, 0, paints.length - 1),
};

/** The fields of each type of action besides its type, with what each may be. */
const fieldsOf = new Map<unknown, readonly (readonly [string, (value: unknown) => boolean])[]>(
  themeParkActions.map(({ type, ...rest }) => [
    type,
    Object.keys(rest).map((field) => [field, mayBe[field]] as const),
  ]),
);

export function parseThemeParkAction(value: unknown): ThemeParkAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const fields = fieldsOf.get(given.type);
  if (!fields) return undefined;
  const action: Record<string, unknown> = { type: given.type };
  for (const [field, isAllowed] of fields) {
    if (!isAllowed(given[field])) return undefined;
    action[field] = given[field];
  }
  return action as ThemeParkAction;
}
