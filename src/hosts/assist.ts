import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { offeredBy } from './offeredBy';
import type { GameSession } from './session/GameSession';

/** The assists that a player may choose. A run with any of them is practice. */
export type Assist = Readonly<{
  /** Game time per real time, in tenths from 0.1 to 1. */
  speed: number;
  /** Constants that the game offers as assists. */
  values: ConfigValues;
}>;

export const noAssist: Assist = { speed: 1, values: {} };

/**
 * Applies the assists: from the next tick on if the game allows it, otherwise from the next run on.
 */
export function applyAssist(session: GameSession, { speed, values }: Assist): void {
  const { run, game } = session;
  run.setSpeed(speed);
  const wanted = offeredBy(game, 'assist').map(
    ({ key, field }) => [key, values[key] ?? field.value] as const,
  );
  const changed = wanted.filter(([key, value]) => run.config[key] !== value);
  if (changed.length === 0) return;
  // A run that has not begun restarts: taking an assist back must leave no trace.
  if (run.status.getState().phase === 'ready') session.restart(Object.fromEntries(changed));
  else for (const [key, value] of changed) run.tune(key, value);
}
