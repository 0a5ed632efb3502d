/** World pixels along a cell's side. */
export const spriteSize = 20;
