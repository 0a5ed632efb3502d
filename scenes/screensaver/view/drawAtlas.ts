import { atlasSide } from '../config';

type Draw = (context: CanvasRenderingContext2D) => void;

/** Our own pictures, in a box of 100 by 100. */
function shape(fill: string, path: string, more?: Draw): Draw {
  return (context) => {
    context.fillStyle = fill;
    context.strokeStyle = '#000';
    context.lineWidth = 5;
    context.lineJoin = 'round';
    const drawn = new Path2D(path);
    context.fill(drawn);
    context.stroke(drawn);
    more?.(context);
  };
}

const parts =
  (...draws: readonly Draw[]): Draw =>
  (context) => {
    for (const draw of draws) draw(context);
  };

const hedge: Draw = (context) => {
  context.fillStyle = '#1f7a2c';
  context.fillRect(0, 0, 100, 100);
  // Leaves in a row for each hue. A fixed seed gives the same ones on every machine.
  let at = 7;
  for (let leaf = 0; leaf < 260; leaf += 1) {
    at = (at * 61 + 17) % 9973;
    context.fillStyle = ['#2f9e3c', '#176322', '#48b84f', '#0f4a19'][leaf % 4];
    context.fillRect((at * 7) % 96, (at * 13) % 96, 7, 5);
  }
};

/** In the order of their places in the atlas: dot, hedge, the things that fly, the shapes. */
const pictures: readonly Draw[] = [
  (context) => {
    context.fillStyle = '#fff';
    context.beginPath();
    context.arc(50, 50, 46, 0, 7);
    context.fill();
  },
  hedge,
  parts(
    shape('#2b3a9e', 'M10 10h72l8 8v72H10z'),
    shape('#c8ccd8', 'M30 12h40v26H30z'),
    shape('#2b3a9e', 'M54 16h10v18H54z'),
    shape('#fff4da', 'M22 50h56v38H22z'),
  ),
  parts(
    shape('#ff9632', 'M5 22h90v58H5z'),
    shape('#fff4da', 'M14 30h72v28H14z'),
    shape('#150a26', 'M26 36h48v16H26z'),
    shape('#fff', 'M32 38h10v12H32zM58 38h10v12H58z'),
  ),
  parts(
    shape('#dfe6f2', 'M50 6a44 44 0 1 0 .1 0z'),
    shape('#ff5fa8', 'M50 50 26 14a44 44 0 0 1 24-8z'),
    shape('#1fd8ec', 'M50 50 86 26a44 44 0 0 1 8 24z'),
    shape('#000', 'M50 38a12 12 0 1 0 .1 0z'),
  ),
  parts(
    shape('#8a8f9c', 'M20 8h60v84H20z'),
    shape('#b7d46a', 'M28 16h44v32H28z'),
    shape('#150a26', 'M30 62h20v6H30zM37 55h6v20h-6z'),
    shape('#ff2a5a', 'M58 60h10v10H58z'),
  ),
  parts(
    shape('#ffe227', 'M50 6 96 90H4z'),
    shape('#c4001a', 'M34 50a7 7 0 1 0 .1 0zM58 66a7 7 0 1 0 .1 0zM46 26a6 6 0 1 0 .1 0z'),
  ),
  parts(
    shape('#1fd8ec', 'M50 24a34 34 0 1 0 .1 0z'),
    shape('#fff', 'M46 34h8v28h18v8H46z'),
    shape('#ff5fa8', 'M14 30 34 12M86 30 66 12'),
  ),
  shape('#ff5fa8', 'M8 8h84v84H8z', (context) => context.strokeRect(28, 28, 44, 44)),
  shape('#1fd8ec', 'M50 6 96 90H4z'),
  shape('#ffe227', 'M50 6a44 44 0 1 0 .1 0zM50 28a22 22 0 1 1-.1 0z'),
  shape('#a8ec27', 'M4 62 22 28l19 30 19-30 19 30 17-26v26L79 88 60 58 41 88 22 58 4 88z'),
];

/** Draws all pictures onto a canvas, `cell` pixels each way. */
export function drawAtlas(canvas: HTMLCanvasElement, cell: number): void {
  canvas.width = cell * atlasSide;
  canvas.height = cell * atlasSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw the screensaver’s pictures on');
  for (const [place, draw] of pictures.entries()) {
    context.save();
    context.translate((place % atlasSide) * cell, Math.floor(place / atlasSide) * cell);
    context.scale(cell / 100, cell / 100);
    context.beginPath();
    context.rect(0, 0, 100, 100);
    context.clip();
    draw(context);
    context.restore();
  }
}
