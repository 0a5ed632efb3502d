/** What a visitor does with an object. */
export type Gesture = 'press' | 'pull' | 'flick' | 'turn' | 'shake' | 'hold';

/** What becomes of an object after its answer. */
export type Ending = 'returns' | 'stays' | 'toggles';

/** The numbers of an object. Each step reads them anew, so that a change acts at once. */
export interface Numbers {
  /** What the whole gesture takes: units of the drawing (pull, flick), turns, shakes, or seconds (hold). */
  travel: number;
  /** The direction of a pull or flick in degrees: 0 right, 90 down, 180 left, 270 up. */
  angle: number;
  /** Of the spring, in 1/s². */
  stiffness: number;
  /** Of the spring, in 1/s. */
  damping: number;
  /** Of what spins, in 1/s. */
  friction: number;
  /** What a completed gesture adds to the spin, in turns a second. */
  kick: number;
  /** Ticks on the way from rest to the end. */
  ticks: number;
  /** Seconds at the end before an object returns. */
  rest: number;
}

export const defaultNumbers: Readonly<Numbers> = {
  travel: 40,
  angle: 90,
  stiffness: 170,
  damping: 14,
  friction: 1.2,
  kick: 0,
  ticks: 0,
  rest: 0.7,
};

/** Where an object is at this moment. */
export interface Moment {
  /** 0 at rest, 1 at the end of its way; a spring may go beyond both. */
  p: number;
  /** Change of `p` a second. */
  v: number;
  /** Turns since it was mounted. */
  spin: number;
  /** Turns a second. */
  w: number;
  /** How far it has been moved from its place by a shaking hand, in units of the drawing. */
  x: number;
  y: number;
  /** How often its gesture was completed. Kept between visits. */
  n: number;
  /** Chance, at least 0 and below 1, drawn anew at each completed gesture. */
  roll: number;
  /** Whether a finger is down. */
  held: boolean;
  /** Whether its second thing was found. Kept between visits. */
  found: boolean;
}

/** Places one part of the drawing. Everything left out is as it was drawn. */
export type Placing = Readonly<{
  x?: number;
  y?: number;
  /** Degrees about `ox`, `oy`. */
  turn?: number;
  /** Scale about `ox`, `oy`; `sx` and `sy` for one direction alone. */
  size?: number;
  sx?: number;
  sy?: number;
  /** 50 by default. */
  ox?: number;
  oy?: number;
  /** Opacity. */
  show?: number;
  /** The words of a part that is drawn by `word`. */
  text?: string;
}>;

export type At = (part: string, placing: Placing) => void;

/**
 * How the second thing is found: gestures completed in a row, seconds of holding, speed of the hand
 * in ways a second, pulling the wrong way, a completed gesture between midnight and one, or arrow
 * keys on the stage (`UDLR`).
 */
export type Secret =
  | readonly [kind: 'times' | 'hold' | 'speed', amount: number, says: string]
  | readonly [kind: 'backwards' | 'midnight', says: string]
  | readonly [kind: 'keys', keys: string, says: string];

/** What an object does: everything about it but its drawing. */
export type ObjectPlay = Readonly<{
  gesture: Gesture;
  /** On the stage's button, and the name of the gesture for a screen reader: 'Throw it'. */
  verb: string;
  /** Default: `returns`. */
  ends?: Ending;
  numbers?: Readonly<Partial<Numbers>>;
  /** Spoken after each completed gesture: the n-th line, the last one from then on, or what a function says. */
  says: string | readonly string[] | ((moment: Readonly<Moment>) => string);
  /** A recipe (`src/audio/recipe.ts`) for the completed gesture, and one for each tick on the way. */
  sound: string;
  tick?: string;
  /** Milliseconds of vibration. */
  buzz?: number;
  secret?: Secret;
  /** Places the parts. Called for each frame in which something moves. */
  pose: (moment: Readonly<Moment>, at: At) => void;
}>;
