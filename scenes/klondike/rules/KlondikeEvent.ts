import type { Card } from './cards';

/** What a step reports. Piles are numbered as in the state. */
export type KlondikeEvent =
  | Readonly<{ type: 'started' }>
  | Readonly<{ type: 'drawn'; count: number }>
  | Readonly<{ type: 'recycled' }>
  | Readonly<{ type: 'moved'; card: Card; from: number; to: number; count: number }>
  | Readonly<{ type: 'turned'; card: Card; column: number }>
  | Readonly<{ type: 'undone'; count: number }>
  | Readonly<{ type: 'won' }>;
