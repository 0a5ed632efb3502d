import type { Step } from '../../scenes/klondike/rules/solver/solve';

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A winning line as text: draws, from, to and cards of each move, one base 36 digit each. */
export function proofToText(steps: readonly Step[]): string {
  return steps
    .map(({ draws, from, to, count }) => digits[draws] + digits[from] + digits[to] + digits[count])
    .join('');
}

/** Reads what {@link proofToText} wrote. */
export function proofFromText(text: string): Step[] {
  const digitAt = (at: number): number => digits.indexOf(text.charAt(at));
  return Array.from({ length: text.length / 4 }, (_, step) => ({
    draws: digitAt(step * 4),
    from: digitAt(step * 4 + 1),
    to: digitAt(step * 4 + 2),
    count: digitAt(step * 4 + 3),
  }));
}
