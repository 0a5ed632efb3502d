import type { Shape, Tone, World } from '../../../scenes/kit/Story';

/** Each tone has a colour and a dash of its own, so that colour is not the only signal. */
const looks: Readonly<Record<Tone, Readonly<{ color: string; dash: readonly number[] }>>> = {
  own: { color: '#1fd8ec', dash: [] },
  danger: { color: '#ff4fa3', dash: [6, 4] },
  target: { color: '#ffe227', dash: [2, 4] },
  // Pale, and seen on light screen and on dark.
  ghost: { color: 'rgb(150 90 230 / 40%)', dash: [] },
};

/** Draws shapes of a game's world over its picture. @param ratio device pixels per CSS pixel */
export function drawShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  world: World,
  ratio: number,
): void {
  const { canvas } = context;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const x = (value: number): number => (value - world.left) * world.zoom;
  const y = (value: number): number => (value - world.top) * world.zoom;
  context.lineWidth = 2 * ratio;
  context.textAlign = 'center';
  context.font = `700 ${13 * ratio}px sans-serif`;
  for (const shape of shapes) {
    const { color, dash } = looks[shape.tone];
    context.setLineDash(dash.map((length) => length * ratio));
    context.strokeStyle = color;
    context.fillStyle = color;
    if (shape.type === 'box') {
      const box = [
        x(shape.x),
        y(shape.y),
        shape.width * world.zoom,
        shape.height * world.zoom,
      ] as const;
      if (shape.filled) context.fillRect(...box);
      context.strokeRect(...box);
    } else if (shape.type === 'line') {
      context.beginPath();
      for (let at = 0; at < shape.points.length; at += 2) {
        context.lineTo(x(shape.points[at]), y(shape.points[at + 1]));
      }
      context.stroke();
    } else {
      context.setLineDash([]);
      context.lineWidth = 4 * ratio;
      context.strokeStyle = '#100c20';
      context.strokeText(shape.text, x(shape.x), y(shape.y));
      context.fillText(shape.text, x(shape.x), y(shape.y));
      context.lineWidth = 2 * ratio;
    }
  }
}

/** Makes a canvas as large as the box it lies in, in device pixels; cheap where it is already. */
export function fitCanvas(canvas: HTMLCanvasElement): void {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const height = Math.round(canvas.clientHeight * devicePixelRatio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
