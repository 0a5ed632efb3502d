import type { Direction } from '../../kit/rules/grid';
import type { CrashCause } from './SnakeState';

/** What a step reports. Cells are numbered as in the state. */
export type SnakeFact =
  | Readonly<{ type: 'started' }>
  /** A turn was accepted; it is taken at the next move that is free for it. */
  | Readonly<{ type: 'turned'; direction: Direction }>
  | Readonly<{ type: 'ate'; cell: number; points: number }>
  | Readonly<{ type: 'bonusAppeared'; cell: number }>
  | Readonly<{ type: 'bonusGone'; cell: number }>
  | Readonly<{ type: 'bonusEaten'; cell: number; points: number }>
  | Readonly<{ type: 'crashed'; cause: CrashCause }>
  | Readonly<{ type: 'filled' }>;
