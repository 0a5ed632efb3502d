import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';
import { timeWords } from '../../../scenes/kit/rules/timedScore';

/** Minesweeper's score is ten million minus the ticks of a won game. */
const timedFrom = 10_000_000;

/** A score in the game's unit: time or points. */
export function scoreText(game: string, { score }: Readonly<{ score: number }>): string {
  if (game !== 'minesweeper') return timeWords(score) ?? score.toLocaleString('en-GB');
  return `${((timedFrom - score) / ticksPerSecond).toFixed(2)} s`;
}
