/** What a step reports; every fact is one pooled object, read at once. */
export type GraveyardGhostsFact =
  | Readonly<{ type: 'started' }>
  | Readonly<{ type: 'levelBegan'; level: number; ghosts: number }>
  | Readonly<{ type: 'soulTaken'; cell: number; points: number; left: number }>
  | Readonly<{ type: 'pelletTaken'; cell: number; points: number }>
  | Readonly<{ type: 'powerFading' }>
  | Readonly<{ type: 'powerOver' }>
  /** `x` and `y` are the middle of where it was caught, in cells. */
  | Readonly<{ type: 'ghostCaught'; ghost: number; x: number; y: number; points: number }>
  | Readonly<{ type: 'lifeLost'; ghost: number; lives: number }>
  /** `level` is the one completed. */
  | Readonly<{ type: 'levelCleared'; level: number; bonus: number }>
  /** The ghosts turn round: to their corners, or to the chase. */
  | Readonly<{ type: 'switched'; scatter: boolean }>
  /** The player has come to a hedge. */
  | Readonly<{ type: 'blocked'; cell: number }>
  /** A ghost that can do harm has come near. */
  | Readonly<{ type: 'ghostNear'; ghost: number }>
  | Readonly<{ type: 'learning'; on: boolean }>
  | Readonly<{ type: 'listened' }>
  | Readonly<{ type: 'ended'; ghost: number; score: number }>;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type FactOf<Type extends GraveyardGhostsFact['type']> = Mutable<
  Extract<GraveyardGhostsFact, { type: Type }>
>;

export const started: FactOf<'started'> = { type: 'started' };
export const levelBegan: FactOf<'levelBegan'> = { type: 'levelBegan', level: 0, ghosts: 0 };
export const soulTaken: FactOf<'soulTaken'> = { type: 'soulTaken', cell: 0, points: 0, left: 0 };
export const pelletTaken: FactOf<'pelletTaken'> = { type: 'pelletTaken', cell: 0, points: 0 };
export const powerFading: FactOf<'powerFading'> = { type: 'powerFading' };
export const powerOver: FactOf<'powerOver'> = { type: 'powerOver' };
export const ghostCaught: FactOf<'ghostCaught'> = {
  type: 'ghostCaught',
  ghost: 0,
  x: 0,
  y: 0,
  points: 0,
};
export const lifeLost: FactOf<'lifeLost'> = { type: 'lifeLost', ghost: 0, lives: 0 };
export const levelCleared: FactOf<'levelCleared'> = { type: 'levelCleared', level: 0, bonus: 0 };
export const switched: FactOf<'switched'> = { type: 'switched', scatter: false };
export const blocked: FactOf<'blocked'> = { type: 'blocked', cell: 0 };
export const ghostNear: FactOf<'ghostNear'> = { type: 'ghostNear', ghost: 0 };
export const learning: FactOf<'learning'> = { type: 'learning', on: false };
export const listened: FactOf<'listened'> = { type: 'listened' };
export const ended: FactOf<'ended'> = { type: 'ended', ghost: 0, score: 0 };
