/** How far an arrow key moves or resizes something, in CSS pixels. */
export const keyStep = 16;

/** The directions of the arrow keys. */
export const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
