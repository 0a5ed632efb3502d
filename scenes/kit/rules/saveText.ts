import { codeActions } from './codeActions';
import { ValueCoder } from './codeValues';
import { parseConfig } from './config';
import type { BaseState } from './contract';
import { accepted, type Parsed, refused } from './Parsed';
import type { Playable } from './Playable';
import { parseActions } from './parseReplay';
import type { Replay, Save } from './Replay';
import { Decoder, Encoder } from './rangeCoder';
import { codeConfig, reading, readingBytes, readOutline, writeOutline } from './replayText';
import { sameShape } from './sameShape';
import { stateHash } from './stateHash';
import { fromStored, toStored } from './storedNames';
import { sealed } from './textOfBytes';

const format = { mark: 'S3.', most: 4_000_000 };
/** Before both parts: the length of the first, in bytes. */
const lengthBytes = 4;

/**
 * An unfinished run as text: its state, then its log, which is not needed until the run is rewound,
 * forked or recorded.
 */
export function encodeSave(game: Playable, { replay, state, leftAt }: Save): string {
  const stand = new Encoder();
  const values = new ValueCoder(stand);
  writeOutline(values, game, replay);
  values.count(leftAt);
  // Coded relative to the baseline, so that a new constant changes no save.
  codeConfig(values, game, state?.config ?? replay.config);
  values.value(state && toStored(game.rules, { ...state, config: undefined }));
  const log = new Encoder();
  const { actions } = replay;
  const entries = typeof actions === 'function' ? actions() : actions;
  codeActions(log, new ValueCoder(log), game.rules, entries);
  const first = stand.finish();
  const second = log.finish();
  const bytes = new Uint8Array(lengthBytes + first.length + second.length);
  new DataView(bytes.buffer).setUint32(0, first.length);
  bytes.set(first, lengthBytes);
  bytes.set(second, lengthBytes + first.length);
  return sealed(format.mark, bytes);
}

function decodeLog(game: Playable, bytes: Uint8Array, ticks: number): Parsed<Replay['actions']> {
  const coder = new Decoder(bytes);
  const log = codeActions(coder, new ValueCoder(coder), game.rules, []);
  return parseActions(game, log, ticks);
}

/**
 * Decodes a text made by `encodeSave`. Refused with a sentence if it does not fit. The log stays
 * packed if the state fits. The state is left out if it has another shape by now, or not the hash
 * that its recording claims.
 */
export function decodeSave(game: Playable, text: string): Parsed<Save> {
  return reading<Save>('saved game', text, format, (bytes) => {
    if (bytes.length < lengthBytes) return refused('The saved game is damaged.');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const logAt = lengthBytes + view.getUint32(0);
    const values = new ValueCoder(new Decoder(bytes.subarray(lengthBytes, logAt)));
    const outline = readOutline(values, game);
    if (!outline.ok) return outline;
    const { seed, config, ticks } = outline.value;
    const leftAt = values.count(0);
    const inForce = parseConfig(game.config, codeConfig(values, game));
    if (!inForce.ok) return inForce;
    const stored = fromStored(game.rules, Object(values.value(undefined)));
    const log = bytes.subarray(logAt);
    const state = { ...stored, config: inForce.value } as BaseState;
    const like = game.rules.start({ ...config }, seed);
    if (sameShape(like, state) && stateHash(game, state) === outline.value.hash) {
      // The run continues by then: a log that cannot be decoded counts as empty.
      const actions = () => {
        const late = readingBytes('saved game', () => decodeLog(game, log, ticks));
        return late.ok ? late.value : [];
      };
      return accepted({ replay: { ...outline.value, actions }, state, leftAt });
    }
    const actions = decodeLog(game, log, ticks);
    if (!actions.ok) return actions;
    return accepted({ replay: { ...outline.value, actions: actions.value }, leftAt });
  });
}
