import { Recording } from '../../../scenes/kit/rules/Recording';
import type { ThemeParkConfig } from '../../../scenes/theme-park/config';
import { readPark } from '../../../scenes/theme-park/rules/save/readPark';
import { toast } from '../../components/toast';
import type { GameSession } from '../../hosts/session/GameSession';

/** Upper bound of a park file in bytes. */
export const maxFileBytes = 500_000;

/** Why a park cannot be opened here, or undefined. */
export function refusalOf({ run }: GameSession, text: string): string | undefined {
  const parsed = readPark(text, run.config as ThemeParkConfig);
  return parsed.ok ? undefined : parsed.refusal;
}

/**
 * Replaces the current park by a saved one and takes over its rules.
 * @returns why it was refused, with the current park unchanged; otherwise undefined
 */
export function openPark({ run }: GameSession, text: string): string | undefined {
  const parsed = readPark(text, run.config as ThemeParkConfig);
  if (!parsed.ok) return parsed.refusal;
  // A scenario changes constants of its own park only.
  const config = { ...run.config, rules: parsed.value.config.rules };
  const past = { config, seed: 0, state: parsed.value, partial: true };
  const recording = new Recording(run.game, past);
  run.adopt(run.game, recording, { config, practice: true });
  return undefined;
}

/** Says why a park was refused. */
export function announceRefusal(reason: string): void {
  toast('That park cannot be opened', { description: reason, kind: 'error' });
}
