import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { offeredBy } from './offeredBy';
import type { GameSession } from './session/GameSession';

/** What a player may make easier; with any of it a run is practice. */
export type Assist = Readonly<{
  /** Game time per real time, in tenths from 0.1 to 1. */
  speed: number;
  /** Constants that the game offers as assists. */
  values: ConfigValues;
}>;

export const noAssist: Assist = { speed: 1, values: {} };

/** Brings the choice into force: from the next tick on where the game allows it, else the next run. */
export function applyAssist(session: GameSession, { speed, values }: Assist): void {
  const { run, game } = session;
  run.setSpeed(speed);
  const wanted = offeredBy(game, 'assist').map(
    ({ key, field }) => [key, values[key] ?? field.value] as const,
  );
  const changed = wanted.filter(([key, value]) => run.config[key] !== value);
  if (changed.length === 0) return;
  // A run that has not begun begins anew: taking an assist back must leave no trace.
  if (run.status.getState().phase === 'ready') session.restart(Object.fromEntries(changed));
  else for (const [key, value] of changed) run.tune(key, value);
}
