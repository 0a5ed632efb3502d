/** A pointer's round over the area, in parts of its size. */
const round = Array.from({ length: 240 }, (_, step) => {
  const angle = (step / 240) * 2 * Math.PI;
  return { x: 0.5 + 0.3 * Math.cos(angle), y: 0.5 + 0.3 * Math.sin(angle) };
});

/** So many frames even the slowest candidate plays. */
const leastFrames = 8;

/**
 * Moves a pointer over the area, a step per frame, the same for every candidate and for the empty
 * page.
 * @returns plays a window of frames and tells how many there were
 */
export function drive(area: HTMLElement) {
  const { width, height } = area.getBoundingClientRect();
  let step = 0;
  const point = (): void => {
    const { x, y } = round[step % round.length];
    step += 1;
    area.dispatchEvent(
      new PointerEvent('pointermove', {
        bubbles: true,
        clientX: x * width,
        clientY: y * height,
        pointerType: 'mouse',
      }),
    );
  };
  return (frames: number, ms: number, from?: string, to?: string): Promise<number> =>
    new Promise((resolve) => {
      const start = performance.now();
      let played = 0;
      const frame = (): void => {
        const late = played >= leastFrames && performance.now() - start > ms;
        if (played === frames || late) {
          if (to) performance.mark(to);
          resolve(played);
          return;
        }
        played += 1;
        point();
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(() => {
        if (from) performance.mark(from);
        frame();
      });
    });
}
