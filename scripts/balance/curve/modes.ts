import type { HeadlessGame } from '../../../scenes/kit/Game';
import { defaultsOf, type Field } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';

/** A way to play a game that has records of its own. */
export type Mode = Readonly<{ name: string; config: ConfigValues }>;

/**
 * The values of a mode other than its default, without those that have no records. Of a number: the
 * middle and the highest.
 */
function optionsOf(field: Field): readonly ConfigValues[string][] {
  if ('options' in field) {
    return field.options.filter((name) => name !== field.value && !field.unranked?.[name]);
  }
  if (typeof field.value === 'boolean') return [!field.value];
  const { min, max } = field as Extract<Field, { min: number }>;
  return [Math.floor((min + max) / 2), max];
}

/** `startLevel` as words. */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}

/** A label up to its explanation: `Zen` of `Zen: no end, no hurry`. */
function short(label: string): string {
  return label.split(/[:,]/)[0];
}

function nameOf({ modes, titleMode }: HeadlessGame, key: string, value: unknown): string {
  const text = modes?.[key];
  const title = text?.title ?? inWords(key);
  if (typeof value === 'boolean') return value ? title : `${title} off`;
  const option = short(text?.options?.[String(value)] ?? String(value));
  return key === titleMode ? option : `${title}: ${option}`;
}

/** The game as it stands, then each of its modes alone, in the order of its config. */
export function modesOf(game: HeadlessGame): readonly Mode[] {
  const usual = defaultsOf(game.config);
  const others = Object.entries(game.config)
    .filter(([, { mode }]) => mode === true)
    .flatMap(([key, field]) =>
      optionsOf(field).map((value) => ({
        name: nameOf(game, key, value),
        config: { ...usual, [key]: value },
      })),
    );
  return [{ name: 'Classic', config: usual }, ...others];
}
