import type { Game } from '../../../scenes/kit/Game';
import { type ConfigSpec, refusal } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { keepTuning, tuningOf } from '../../stores/tuning';

/** Of stored values, those that a game still has and whose range they are in. */
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

/** The constants tuned in this browser; stale and foreign ones are forgotten for good. */
export function validTuning(game: Pick<Game, 'id' | 'config'>): ConfigValues {
  const stored = tuningOf(game.id);
  const valid = validValues(game.config, stored);
  if (Object.keys(valid).length !== Object.keys(stored).length) keepTuning(game.id, valid);
  return valid;
}

/** Keeps one changed constant for the next visit, or forgets it where it is the file's again. */
export function keepTuned(
  game: Pick<Game, 'id' | 'config'>,
  key: string,
  value: ConfigValues[string],
): void {
  keepTuning(game.id, validValues(game.config, { ...tuningOf(game.id), [key]: value }));
}
