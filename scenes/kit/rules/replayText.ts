import { codeActions } from './codeActions';
import { Malformed, ValueCoder } from './codeValues';
import { baselineOf } from './config';
import type { ConfigValues } from './contract';
import { dateOfDay } from './dateOfDay';
import { accepted, type Parsed, refused } from './Parsed';
import { type Playable, versionOf } from './Playable';
import { parseReplay } from './parseReplay';
import type { Replay, ReplayHead } from './Replay';
import { type Coder, Decoder, Encoder } from './rangeCoder';
import { sealed, unsealed } from './textOfBytes';

/** A text with more characters is refused unread. */
export const maxReplayText = 2_000_000;
/**
 * How recordings are written, and how they used to be. A text begins with the number of its format.
 */
const format = { mark: 'K3.', most: maxReplayText } as const;
const oldFormat = { mark: 'K2.', most: maxReplayText } as const;
const maxIdLength = 80;

type Body = Omit<Replay, keyof ReplayHead>;
export const noHead: ReplayHead = {
  game: '',
  version: 0,
  day: 0,
  score: 0,
  practice: false,
  ticks: 0,
};
export const noBody: Body = { config: {}, seed: 0, actions: [], hash: '' };

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new Malformed('has no score');
  return value;
}

/** Codes the public head. */
export function codeHead(values: ValueCoder, head: ReplayHead): ReplayHead {
  return {
    game: values.text(head.game, maxIdLength),
    version: values.count(head.version),
    day: values.count(head.day),
    score: numberOf(values.value(head.score)),
    practice: values.value(head.practice) === true,
    ticks: values.count(head.ticks),
  };
}

/** Codes the constants that differ from the baseline of the rules' version. */
export function codeConfig(values: ValueCoder, game: Playable, config: ConfigValues): ConfigValues {
  const baseline = baselineOf(game.config);
  const changes = Object.fromEntries(
    Object.entries(config).filter(([key, value]) => value !== baseline[key]),
  );
  const coded = values.value(changes);
  if (typeof coded !== 'object' || coded === null) throw new Malformed('has no settings');
  return { ...baseline, ...(coded as ConfigValues) };
}

/** Sixteen hex digits as two numbers. */
export function codeHash(values: ValueCoder, hash: string): string {
  const halves = [0, 8].map((at) => Number.parseInt(hash.slice(at, at + 8), 16) || 0);
  const coded = halves.map((half) => values.count(half, 0xffffffff));
  return coded.map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** Codes the part that needs the game's rules. @param most of actions */
function codeBody(
  coder: Coder,
  values: ValueCoder,
  game: Playable,
  body: Body,
  { mark }: Readonly<{ mark: string }>,
  most?: number,
): unknown {
  const seed = values.count(body.seed);
  const config = codeConfig(values, game, body.config);
  const by = mark === oldFormat.mark ? 'kind' : 'history';
  const actions = codeActions(coder, values, game.rules, body.actions, by, most);
  return { config, seed, actions, hash: codeHash(values, body.hash) };
}

export function encodeReplay(game: Playable, replay: Replay): string {
  const coder = new Encoder();
  const values = new ValueCoder(coder);
  codeHead(values, replay);
  codeBody(coder, values, game, replay, format);
  return sealed(format.mark, coder.finish());
}

/** Runs a reader of a text and turns what it throws into a refusal. */
export function reading<Value>(
  what: string,
  text: string,
  { mark: expected, most }: Readonly<{ mark: string; most: number }>,
  read: (bytes: Uint8Array) => Parsed<Value>,
): Parsed<Value> {
  if (text.length > most) return refused(`The ${what} is too long.`);
  if (!text.startsWith(expected)) return refused(`This is not a ${what} from this site.`);
  const bytes = unsealed(expected, text);
  return bytes ? readingBytes(what, () => read(bytes)) : refused(`The ${what} is damaged.`);
}

/** Like `reading`, for bytes that are already unsealed. */
export function readingBytes<Value>(what: string, read: () => Parsed<Value>): Parsed<Value> {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return refused(`The ${what} ${error.message}.`);
    throw error;
  }
}

function formatOf(text: string): typeof format | typeof oldFormat {
  return text.startsWith(oldFormat.mark) ? oldFormat : format;
}

/** Reads the head of a text made by `encodeReplay`, without its game. */
export function describeReplay(text: string): Parsed<ReplayHead> {
  return reading('recording', text, formatOf(text), (bytes) =>
    accepted(codeHead(new ValueCoder(new Decoder(bytes)), noHead)),
  );
}

/** Why a recording cannot be played any more, with its score and date. */
function goneRules(game: Playable, { score, day }: ReplayHead): string {
  const when = day > 0 && day < 100_000 ? `, ${dateOfDay(day)}` : '';
  return `The recording was made with other rules than today’s: ${game.title}, ${score} points${when}.`;
}

/**
 * Reads a head. Refused if its version fits no constants of the game; `otherRules` decides once
 * they are known.
 */
export function readHead(values: ValueCoder, game: Playable): Parsed<ReplayHead> {
  const head = codeHead(values, noHead);
  if (head.game !== game.id) return refused('The recording is of another game.');
  const { version } = game.rules;
  const mayFit = head.version === version || (game.rules.versionOf && head.version < version);
  return mayFit ? accepted(head) : refused(goneRules(game, head));
}

/**
 * Decodes a text made by `encodeReplay`. Refused with a sentence if it does not fit the game.
 * @param most of actions; a text with more is refused before they are read
 */
export function decodeReplay(game: Playable, text: string, most?: number): Parsed<Replay> {
  const format = formatOf(text);
  return reading('recording', text, format, (bytes) => {
    const coder = new Decoder(bytes);
    const values = new ValueCoder(coder);
    const head = readHead(values, game);
    if (!head.ok) return head;
    const body = codeBody(coder, values, game, noBody, format, most) as Body;
    if (head.value.version !== versionOf(game, body.config)) {
      return refused(goneRules(game, head.value));
    }
    return parseReplay(game, { ...head.value, ...body });
  });
}
