import { codeActions } from './codeActions';
import { Malformed, ValueCoder } from './codeValues';
import { baselineOf } from './config';
import type { ConfigValues } from './contract';
import { dateOfDay } from './dateOfDay';
import { accepted, type Parsed, refused } from './Parsed';
import { type Playable, versionOf } from './Playable';
import { parseOutline, parseReplay } from './parseReplay';
import type { Replay, ReplayHead, ReplayOutline } from './Replay';
import { type Coder, Decoder, Encoder } from './rangeCoder';
import { sealed, unsealed } from './textOfBytes';

/** A text with more characters is refused unread. */
export const maxReplayText = 2_000_000;
/** How a text begins, with how many characters it is refused, and how it expects its actions. */
export type Format = Readonly<{ mark: string; most: number; by: 'kind' | 'history' }>;
/** How recordings are written, and how they used to be. */
const formats: readonly [Format, Format] = [
  { mark: 'K3.', most: maxReplayText, by: 'history' },
  { mark: 'K2.', most: maxReplayText, by: 'kind' },
];
const maxIdLength = 80;

type Body = Omit<Replay, keyof ReplayHead>;
const noHead: ReplayHead = {
  game: '',
  version: 0,
  day: 0,
  score: 0,
  practice: false,
  ticks: 0,
};
const noBody: Body = { config: {}, seed: 0, actions: [], hash: '' };

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
export function codeConfig(values: ValueCoder, game: Playable, config: ConfigValues = {}) {
  const baseline = baselineOf(game.config);
  const changes = Object.fromEntries(
    Object.entries(config).filter(([key, value]) => value !== baseline[key]),
  );
  const coded = values.value(changes);
  if (typeof coded !== 'object' || coded === null) throw new Malformed('has no settings');
  return { ...baseline, ...(coded as ConfigValues) };
}

/** Sixteen hex digits as two numbers. */
function codeHash(values: ValueCoder, hash: string): string {
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
  by: Format['by'],
  most?: number,
): unknown {
  const seed = values.count(body.seed);
  const config = codeConfig(values, game, body.config);
  const actions = codeActions(coder, values, game.rules, body.actions, by, most);
  return { config, seed, actions, hash: codeHash(values, body.hash) };
}

export function encodeReplay(game: Playable, replay: Replay): string {
  const [{ mark, by }] = formats;
  const coder = new Encoder();
  const values = new ValueCoder(coder);
  codeHead(values, replay);
  codeBody(coder, values, game, replay, by);
  return sealed(mark, coder.finish());
}

/** Runs a reader of a text and turns what it throws into a refusal. */
export function reading<Value>(
  what: string,
  text: string,
  { mark: expected, most }: Pick<Format, 'mark' | 'most'>,
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

/** The format of a text; the first where it has none of them. */
export function formatOf([first, ...rest]: readonly [Format, ...Format[]], text: string): Format {
  return rest.find(({ mark }) => text.startsWith(mark)) ?? first;
}

/** Reads the head of a text made by `encodeReplay`, without its game. */
export function describeReplay(text: string, among = formats): Parsed<ReplayHead> {
  return reading('recording', text, formatOf(among, text), (bytes) =>
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
function readHead(values: ValueCoder, game: Playable): Parsed<ReplayHead> {
  const head = codeHead(values, noHead);
  if (head.game !== game.id) return refused('The recording is of another game.');
  const { version } = game.rules;
  const mayFit = head.version === version || (game.rules.versionOf && head.version < version);
  return mayFit ? accepted(head) : refused(goneRules(game, head));
}

/** Writes what saves and excerpts begin with, as `readOutline` reads it. */
export function writeOutline(values: ValueCoder, game: Playable, replay: ReplayOutline): void {
  codeHead(values, replay);
  values.count(replay.seed);
  codeConfig(values, game, replay.config);
  codeHash(values, replay.hash);
}

/** Reads what saves and excerpts begin with: the head, and what else `parseOutline` asks for. */
export function readOutline(values: ValueCoder, game: Playable): Parsed<ReplayOutline> {
  const head = readHead(values, game);
  if (!head.ok) return head;
  const seed = values.count(0);
  const config = codeConfig(values, game);
  return parseOutline(game, { ...head.value, seed, config, hash: codeHash(values, '') });
}

/**
 * Decodes a text made by `encodeReplay`. Refused with a sentence if it does not fit the game.
 * @param most of actions; a text with more is refused before they are read
 */
export function decodeReplay(game: Playable, text: string, most?: number): Parsed<Replay> {
  const format = formatOf(formats, text);
  return reading('recording', text, format, (bytes) => {
    const coder = new Decoder(bytes);
    const values = new ValueCoder(coder);
    const head = readHead(values, game);
    if (!head.ok) return head;
    const body = codeBody(coder, values, game, noBody, format.by, most) as Body;
    if (head.value.version !== versionOf(game, body.config)) {
      return refused(goneRules(game, head.value));
    }
    return parseReplay(game, { ...head.value, ...body });
  });
}
