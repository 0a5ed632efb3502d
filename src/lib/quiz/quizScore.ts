/** Unrounded, 0 to 100; 0 of 0 is 0. */
export function quizPercent(correct: number, total: number): number {
  return total === 0 ? 0 : (correct * 100) / total;
}

/** The progress bar's value in percent at a question, counted from 1. */
export function quizProgress(questionNumber: number, total: number): number {
  return quizPercent(questionNumber, total);
}

/** @param percent 0 to 100 as `quizPercent` gives it */
export function quizMessage(percent: number, product: string): string {
  if (percent >= 100) return `Perfect Score! You're a TRUE ${product}! 🏆`;
  if (percent >= 80) return 'Amazing! You really know your 90s! ⭐';
  if (percent >= 60) return 'Pretty Good! You remember the decade well! 👍';
  if (percent >= 40) return 'Not bad! Time for a nostalgia refresh! 📼';
  return 'You might need to rewatch some 90s classics! 📺';
}
