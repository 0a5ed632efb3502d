import { codeActions } from './codeActions';
import { ValueCoder } from './codeValues';
import { parseConfig } from './config';
import type { BaseState } from './contract';
import { copy } from './copy';
import { accepted, isWhole, type Parsed, refused } from './Parsed';
import type { Playable } from './Playable';
import { parseActions } from './parseReplay';
import { Recording } from './Recording';
import type { Replay, ReplayHead } from './Replay';
import { Decoder, Encoder } from './rangeCoder';
import {
  codeConfig,
  decodeReplay,
  describeReplay,
  type Format,
  formatOf,
  reading,
  readOutline,
  writeOutline,
} from './replayText';
import { sameShape } from './sameShape';
import { sealed } from './textOfBytes';
import { isTypedArray } from './typedArrays';

const formats: readonly [Format, Format] = [
  { mark: 'E2.', most: 400_000, by: 'history' },
  { mark: 'E1.', most: 400_000, by: 'kind' },
];

/** The end of a run: a state on its way, and the actions from there to its end. */
export type Excerpt = Readonly<{
  /** Of the whole run; its actions begin at the state's tick. */
  replay: Replay;
  state: BaseState;
}>;

/** A recording of an excerpt; it stands at its beginning. */
export function recordingOf(game: Playable, { replay, state }: Excerpt): Recording {
  return new Recording(game, { ...replay, state: copy(state), partial: true });
}

/** The last ticks of a run. */
export function excerptOf(game: Playable, replay: Replay, ticks: number): Excerpt {
  const from = Math.max(0, replay.ticks - ticks);
  const recording = new Recording(game, replay);
  recording.stepTo(from);
  const actions = replay.actions.filter(([tick]) => tick >= from);
  return { replay: { ...replay, actions }, state: copy(recording.state) };
}

/** Whether all numbers of plain data are finite. */
function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (isTypedArray(value)) return value.every(Number.isFinite);
  return Object.values(value).every(allFinite);
}

/** Fields that follow from the others are left out. */
function withoutDerived({ rules }: Playable, state: BaseState): object {
  const fields: Record<string, unknown> = { ...state, config: undefined };
  for (const field of rules.derived?.fields ?? []) delete fields[field];
  return fields;
}

export function encodeExcerpt(game: Playable, { replay, state }: Excerpt): string {
  const [{ mark, by }] = formats;
  const coder = new Encoder();
  const values = new ValueCoder(coder);
  writeOutline(values, game, replay);
  codeConfig(values, game, state.config);
  values.value(withoutDerived(game, state));
  const actions = replay.actions.map(([tick, action]) => [tick - state.tick, action] as const);
  codeActions(coder, values, game.rules, actions, by);
  return sealed(mark, coder.finish());
}

/** What any text of a run tells without its game: of a recording or of an excerpt. */
export function describeRun(text: string): Parsed<ReplayHead> {
  return isExcerpt(text) ? describeReplay(text, formats) : describeReplay(text);
}

function isExcerpt(text: string): boolean {
  return formats.some(({ mark }) => text.startsWith(mark));
}

/**
 * The excerpt of a text made by `encodeExcerpt`, refused with a sentence where it does not fit or
 * does not play to the end that it claims.
 */
export function decodeExcerpt(game: Playable, text: string): Parsed<Excerpt> {
  const format = formatOf(formats, text);
  return reading<Excerpt>('recording', text, format, (bytes) => {
    const coder = new Decoder(bytes);
    const values = new ValueCoder(coder);
    const outline = readOutline(values, game);
    if (!outline.ok) return outline;
    const { seed, config, ticks } = outline.value;
    const inForce = parseConfig(game.config, codeConfig(values, game));
    if (!inForce.ok) return inForce;
    const like = game.rules.start({ ...config }, seed) as BaseState & Record<string, unknown>;
    const stored = values.value(undefined) as object;
    const derived = game.rules.derived?.fields ?? [];
    const own = Object.fromEntries(derived.map((field) => [field, like[field]]));
    const state = { ...stored, ...own, config: inForce.value } as BaseState;
    const isSound =
      sameShape(like, state) &&
      allFinite(state) &&
      isWhole(state.tick, ticks) &&
      game.rules.isPlausible?.(state) !== false;
    if (!isSound) return refused('The recording is malformed.');
    try {
      game.rules.derived?.lay(state);
    } catch {
      return refused('The recording is malformed.');
    }
    const coded = codeActions(coder, values, game.rules, [], format.by);
    const log = parseActions(game, coded, ticks - state.tick);
    if (!log.ok) return log;
    const actions = log.value.map(([tick, action]) => [tick + state.tick, action] as const);
    return accepted({ replay: { ...outline.value, actions }, state });
  });
}

/** A run whose text was read with its game. */
export type DecodedRun = Readonly<{
  replay: Replay;
  /** Only the end of the run is known. */
  isExcerpt: boolean;
  /** A recording that stands at the beginning, each time a new one. */
  record(): Recording;
}>;

/** The run of any text: of a recording or of an excerpt. */
export function decodeRun(game: Playable, text: string): Parsed<DecodedRun> {
  if (isExcerpt(text)) {
    const read = decodeExcerpt(game, text);
    if (!read.ok) return read;
    const record = () => recordingOf(game, read.value);
    return accepted({ replay: read.value.replay, isExcerpt: true, record });
  }
  const read = decodeReplay(game, text);
  if (!read.ok) return read;
  const record = () => new Recording(game, read.value);
  return accepted({ replay: read.value, isExcerpt: false, record });
}
