import { dailySeed, dayOf } from '../../scenes/kit/rules/daily';
import { recordDaily } from '../stores/dailyRuns';
import type { GameSession } from './session/GameSession';

/** Keeps the best of what is scored in today's run. */
export function saveDaily({ game, run }: GameSession): void {
  run.status.subscribe((now, before) => {
    if (now.phase !== 'over' || before.phase !== 'playing' || now.watching || now.practice) return;
    const day = dayOf(Date.now());
    // A run that was begun before midnight has the seed of the day before.
    const { seed, config } = run.replay();
    if (dailySeed(game, day, config) !== seed) return;
    const name = run.category === 'classic' ? game.id : `${game.id} ${run.category}`;
    recordDaily(day, name, game.score(run.state));
  });
}
