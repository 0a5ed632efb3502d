/** In ms: how long the ball is shaken, and how long the answer takes after that. */
export const ballTimes = { shake: 1500, reveal: 500 } as const;
