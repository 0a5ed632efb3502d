/** People whom a park may employ. The order is that of saved parks. */
export const roles = ['mechanic', 'sweeper', 'entertainer'] as const;
export type Role = (typeof roles)[number];
/** Of each role at most. */
export const maxStaff = 40;

/** Weather. The order is that of saved parks. */
export const weathers = ['fine', 'hot', 'rain'] as const;
export const weather = { fine: 0, hot: 1, rain: 2 } as const;
