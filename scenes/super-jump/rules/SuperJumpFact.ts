import type { EndCause } from './SuperJumpState';

/** What a step reports; every fact is one pooled object, read at once. Places are pixels. */
export type SuperJumpFact =
  | Readonly<{ type: 'started' }>
  | Readonly<{ type: 'levelBegan'; level: number }>
  | Readonly<{ type: 'jumped'; inAir: boolean }>
  /** `speed` is that of the fall, in pixels per tick. */
  | Readonly<{ type: 'landed'; speed: number }>
  | Readonly<{ type: 'droppedThrough' }>
  | Readonly<{ type: 'coinTaken'; x: number; y: number; points: number; left: number }>
  | Readonly<{ type: 'starTaken'; x: number; y: number; points: number }>
  | Readonly<{ type: 'starFaded' }>
  | Readonly<{ type: 'lifeLost'; lives: number }>
  /** Only with the easement that spares the hero a fall. */
  | Readonly<{ type: 'rescued' }>
  | Readonly<{ type: 'levelCleared'; level: number; bonus: number }>
  | Readonly<{ type: 'ended'; cause: EndCause; score: number }>;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type FactOf<Type extends SuperJumpFact['type']> = Mutable<Extract<SuperJumpFact, { type: Type }>>;

export const started: FactOf<'started'> = { type: 'started' };
export const levelBegan: FactOf<'levelBegan'> = { type: 'levelBegan', level: 0 };
export const jumped: FactOf<'jumped'> = { type: 'jumped', inAir: false };
export const landed: FactOf<'landed'> = { type: 'landed', speed: 0 };
export const droppedThrough: FactOf<'droppedThrough'> = { type: 'droppedThrough' };
export const coinTaken: FactOf<'coinTaken'> = { type: 'coinTaken', x: 0, y: 0, points: 0, left: 0 };
export const starTaken: FactOf<'starTaken'> = { type: 'starTaken', x: 0, y: 0, points: 0 };
export const starFaded: FactOf<'starFaded'> = { type: 'starFaded' };
export const lifeLost: FactOf<'lifeLost'> = { type: 'lifeLost', lives: 0 };
export const rescued: FactOf<'rescued'> = { type: 'rescued' };
export const levelCleared: FactOf<'levelCleared'> = { type: 'levelCleared', level: 0, bonus: 0 };
export const ended: FactOf<'ended'> = { type: 'ended', cause: 'fall', score: 0 };
