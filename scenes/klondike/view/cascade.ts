import { FrameLoop } from '../../kit/view/FrameLoop';
import { isRed, rankOf, suitOf } from '../rules/cards';
import { inkOf, rankSigns, suitPaths } from './faces';

type Falling = { card: number; x: number; y: number; across: number; down: number };

/** Acceleration in px/ms², and the share of the speed that is left after a bounce. */
const gravity = 0.0016;
const bounce = 0.82;
/** Time between two cards, ms. */
const every = 190;

function drawCard(context: CanvasRenderingContext2D, { card, x, y }: Falling, width: number): void {
  const unit = width / 63;
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  context.fillStyle = '#fff';
  context.strokeStyle = '#222';
  context.beginPath();
  context.roundRect(0.5, 0.5, 62, 87, 5);
  context.fill();
  context.stroke();
  context.fillStyle = inkOf(isRed(card));
  context.font = '800 15px Arial, sans-serif';
  context.fillText(rankSigns[rankOf(card)], 4, 15);
  context.translate(14, 26);
  context.scale(3.5, 3.5);
  context.fill(new Path2D(suitPaths[suitOf(card)]));
  context.restore();
}

/**
 * The animation of a won game: cards jump off their foundations, king by king, and bounce across
 * the table. Their traces are not erased.
 * @param starts by suit, where the foundations are, in CSS pixels of the canvas
 * @returns a cleanup function
 */
export function startCascade(
  canvas: HTMLCanvasElement,
  starts: readonly Readonly<{ x: number; y: number }>[],
  cardWidth: number,
): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const { clientWidth, clientHeight } = canvas;
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = clientWidth * ratio;
  canvas.height = clientHeight * ratio;
  context.scale(ratio, ratio);
  const floor = clientHeight - cardWidth * 1.4;
  const falling: Falling[] = [];
  let next = 51;
  let wait = 0;

  const launch = (): void => {
    const suit = next % 4;
    const card = suit * 13 + Math.floor(next / 4);
    next -= 1;
    const direction = Math.random() < 0.5 ? -1 : 1;
    falling.push({
      card,
      ...starts[suit],
      across: direction * (0.08 + Math.random() * 0.28),
      down: -Math.random() * 0.25,
    });
  };
  const loop = new FrameLoop((deltaMs) => {
    const delta = Math.min(40, deltaMs);
    wait -= delta;
    if (wait <= 0 && next >= 0) {
      wait = every;
      launch();
    }
    for (const one of falling) {
      one.x += one.across * delta;
      one.down += gravity * delta;
      one.y += one.down * delta;
      if (one.y > floor) {
        one.y = floor;
        one.down = -one.down * bounce;
      }
      drawCard(context, one, cardWidth);
    }
    for (let at = falling.length - 1; at >= 0; at -= 1) {
      const { x } = falling[at];
      if (x < -cardWidth || x > clientWidth) falling.splice(at, 1);
    }
    if (next < 0 && falling.length === 0) loop.stop();
  });
  loop.start();
  return () => {
    loop.stop();
    // A canvas without size releases its memory at once.
    canvas.width = 0;
  };
}
