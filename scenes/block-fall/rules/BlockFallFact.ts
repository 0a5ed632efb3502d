/** What a step of Block Fall reports; every fact is one pooled object, read at once. */
export type BlockFallFact =
  | Readonly<{ type: 'started' }>
  | Readonly<{ type: 'spawned'; piece: number }>
  | Readonly<{ type: 'moved' }>
  | Readonly<{ type: 'rotated'; kicked: boolean }>
  | Readonly<{ type: 'held'; piece: number }>
  | Readonly<{ type: 'dropped'; rows: number }>
  | Readonly<{ type: 'locked'; piece: number; x: number; y: number; rotation: number }>
  /** `mask` has a bit for each of the four rows from `top` (0 is the first visible one). */
  | Readonly<{ type: 'cleared'; count: number; top: number; mask: number; points: number }>
  | Readonly<{ type: 'levelUp'; level: number }>
  /** The well was full and has been emptied; `lives` more times are left. */
  | Readonly<{ type: 'rescued'; lives: number }>
  | Readonly<{ type: 'toppedOut'; score: number }>;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type FactOf<Type extends BlockFallFact['type']> = Mutable<Extract<BlockFallFact, { type: Type }>>;

export const started: FactOf<'started'> = { type: 'started' };
export const spawned: FactOf<'spawned'> = { type: 'spawned', piece: 0 };
export const moved: FactOf<'moved'> = { type: 'moved' };
export const rotated: FactOf<'rotated'> = { type: 'rotated', kicked: false };
export const heldFact: FactOf<'held'> = { type: 'held', piece: 0 };
export const dropped: FactOf<'dropped'> = { type: 'dropped', rows: 0 };
export const locked: FactOf<'locked'> = { type: 'locked', piece: 0, x: 0, y: 0, rotation: 0 };
export const cleared: FactOf<'cleared'> = { type: 'cleared', count: 0, top: 0, mask: 0, points: 0 };
export const levelUp: FactOf<'levelUp'> = { type: 'levelUp', level: 0 };
export const rescued: FactOf<'rescued'> = { type: 'rescued', lives: 0 };
export const toppedOut: FactOf<'toppedOut'> = { type: 'toppedOut', score: 0 };
