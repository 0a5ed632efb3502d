import type { Game } from '../../../scenes/kit/Game';
import { type ConfigSpec, refusal } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { saveTuning, tuningOf } from '../../stores/tuning';

/** The stored values that a game still has and that are in range. */
export function validValues(spec: ConfigSpec, stored: Readonly<ConfigValues>): ConfigValues {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([key, value]) =>
        Object.hasOwn(spec, key) &&
        refusal(spec[key], value) === undefined &&
        value !== spec[key].value,
    ),
  );
}

/** The constants tuned in this browser. Stale and unknown ones are deleted. */
export function validTuning(game: Pick<Game, 'id' | 'config'>): ConfigValues {
  const stored = tuningOf(game.id);
  const valid = validValues(game.config, stored);
  if (Object.keys(valid).length !== Object.keys(stored).length) saveTuning(game.id, valid);
  return valid;
}

/** Stores a tuned constant, or deletes it if it is at the file's value again. */
export function saveTuned(
  game: Pick<Game, 'id' | 'config'>,
  key: string,
  value: ConfigValues[string],
): void {
  saveTuning(game.id, validValues(game.config, { ...tuningOf(game.id), [key]: value }));
}
