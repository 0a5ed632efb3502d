/** Side of a cell in world pixels. */
export const spriteSize = 20;
