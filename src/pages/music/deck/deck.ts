import { type Sounding, stationAt } from './stations';

/** Length of the tape in seconds, one character of `Deck.tape` each. */
export const tapeSeconds = 90;
/** Winding runs this many times as fast as playing. */
const windingSpeed = 12;
/** The tuner's range and step, in MHz. */
export const band = { from: 88, to: 108, step: 0.1 } as const;

export type Mode = 'stopped' | 'radio' | 'playing' | 'recording' | 'rewinding' | 'forwarding';

/**
 * The state of the deck. `tape` holds what was recorded in each second, a character each;
 * `position` is in seconds.
 */
export type Deck = Readonly<{
  mode: Mode;
  paused: boolean;
  position: number;
  tape: string;
  /** The tuned frequency in MHz. */
  frequency: number;
  /** The tapes before each recording, the newest last, so that every one can be put back. */
  before: readonly string[];
  /** The last press if the machine could not do it. */
  refused?: 'rewind' | 'pause' | undefined;
}>;

export type DeckAction =
  | Readonly<{ type: 'play' | 'record' | 'stop' | 'pause' | 'rewind' | 'forward' | 'undo' }>
  | Readonly<{ type: 'tune'; frequency: number }>
  | Readonly<{ type: 'insert'; tape: string; before: readonly string[] }>
  | Readonly<{ type: 'tick'; seconds: number }>;

const moves = (mode: Mode) => mode !== 'stopped' && mode !== 'radio';

/** Whether the state changes with time: only then does the deck need a timer. */
export function isRunning({ mode, paused }: Deck): boolean {
  return moves(mode) && !paused;
}

/** What is heard now. */
export function soundOf({ mode, paused, position, tape, frequency }: Deck): Sounding {
  if (paused) return 'silence';
  if (mode === 'radio' || mode === 'recording') return stationAt(frequency);
  if (mode !== 'playing') return 'silence';
  return soundings[tape[Math.floor(position)] ?? blank] ?? 'silence';
}

const blank = '.';
const soundings: Readonly<Record<string, Sounding>> = {
  '~': 'hiss',
  '0': 0,
  '1': 1,
  '2': 2,
  '3': 3,
};

function characterOf(sound: Sounding): string {
  if (sound === 'silence') return blank;
  return sound === 'hiss' ? '~' : String(sound);
}

/**
 * The tape that is in the deck at first: two songs recorded from the radio, and the search between
 * them.
 */
const leftInside = `${'0'.repeat(24)}~~~${'1'.repeat(18)}~~`.padEnd(tapeSeconds, blank);

export const newDeck: Deck = {
  mode: 'stopped',
  paused: false,
  position: 0,
  tape: leftInside,
  frequency: 97.7,
  before: [],
};

/** How many tapes are stored. */
const maxTapes = 200;

function isTape(stored: unknown): stored is string {
  const fits = typeof stored === 'string' && stored.length === tapeSeconds;
  return fits && /^[.~0-3]*$/.test(stored);
}

/** A stored tape. An invalid value gives the first tape. */
export function parseTape(stored: unknown): string {
  return isTape(stored) ? stored : leftInside;
}

/** Stored tapes, without invalid ones. */
export function parseTapes(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter(isTape).slice(-maxTapes) : [];
}

/** The tapes that can be put back: those that differ from the one in the deck. */
export function otherTapes({ before, tape }: Deck): readonly string[] {
  return before.filter((one) => one !== tape);
}

/** Records a sound onto the tape between two positions in seconds. */
function record(tape: string, from: number, to: number, sound: Sounding): string {
  const start = Math.floor(from);
  const end = Math.min(tapeSeconds, Math.ceil(to));
  return tape.slice(0, start) + characterOf(sound).repeat(end - start) + tape.slice(end);
}

const speeds: Partial<Record<Mode, number>> = {
  rewinding: -windingSpeed,
  forwarding: windingSpeed,
};

function advance(deck: Deck, seconds: number): Deck {
  if (!isRunning(deck)) return deck;
  const speed = speeds[deck.mode] ?? 1;
  const wanted = deck.position + seconds * speed;
  const position = Math.max(0, Math.min(tapeSeconds, wanted));
  const tape =
    deck.mode === 'recording'
      ? record(deck.tape, deck.position, position, stationAt(deck.frequency))
      : deck.tape;
  // The deck stops by itself at either end of the tape.
  const mode = position === wanted && position < tapeSeconds ? deck.mode : 'stopped';
  return { ...deck, tape, position, mode };
}

/** Handles a key press, a turn of the tuner or the passing of time. */
export function deckReducer(deck: Deck, action: DeckAction): Deck {
  const next = operate(deck, action);
  if (action.type === 'tick') return next;
  const cannot = next === deck && (action.type === 'rewind' || action.type === 'pause');
  const refused = cannot ? action.type : undefined;
  return next.refused === refused ? next : { ...next, refused };
}

function operate(deck: Deck, action: DeckAction): Deck {
  const started = { ...deck, paused: false };
  switch (action.type) {
    case 'tick':
      return advance(deck, action.seconds);
    case 'insert':
      return { ...deck, tape: action.tape, before: action.before };
    case 'tune':
      return {
        ...deck,
        frequency: Math.max(band.from, Math.min(band.to, action.frequency)),
        mode: deck.mode === 'stopped' ? 'radio' : deck.mode,
      };
    case 'play':
      return deck.position < tapeSeconds ? { ...started, mode: 'playing' } : deck;
    case 'record':
      if (deck.position >= tapeSeconds) return deck;
      if (deck.mode === 'recording') return started;
      return {
        ...started,
        mode: 'recording',
        before: [...otherTapes(deck), deck.tape].slice(-maxTapes),
      };
    case 'rewind':
      return deck.position > 0 ? { ...started, mode: 'rewinding' } : deck;
    case 'forward':
      return deck.position < tapeSeconds ? { ...started, mode: 'forwarding' } : deck;
    case 'pause':
      return moves(deck.mode) ? { ...deck, paused: !deck.paused } : deck;
    case 'stop':
      return { ...started, mode: 'stopped' };
    case 'undo': {
      // The tapes go round, so that none is lost.
      const before = [deck.tape, ...otherTapes(deck)];
      return { ...started, mode: 'stopped', tape: before.pop() ?? deck.tape, before };
    }
  }
}

/** A sentence that says what the deck is doing. */
export function describe(deck: Deck): string {
  const { mode, paused, frequency, position, refused } = deck;
  if (refused === 'rewind') return 'The tape is at its start';
  if (refused === 'pause') return 'No tape is running';
  if (paused) return 'Paused';
  if (mode === 'playing') return 'Playing the tape';
  if (mode === 'rewinding') return 'Rewinding';
  if (mode === 'forwarding') return 'Winding forward';
  const heard = stationAt(frequency) === 'hiss' ? 'Nothing but hiss' : 'A station';
  if (mode === 'recording') return `Recording. ${heard} at ${frequency.toFixed(1)}`;
  if (mode === 'radio') return `${heard} at ${frequency.toFixed(1)}`;
  if (position >= tapeSeconds) return 'End of the tape. Rewind it';
  return 'Stopped';
}
