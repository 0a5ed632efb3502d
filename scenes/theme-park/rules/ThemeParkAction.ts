import { kindCount, noKind } from './buildings';
import { speeds } from './speeds';
import { cleanName, paints } from './tycoon/looks';
import { roles } from './tycoon/Town';

/** How many `budgets` there are. Here, as the number of shapes below. */
export const budgetCount = 4;
/** How many `shapes` there are. Here, so that reading an action loads no track. */
export const shapeCount = 8;

function action<const Type extends string, Fields extends object>(type: Type, fields: Fields) {
  return { type, ...fields } as Readonly<{ type: Type } & Fields>;
}

const square = { column: 0, row: 0 };
const building = { kind: noKind, ...square };

/** Every action with its fields. Recordings refer to actions by their index: append only. */
export const themeParkActions = [
  /** Builds with the top left cell at this position. */
  action('place', building),
  /** The same, joined to the edit before it for undo: a path that is being drawn. */
  action('extend', building),
  /** Removes the building over this cell. */
  action('remove', square),
  action('undo', {}),
  action('redo', {}),
  action('stop', {}),
  action('go', {}),
  /** Pauses or resumes. */
  action('toggle', {}),
  action('pace', { speed: 1 }),
  /** Sets the price in pounds of a visit to buildings of this kind. */
  action('price', { kind: noKind, pounds: 0 }),
  /** Removes, joined to the edit before it for undo: a drag with the Remove tool. */
  action('clear', square),
  /** Employs so many people of a role, by its place in `roles`. */
  action('hire', { role: 0, count: 0 }),
  /** Borrows a step of money; pays one back where it is `back`. */
  action('borrow', { back: false }),
  /** Hangs posters. */
  action('advertise', {}),
  /**
   * Lays a piece, a number of `shapes`, at the end of the track of the station at this position.
   * `joined` joins it to the edit before it for undo.
   */
  action('lay', { shape: 0, ...square, joined: false }),
  /** Sets what research may cost, by its place in `budgets`. */
  action('fund', { level: 0 }),
  /** Gives the building over this cell a name; an empty one takes it away. */
  action('name', { ...square, name: '' }),
  /** Paints it, in a colour of `paints`. */
  action('paint', { ...square, paint: 0 }),
  /** Lets off fireworks. */
  action('launch', {}),
] as const;

export type ThemeParkAction = (typeof themeParkActions)[number];
export type ActionOf<Type> = Extract<ThemeParkAction, Readonly<{ type: Type }>>;

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
