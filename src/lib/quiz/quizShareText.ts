import { quizMessage, quizPercent } from './quizScore';

export interface SharedResult {
  readonly product: string;
  /** What was played, such as '90s Music' or 'Daily ten, 7 March 1997'. */
  readonly title: string;
  /** Right or wrong, question by question. */
  readonly marks: readonly boolean[];
  /** Days in a row; mentioned from two on. */
  readonly streak?: number;
  readonly url?: string;
}

const marksPerLine = 10;

/** A result to paste anywhere. It reveals no question and no answer. */
export function quizShareText({ product, title, marks, streak = 0, url }: SharedResult): string {
  const correct = marks.filter(Boolean).length;
  const percent = quizPercent(correct, marks.length);
  const lines = [`${product} quiz: ${title}, ${correct}/${marks.length} (${Math.round(percent)}%)`];
  for (let start = 0; start < marks.length; start += marksPerLine) {
    // Two shapes, so that colour is not the only signal.
    const line = marks.slice(start, start + marksPerLine);
    lines.push(line.map((right) => (right ? '✅' : '❌')).join(''));
  }
  lines.push(quizMessage(percent, product));
  if (streak >= 2) lines.push(`🔥 ${streak} days in a row`);
  lines.push(url ? `Can you beat my score? ${url}` : 'Can you beat my score?');
  return lines.join('\n');
}
