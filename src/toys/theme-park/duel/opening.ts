import { ticksPerSecond } from '../../../../scenes/kit/rules/FixedStep';
import { Recording } from '../../../../scenes/kit/rules/Recording';
import type { Replay } from '../../../../scenes/kit/rules/Replay';
import { stateHash } from '../../../../scenes/kit/rules/stateHash';
import type { ThemeParkState } from '../../../../scenes/theme-park/rules/ThemeParkState';
import { economyTicks } from '../../../../scenes/theme-park/rules/themeParkRules';
import type { GameSession } from '../../../hosts/session/GameSession';

const openingMinutes = 15;
/** Ticks that are replayed before the page may answer. */
const sliceTicks = 1_200;

/** How many economy ticks a park's opening has, whatever pace it is played at. */
export function openingDays(state: Readonly<ThemeParkState>): number {
  return Math.round((openingMinutes * 60 * ticksPerSecond) / economyTicks(state));
}

export function parkOf(recording: Pick<Recording, 'state'>): Readonly<ThemeParkState> {
  return recording.state as unknown as ThemeParkState;
}

/**
 * Replays the opening of a park from its first tick.
 * @returns its recording; undefined if the park was opened from a save, so that its beginning is
 *   not known
 */
export async function recordOpening(
  run: Pick<GameSession['run'], 'game' | 'replay' | 'fork'>,
): Promise<Replay | undefined> {
  const whole = run.replay();
  if (whole.from !== undefined || whole.ticks === 0) return undefined;
  const fresh = new Recording(run.game, whole);
  const days = openingDays(parkOf(fresh));
  while (fresh.state.tick < whole.ticks && parkOf(fresh).day < days) {
    const slice = Math.min(whole.ticks, fresh.state.tick + sliceTicks);
    while (fresh.state.tick < slice && parkOf(fresh).day < days) fresh.stepHeld();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const real = run.fork(fresh.state.tick);
  if (stateHash(run.game, real.state) !== stateHash(run.game, fresh.state)) return undefined;
  return fresh.replay(false, whole.day);
}
