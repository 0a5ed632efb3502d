/** What a step reports. The state lists the opened cells. */
export type MinesweeperEvent =
  | Readonly<{ type: 'started' }>
  | Readonly<{ type: 'opened'; cell: number; count: number }>
  | Readonly<{ type: 'flagged' | 'questioned' | 'unmarked'; cell: number }>
  /** A chord on a number that lacks flags. */
  | Readonly<{ type: 'refused'; cell: number }>
  | Readonly<{ type: 'exploded'; cell: number }>
  | Readonly<{ type: 'won' }>;
