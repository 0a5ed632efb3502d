import { checklistCategories, checklistItems } from '../../content/checklist';
import { siteName } from '../../content/site';
import { checklistBand, checklistPercent } from '../../lib/checklist/checklistScore';
import { type Picture, wrapText } from '../../lib/drawPicture';
import { categoryLook } from './categoryLook';

const size = 1080;
const left = 210;
const right = 1000;
const total = checklistItems.length;

/**
 * The report as a picture to share: score, title and a bar for each category.
 * @param counts the number of ticked items of each category, in their order
 */
export function scorePicture(counts: readonly number[]): Picture {
  const checked = counts.reduce((sum, count) => sum + count, 0);
  const percent = checklistPercent(checked, total);
  const { title } = checklistBand(percent, siteName);
  return {
    name: '90s-kid-lifestyle.png',
    width: size,
    height: size,
    fonts: ['40px "Lilita One"', '40px Silkscreen', '600 40px "Rubik Variable"'],
    draw: (context, paint) => {
      drawSheet(context, paint);
      context.fillStyle = paint('ink');
      context.font = '40px Silkscreen';
      context.fillText(`${siteName} lifestyle list`, left, 130, right - left);
      context.font = '92px "Lilita One"';
      wrapText(context, title, right - left).forEach((line, index) => {
        context.fillText(line, left, 250 + index * 90);
      });
      drawMark(context, `${checked}/${total}`, `${percent}%`);
      drawBars(context, paint, counts);
      context.fillStyle = paint('ink');
      context.font = '36px Silkscreen';
      context.fillText('Can you beat my score?', left, 1020, right - left);
    },
  };
}

type Paint = (token: string) => string;

/** Draws a ruled sheet with a margin and holes for the binder. */
function drawSheet(context: CanvasRenderingContext2D, paint: Paint): void {
  context.fillStyle = paint('paper');
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#bcd6ee';
  for (let y = 60; y < size; y += 52) context.fillRect(0, y, size, 4);
  context.fillStyle = '#e0415a';
  context.fillRect(160, 0, 5, size);
  for (const y of [220, 540, 860]) {
    context.fillStyle = paint('ink');
    context.beginPath();
    context.arc(80, y, 34, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws the mark in red with a hand-drawn ring. */
function drawMark(context: CanvasRenderingContext2D, score: string, percent: string): void {
  context.save();
  context.translate(605, 485);
  context.rotate(-0.05);
  context.fillStyle = '#c8102e';
  context.strokeStyle = '#c8102e';
  context.textAlign = 'center';
  context.font = '150px "Lilita One"';
  context.fillText(score, 0, 30);
  context.font = '72px "Lilita One"';
  context.fillText(percent, 0, 112);
  context.lineWidth = 10;
  context.beginPath();
  context.ellipse(0, 10, 350, 150, 0.04, 0.2, 2 * Math.PI + 0.5);
  context.stroke();
  context.restore();
}

function drawBars(
  context: CanvasRenderingContext2D,
  paint: Paint,
  counts: readonly number[],
): void {
  checklistCategories.forEach((category, index) => {
    const all = checklistItems.filter((item) => item.category === category).length;
    const y = 682 + index * 50;
    context.fillStyle = paint('ink');
    context.font = '600 32px "Rubik Variable"';
    context.fillText(category, left, y + 26, 390);
    context.fillRect(616, y - 4, 384, 38);
    context.fillStyle = paint('paper');
    context.fillRect(621, y + 1, 374, 28);
    context.fillStyle = paint(categoryLook[category].tone);
    context.fillRect(621, y + 1, (374 * (counts[index] ?? 0)) / all, 28);
  });
}
