import { Recording } from '../../../scenes/kit/rules/Recording';
import type { ThemeParkConfig } from '../../../scenes/theme-park/config';
import { readPark } from '../../../scenes/theme-park/rules/save/readPark';
import { toast } from '../../components/toast';
import type { GameSession } from '../../hosts/session/GameSession';

/** How large a park file may be. */
export const maxFileBytes = 500_000;

/** Why a park cannot be opened here, or undefined. */
export function refusalOf({ run }: GameSession, text: string): string | undefined {
  const parsed = readPark(text, run.config as ThemeParkConfig);
  return parsed.ok ? undefined : parsed.refusal;
}

/**
 * Puts a saved park in the place of the one at hand, whose rules give way to the saved one's.
 * @returns why it is refused, the park at hand untouched, or undefined
 */
export function openPark({ run }: GameSession, text: string): string | undefined {
  const parsed = readPark(text, run.config as ThemeParkConfig);
  if (!parsed.ok) return parsed.refusal;
  const config = { ...run.config, rules: parsed.value.config.rules };
  const recording = new Recording(run.game, { config, seed: 0, state: parsed.value });
  run.adopt(run.game, recording, { config, practice: true });
  return undefined;
}

/** Says why a park is refused. */
export function tellRefusal(reason: string): void {
  toast('That park cannot be opened', { description: reason, kind: 'error' });
}
