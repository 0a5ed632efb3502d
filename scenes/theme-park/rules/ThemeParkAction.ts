import { type Kind, kindCount, noKind } from './buildings';

export type ThemeParkAction =
  /** Builds with the top left cell there. */
  | Readonly<{ type: 'place'; kind: Kind; column: number; row: number }>
  /** The same, to be undone as one with the edit before it: a path that is being drawn. */
  | Readonly<{ type: 'extend'; kind: Kind; column: number; row: number }>
  /** Removes whatever stands over that cell. */
  | Readonly<{ type: 'remove'; column: number; row: number }>
  | Readonly<{ type: 'undo' }>
  | Readonly<{ type: 'redo' }>
  | Readonly<{ type: 'stop' }>
  | Readonly<{ type: 'go' }>
  /** Whichever of the two it is not. */
  | Readonly<{ type: 'toggle' }>
  | Readonly<{ type: 'pace'; speed: number }>
  /** Asks so many pounds for each visit to buildings of that kind. */
  | Readonly<{ type: 'price'; kind: Kind; pounds: number }>;

export const speeds = [1, 2, 3] as const;

/** Recordings go by their order: only ever add at the end. */
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
];

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 1000;
}

function isKind(value: unknown): value is Kind {
  return isCoordinate(value) && value > noKind && value < kindCount;
}

/** The action a stored or received value stands for; undefined for anything malformed. */
export function parseThemeParkAction(value: unknown): ThemeParkAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, kind, column, row, speed, pounds } = value as Record<string, unknown>;
  switch (type) {
    case 'undo':
    case 'redo':
    case 'stop':
    case 'go':
    case 'toggle':
      return { type };
    case 'pace': {
      const known = speeds.find((candidate) => candidate === speed);
      return known && { type, speed: known };
    }
    case 'price':
      return isKind(kind) && isCoordinate(pounds) && pounds >= 0
        ? { type, kind, pounds }
        : undefined;
    case 'remove':
      return isCoordinate(column) && isCoordinate(row) ? { type, column, row } : undefined;
    case 'place':
    case 'extend':
      return isKind(kind) && isCoordinate(column) && isCoordinate(row)
        ? { type, kind, column, row }
        : undefined;
    default:
      return undefined;
  }
}
