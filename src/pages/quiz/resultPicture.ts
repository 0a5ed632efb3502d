import { siteName } from '../../content/site';
import { type Picture, wrapText } from '../../lib/drawPicture';
import { quizMessage, quizPercent } from '../../lib/quiz/quizScore';

type Result = Readonly<{
  title: string;
  marks: readonly boolean[];
  /** Days in a row; shown from two on. */
  streak: number;
}>;

const width = 1080;
const height = 1080;
const middle = width / 2;
const perRow = 10;
const emoji = /\s*\p{Extended_Pictographic}\uFE0F?/gu;

/** The ticket as a picture: score and pattern, without questions or answers. */
export function resultPicture({ title, marks, streak }: Result): Picture {
  const correct = marks.filter(Boolean).length;
  const percent = quizPercent(correct, marks.length);
  return {
    name: '90s-kid-quiz.png',
    width,
    height,
    fonts: ['40px "Lilita One"', '40px Silkscreen', '40px "Rubik Variable"'],
    draw: (context, paint) => {
      drawGround(context, paint);
      context.textAlign = 'center';
      context.fillStyle = paint('ink');
      context.font = '44px Silkscreen';
      context.fillText(`${siteName} Quiz`, middle, 190);
      context.font = '62px "Lilita One"';
      context.fillText(title, middle, 275, width - 240);
      context.font = '230px "Lilita One"';
      context.fillText(`${correct}/${marks.length}`, middle, 510, width - 240);
      drawMarks(context, paint, marks);
      context.fillStyle = paint('ink');
      context.font = '46px "Lilita One"';
      const message = quizMessage(percent, siteName).replace(emoji, '');
      wrapText(context, message, width - 260).forEach((line, index) => {
        context.fillText(line, middle, 800 + index * 54);
      });
      context.font = '36px Silkscreen';
      const dare = streak >= 2 ? `${streak} days in a row. Beat that?` : 'Can you beat my score?';
      context.fillText(dare, middle, 930, width - 240);
    },
  };
}

type Paint = (token: string) => string;

/** Draws a pub carpet with a perforated ticket on it. */
function drawGround(context: CanvasRenderingContext2D, paint: Paint): void {
  context.fillStyle = '#54102e';
  context.fillRect(0, 0, width, height);
  context.lineWidth = 10;
  for (let y = -60; y < height + 60; y += 120) {
    for (let x = -60; x < width + 60; x += 120) {
      context.strokeStyle = (x + y) % 240 === 0 ? paint('orange') : paint('purple');
      context.beginPath();
      context.arc(x + 60, y + 60, 34, 0.4, 5.2);
      context.stroke();
    }
  }
  context.fillStyle = paint('ink');
  context.fillRect(104, 94, width - 180, height - 160);
  context.fillStyle = paint('paper');
  context.beginPath();
  context.moveTo(84, 74);
  for (let x = 84; x <= width - 104; x += 28.5) context.lineTo(x, x % 57 < 28 ? 74 : 94);
  context.lineTo(width - 84, 74);
  context.lineTo(width - 84, height - 84);
  context.lineTo(84, height - 84);
  context.fill();
  const tones = ['pink', 'orange', 'yellow', 'lime', 'cyan', 'blue', 'purple'];
  tones.forEach((tone, index) => {
    context.fillStyle = paint(tone);
    context.fillRect(84 + (index * (width - 168)) / 7, height - 116, (width - 168) / 7 + 1, 32);
  });
}

/** One lamp for each question: a tick or a cross, so that colour is not the only signal. */
function drawMarks(
  context: CanvasRenderingContext2D,
  paint: Paint,
  marks: readonly boolean[],
): void {
  const step = 78;
  const columns = Math.min(perRow, marks.length);
  marks.forEach((right, index) => {
    const x = middle + ((index % perRow) - (columns - 1) / 2) * step;
    const y = 590 + Math.floor(index / perRow) * step;
    context.fillStyle = right ? paint('lime') : paint('pink');
    context.strokeStyle = paint('ink');
    context.lineWidth = 6;
    context.beginPath();
    context.roundRect(x - 31, y - 31, 62, 62, 12);
    context.fill();
    context.stroke();
    context.lineWidth = 9;
    context.beginPath();
    if (right) {
      context.moveTo(x - 16, y + 2);
      context.lineTo(x - 4, y + 14);
      context.lineTo(x + 17, y - 15);
    } else {
      context.moveTo(x - 14, y - 14);
      context.lineTo(x + 14, y + 14);
      context.moveTo(x + 14, y - 14);
      context.lineTo(x - 14, y + 14);
    }
    context.stroke();
  });
}
