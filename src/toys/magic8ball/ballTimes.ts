/** In ms: how long the ball is shaken, and how long after that its answer comes. */
export const ballTimes = { shake: 1500, reveal: 500 } as const;
