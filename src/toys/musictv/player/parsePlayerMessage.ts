/** The facts that are read from the player's messages. */
export type PlayerReport = Readonly<
  | { kind: 'ready' }
  /** −1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering, 5 cued. */
  | { kind: 'state'; state: number }
  /** The IFrame API's error code; 0 for a failure without one. */
  | { kind: 'error'; code: number }
  | { kind: 'autoplayBlocked' }
  /** Any other message: it shows that the player works. */
  | { kind: 'alive' }
>;

/** Upper bound in characters. Real messages are much shorter. */
const maxLength = 200_000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

function parsed(data: unknown): Fields | undefined {
  if (typeof data !== 'string') return fieldsOf(data);
  if (data.length > maxLength) return undefined;
  try {
    return fieldsOf(JSON.parse(data));
  } catch {
    return undefined;
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Reads the fields of a message. A failed video has an error code, or a word. */
function readInfo(info: Fields | undefined): PlayerReport {
  const code = fieldsOf(info?.videoData)?.errorCode;
  if (code !== undefined && code !== null && code !== '' && code !== 0) {
    return { kind: 'error', code: isWhole(Number(code)) ? Number(code) : 0 };
  }
  return isWhole(info?.playerState)
    ? { kind: 'state', state: info.playerState }
    : { kind: 'alive' };
}

/**
 * Reads a message of the video host's player in the format of its IFrame API: JSON text with an
 * `event` and its `info`. The caller has checked the message's origin.
 * @returns undefined for any other message
 */
export function parsePlayerMessage(data: unknown): PlayerReport | undefined {
  const message = parsed(data);
  switch (message?.event) {
    case 'onReady':
      return { kind: 'ready' };
    case 'onStateChange':
      return isWhole(message.info) ? { kind: 'state', state: message.info } : { kind: 'alive' };
    case 'onError':
      return { kind: 'error', code: isWhole(Number(message.info)) ? Number(message.info) : 0 };
    case 'onAutoplayBlocked':
      return { kind: 'autoplayBlocked' };
    case 'initialDelivery':
    case 'infoDelivery':
      return readInfo(fieldsOf(message.info));
    default:
      return typeof message?.event === 'string' ? { kind: 'alive' } : undefined;
  }
}
