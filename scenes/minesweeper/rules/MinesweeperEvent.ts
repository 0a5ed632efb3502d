/** What a step reports. Which cells opened stands in the state. */
export type MinesweeperEvent =
  | Readonly<{ type: 'started' }>
  | Readonly<{ type: 'opened'; cell: number; count: number }>
  | Readonly<{ type: 'flagged' | 'questioned' | 'unmarked'; cell: number }>
  /** A chord on a number whose flags are not all there. */
  | Readonly<{ type: 'refused'; cell: number }>
  | Readonly<{ type: 'exploded'; cell: number }>
  | Readonly<{ type: 'won' }>;
