import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';

/** Minesweeper's score is ten million less the ticks that a won game took. */
const timedFrom = 10_000_000;

/** A score as its game counts: Minesweeper in seconds, all others in points. */
export function scoreText(game: string, { score }: Readonly<{ score: number }>): string {
  if (game !== 'minesweeper') return score.toLocaleString('en-GB');
  return `${((timedFrom - score) / ticksPerSecond).toFixed(2)} s`;
}
