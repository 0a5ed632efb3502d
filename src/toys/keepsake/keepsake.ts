import { siteName } from '../../content/site';
import { type Picture, wrapText } from '../../lib/drawPicture';

/** What a picture is made of. */
export type Keepsake = Readonly<
  /** The die's face as its lines, and the question. */
  | { kind: 'ball'; question: string; lines: readonly string[] }
  /** The wish, and how many were granted in this browser before it. */
  | { kind: 'wish'; wish: string; before: number }
  | { kind: 'fortune'; text: string; small: string }
>;

type Draw = (context: CanvasRenderingContext2D, paint: (token: string) => string) => void;

const size = 800;
const middle = size / 2;
/** The fountain shows at most so many coins. */
const maxCoins = 150;

function circle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Writes a text in centred lines around a height. */
function write(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  y: number,
  height: number,
): void {
  context.textAlign = 'center';
  lines.forEach((line, index) => {
    context.fillText(line, middle, y + (index - (lines.length - 1) / 2) * height, 680);
  });
}

function drawBall(question: string, lines: readonly string[]): Draw {
  return (context, paint) => {
    context.fillStyle = paint('purple');
    context.fillRect(0, 0, size, size);
    circle(context, middle, 340, 300, '#14101c');
    circle(context, middle, 340, 190, '#0a1230');
    context.fillStyle = '#2438c8';
    context.beginPath();
    context.moveTo(middle, 170);
    context.lineTo(middle + 150, 430);
    context.lineTo(middle - 150, 430);
    context.fill();
    context.fillStyle = '#fff';
    context.font = '600 26px "Rubik Variable"';
    write(context, lines, 365, 30);
    context.fillStyle = paint('paper');
    context.fillRect(40, 660, 720, 90);
    context.fillStyle = paint('ink');
    context.font = '600 28px "Rubik Variable"';
    write(context, wrapText(context, question, 660).slice(0, 2), 714, 34);
  };
}

function drawFountain(wish: string, before: number): Draw {
  return (context, paint) => {
    context.fillStyle = paint('cyan');
    context.fillRect(0, 0, size, size);
    context.fillStyle = '#8f98a8';
    context.beginPath();
    context.ellipse(middle, 330, 350, 250, 0, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#2b7fc4';
    context.beginPath();
    context.ellipse(middle, 330, 315, 215, 0, 0, 2 * Math.PI);
    context.fill();
    // A sunflower's spiral lays any number of coins evenly; this one in the middle is the last.
    for (let index = Math.min(before, maxCoins); index >= 0; index -= 1) {
      const angle = index * 2.39996;
      const far = Math.sqrt(index / maxCoins);
      const [x, y] = [middle + Math.cos(angle) * far * 290, 330 + Math.sin(angle) * far * 195];
      circle(context, x, y, index === 0 ? 26 : 13, '#6b7488');
      circle(context, x, y, index === 0 ? 22 : 10, index === 0 ? paint('yellow') : '#dfe5ee');
    }
    context.fillStyle = paint('paper');
    context.fillRect(40, 610, 720, 140);
    context.fillStyle = paint('ink');
    context.font = '600 30px "Rubik Variable"';
    const said = wish === '' ? 'A wish that was not said out loud' : `“${wish}”`;
    write(context, wrapText(context, said, 660).slice(0, 3), 655, 36);
    context.font = '22px Silkscreen';
    write(
      context,
      [before === 0 ? 'The first coin in the fountain' : `${before} wishes lie here already`],
      734,
      0,
    );
  };
}

function drawCard(text: string, small: string): Draw {
  return (context, paint) => {
    context.fillStyle = paint('purple');
    context.fillRect(0, 0, size, size);
    context.fillStyle = paint('cream');
    context.fillRect(50, 120, 700, 560);
    context.strokeStyle = paint('pink');
    context.lineWidth = 8;
    context.strokeRect(70, 140, 660, 520);
    context.fillStyle = paint('ink');
    context.font = '52px "Lilita One"';
    write(context, ['Maureen sees all'], 215, 0);
    context.font = '600 36px "Rubik Variable"';
    write(context, wrapText(context, text, 580), 400, 46);
    context.font = '22px Silkscreen';
    write(context, wrapText(context, small, 600), 610, 28);
  };
}

/** The picture of a keepsake, 800 pixels square. */
export function keepsakePicture(keepsake: Keepsake): Picture {
  const draw =
    keepsake.kind === 'ball'
      ? drawBall(keepsake.question, keepsake.lines)
      : keepsake.kind === 'wish'
        ? drawFountain(keepsake.wish, keepsake.before)
        : drawCard(keepsake.text, keepsake.small);
  return {
    name: `90s-kid-${keepsake.kind}.png`,
    width: size,
    height: size,
    fonts: ['40px "Lilita One"', '40px Silkscreen', '600 40px "Rubik Variable"'],
    draw(context, paint) {
      draw(context, paint);
      context.fillStyle = paint(keepsake.kind === 'wish' ? 'ink' : 'paper');
      context.font = '24px Silkscreen';
      write(context, [siteName], 782, 0);
    },
  };
}
