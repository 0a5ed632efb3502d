/** Colours that rides can be painted in, as `paints` has them after the first. */
export const paintColors = ['#e8384f', '#ffc531', '#3fae5f', '#3d7bd9', '#9a5fd6'] as const;
