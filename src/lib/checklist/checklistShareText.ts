import { checklistBand, checklistPercent } from './checklistScore';

/** The text to share: score, title and a challenge. */
export function checklistShareText(checked: number, total: number, product: string): string {
  const percent = checklistPercent(checked, total);
  const { title } = checklistBand(percent, product);
  return `I scored ${checked}/${total} (${percent}%) on the ${product} lifestyle list! My title: ${title}. Can you beat my score?`;
}
