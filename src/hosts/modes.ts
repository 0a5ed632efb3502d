import type { Game, ModeText } from '../../scenes/kit/Game';
import { refusal } from '../../scenes/kit/rules/config';
import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { inWords } from '../../scenes/kit/rules/words';
import { readModes, writeModes } from '../stores/modes';
import { offeredBy } from './offeredBy';
import type { GameSession } from './session/GameSession';

/** The texts of a constant for players: the game's own, or words made of its names. */
export function modeText({ config, modes }: Pick<Game, 'config' | 'modes'>, key: string): ModeText {
  const field = config[key];
  const names = 'options' in field ? field.options : [];
  const options = Object.fromEntries(names.map((name) => [name, inWords(name)]));
  const own = modes?.[key];
  return { title: own?.title ?? inWords(key), options: { ...options, ...own?.options } };
}

/** The modes that the player chose last, without those that the game no longer has. */
export function storedModes(game: Pick<Game, 'id' | 'config'>): ConfigValues {
  const stored = readModes(game.id);
  const values: ConfigValues = {};
  for (const { key, field } of offeredBy(game, 'mode')) {
    const value = stored[key];
    if (value === undefined) continue;
    const refused = refusal(field, value);
    if (refused === undefined) values[key] = value as ConfigValues[string];
    else console.info(`Dropped "${key}": it ${refused}.`);
  }
  return values;
}

/** Stores a choice and starts a run with it. */
export function chooseModes(session: GameSession, values: ConfigValues): void {
  writeModes(session.game.id, values);
  session.newGame({ ...session.run.config, ...values });
}
