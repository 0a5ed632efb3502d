/** A path of the pointer around the area, as fractions of its size. */
const round = Array.from({ length: 240 }, (_, step) => {
  const angle = (step / 240) * 2 * Math.PI;
  return { x: 0.5 + 0.3 * Math.cos(angle), y: 0.5 + 0.3 * Math.sin(angle) };
});

/** The minimum number of frames for the slowest candidate. */
const minFrames = 8;

/**
 * Moves a pointer over the area, one step per frame, in the same way for every candidate and for
 * the empty page.
 * @returns a function that plays a window of frames and returns their number
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
        const late = played >= minFrames && performance.now() - start > ms;
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
