/** The dirt on the coin. */
export type Tarnish = Readonly<{
  /** Covers the coin with dirt again. */
  lay(): void;
  /** Removes dirt along a line, in shares of the coin's box. */
  rub(from: readonly [number, number], to: readonly [number, number]): void;
  dispose(): void;
}>;

/** Width of the cleaned line, as a share of the coin. */
const breadth = 0.2;
const spots = 90;
export const tarnishColor = 'rgb(92 72 40 / 0.8)';

/** Position and size of the n-th spot of dirt. The golden angle spreads spots evenly. */
function spotAt(index: number): readonly [x: number, y: number, size: number] {
  const away = 0.46 * Math.sqrt((index + 0.5) / spots);
  const angle = index * 2.399_963;
  return [
    0.5 + away * Math.cos(angle),
    0.5 + away * Math.sin(angle),
    0.012 + 0.02 * ((index * 37) % 11) * 0.1,
  ];
}

/**
 * Draws the dirt on a canvas over the coin, clipped to its outline.
 * @param outline the coin's path, for a box of 200 by 200 about the origin
 */
export function createTarnish(canvas: HTMLCanvasElement, outline: string): Tarnish {
  const context = canvas.getContext('2d');
  const shape = new Path2D(outline);
  const side = () => canvas.width;
  let laid = false;

  const lay = () => {
    if (!context || side() === 0) return;
    laid = true;
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, side(), side());
    context.save();
    context.scale(side() / 200, side() / 200);
    context.translate(100, 100);
    context.clip(shape);
    context.fillStyle = tarnishColor;
    context.fillRect(-100, -100, 200, 200);
    for (let index = 0; index < spots; index++) {
      const [x, y, size] = spotAt(index);
      context.fillStyle = index % 3 ? 'rgb(58 45 27 / 0.7)' : 'rgb(70 104 84 / 0.75)';
      context.beginPath();
      context.arc((x - 0.5) * 200, (y - 0.5) * 200, size * 200, 0, 2 * Math.PI);
      context.fill();
    }
    context.restore();
  };

  const fit = new ResizeObserver(() => {
    const wanted = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, 2));
    if (wanted === canvas.width) return;
    const before = laid ? document.createElement('canvas') : undefined;
    if (before) {
      before.width = canvas.width;
      before.height = canvas.width;
      before.getContext('2d')?.drawImage(canvas, 0, 0);
    }
    canvas.width = wanted;
    canvas.height = wanted;
    // A resized coin keeps what was cleaned.
    if (before) {
      context?.drawImage(before, 0, 0, wanted, wanted);
    } else lay();
  });
  fit.observe(canvas);

  return {
    lay,
    rub(from, to) {
      if (!context) return;
      context.globalCompositeOperation = 'destination-out';
      context.lineCap = 'round';
      // Three strokes, each narrower, make a soft edge.
      for (const [share, strength] of [
        [1, 0.25],
        [0.75, 0.4],
        [0.5, 0.7],
      ] as const) {
        context.strokeStyle = `rgb(0 0 0 / ${strength})`;
        context.lineWidth = breadth * share * side();
        context.beginPath();
        context.moveTo(from[0] * side(), from[1] * side());
        context.lineTo(to[0] * side() + 0.01, to[1] * side());
        context.stroke();
      }
    },
    dispose: () => fit.disconnect(),
  };
}
