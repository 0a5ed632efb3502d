import type { ConfigValues } from './contract';
import { accepted, isPlain, type Parsed, refused } from './Parsed';

type Common = Readonly<{
  /** What the value does, in a sentence for a designer. */
  note: string;
  /** A new value takes effect in the next run, not in the next tick. */
  restart?: true;
  /**
   * A variant that every player may choose. It is not practice: it has a leaderboard category of
   * its own or, as a `preference`, shares the default one.
   */
  mode?: true | 'preference';
  /**
   * The default value at the time of the rules' version, if `value` has changed since. Recordings
   * leave it out. Removed when the version is raised.
   */
  baseline?: number | boolean | string;
  /**
   * Added since the rules' version. At its default it is left out of the hashes of recordings, so
   * that older ones still play. Removed when the version is raised.
   */
  added?: true;
  /** An assist that every player is offered, such as more lives. A run with it is practice. */
  assist?: true;
  /** Options of a choice with which a run is practice, each with the reason in a sentence. */
  unranked?: Readonly<Record<string, string>>;
}>;

/** A number with its unit and the range in which the game still makes sense. */
export type NumberField = Common &
  Readonly<{ value: number; unit: string; min: number; max: number; step?: number | undefined }>;
export type BooleanField = Common & Readonly<{ value: boolean }>;
/** One of a few named choices. */
export type ChoiceField = Common & Readonly<{ value: string; options: readonly string[] }>;
export type Field = NumberField | BooleanField | ChoiceField;

/** A game's constants: what a designer edits, what the tuning panel shows. */
export type ConfigSpec = Readonly<Record<string, Field>>;

type Widened<T> = T extends number ? number : T extends boolean ? boolean : string;

/** The plain values of a spec. A choice keeps the union of its options. */
export type ValuesOf<Spec extends ConfigSpec> = {
  -readonly [Key in keyof Spec]: Spec[Key] extends Readonly<{ options: readonly (infer Option)[] }>
    ? Option
    : Widened<Spec[Key]['value']>;
};

/** Names a game's constants once, keeping the literal types of choices. */
export function defineConfig<const Spec extends ConfigSpec>(spec: Spec): Spec {
  return spec;
}

/** The makers of constants that share options. */
function sharing(shared: Omit<Common, 'note'>) {
  /**
   * A constant that is a number.
   * @param range smallest and largest value for which the game still works, and the step in the panel
   */
  const number = (
    value: number,
    unit: string,
    [min, max, step]: readonly [min: number, max: number, step?: number],
    rest: Common,
  ): NumberField => ({ value, unit, min, max, step, ...shared, ...rest });
  return {
    number,
    /** Like `number`, for whole numbers. */
    whole: (
      value: number,
      unit: string,
      [min, max]: readonly [min: number, max: number],
      rest: Common,
    ) => number(value, unit, [min, max, 1], rest),
    /** A constant that is on or off. */
    flag: (value: boolean, rest: Common): BooleanField => ({ value, ...shared, ...rest }),
    /** A constant that is one of a few named choices. */
    choice: <const Options extends readonly string[]>(
      value: Options[number],
      options: Options,
      rest: Common,
    ) => ({ value, options, ...shared, ...rest }),
  };
}

/** Constants without shared options. */
export const { number, whole, flag, choice } = sharing({});
/** Constants that hold from the next run on: `restart.whole(15, 'cells', [9, 40], { note })`. */
export const restart = sharing({ restart: true });
/** The same, which every player may choose: a run counts in a category of its own. */
export const mode = sharing({ restart: true, mode: true });
/** Constants that every player may choose in any run. */
export const preference = sharing({ mode: 'preference' });
/** Constants added since the rules' version. */
export const added = sharing({ added: true });

/**
 * Unboxes a value of a spec. Engines box even a whole number if another constant in the same field
 * holds a fraction, and then every number counted up from it: each copy of a state allocates.
 */
function unboxed(value: Field['value']): Field['value'] {
  return typeof value === 'number' && Number.isInteger(value) ? Math.trunc(value) : value;
}

/** The spec's default values, as a new object. */
export function defaultsOf<Spec extends ConfigSpec>(spec: Spec): ValuesOf<Spec> {
  const values = Object.entries(spec).map(([key, { value }]) => [key, unboxed(value)] as const);
  return Object.fromEntries(values) as ValuesOf<Spec>;
}

/** Undefined if `value` is allowed for `field`; otherwise a sentence that names the range. */
export function refusal(field: Field, value: unknown): string | undefined {
  if ('options' in field) {
    return typeof value === 'string' && field.options.includes(value)
      ? undefined
      : `must be one of ${field.options.join(', ')}`;
  }
  if (typeof field.value === 'boolean') {
    return typeof value === 'boolean' ? undefined : 'must be on or off';
  }
  const { min, max, step, unit } = field as NumberField;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
    return `must be a number from ${min} to ${max} ${unit}`;
  }
  if (Number.isInteger(step) && !Number.isInteger(value)) {
    return `must be a whole number from ${min} to ${max} ${unit}`;
  }
  return undefined;
}

/**
 * `base` with the given values, as a new object. Refused with a sentence if a value is unknown,
 * malformed or out of range.
 */
export function parseConfig(
  spec: ConfigSpec,
  values: unknown,
  base: ConfigValues = defaultsOf(spec),
): Parsed<ConfigValues> {
  if (!isPlain(values)) return refused('The settings are malformed.');
  const config = { ...base };
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(spec, key)) return refused('The settings name a value that is not known.');
    const reason = refusal(spec[key], value);
    if (reason !== undefined) return refused(`The setting ${key} ${reason}.`);
    config[key] = value as ConfigValues[string];
  }
  return accepted(config);
}

/**
 * The values that recordings of the current rules leave out. A constant added since the version has
 * its default, with which the game plays as if it were not there.
 */
export function baselineOf(spec: ConfigSpec): ConfigValues {
  const values: ConfigValues = defaultsOf(spec);
  for (const [key, { baseline }] of Object.entries(spec)) {
    if (baseline !== undefined) values[key] = unboxed(baseline);
  }
  return values;
}

/**
 * The leaderboard category of a run with these constants: its modes that differ from the default.
 */
export function categoryOf(spec: ConfigSpec, config: ConfigValues): string {
  const usual = baselineOf(spec);
  const modes = Object.keys(spec).filter(
    (key) => spec[key].mode === true && config[key] !== usual[key],
  );
  return modes.map((key) => `${key} ${config[key]}`).join(', ') || 'classic';
}

/** Why a mode of these constants has no leaderboard, in a sentence; undefined if all have one. */
export function whyUnranked(spec: ConfigSpec, config: ConfigValues): string | undefined {
  const key = Object.keys(spec).find((each) => spec[each].unranked?.[String(config[each])]);
  return key && spec[key].unranked?.[String(config[key])];
}

/**
 * Whether a run with these constants counts for no leaderboard: it is tuned or assisted, or its mode
 * has none.
 */
export function isPractice(spec: ConfigSpec, config: ConfigValues): boolean {
  if (whyUnranked(spec, config) !== undefined) return true;
  return Object.entries(spec).some(([key, { mode, value }]) => !mode && config[key] !== value);
}

/** Whether a constant other than a mode or an assist differs from the config file. */
export function isTuned(spec: ConfigSpec, config: ConfigValues): boolean {
  return Object.entries(spec).some(
    ([key, { mode, assist, value }]) => !mode && !assist && config[key] !== value,
  );
}

/** Milliseconds as whole ticks of 1/60 s, rounded, at least one. */
export function ticksFromMs(ms: number): number {
  return Math.max(1, Math.round((ms * 60) / 1000));
}

/** Like `ticksFromMs`, but 0 for no time. */
export function ticksOrNone(ms: number): number {
  return ms <= 0 ? 0 : ticksFromMs(ms);
}
