/** The gesture that moves an object. */
export type Gesture = 'press' | 'pull' | 'flick' | 'turn' | 'shake' | 'hold';

/** What happens to an object after its gesture was completed. */
export type Ending = 'returns' | 'stays' | 'toggles';

/** The numbers of an object. Each step reads them again, so that a change acts at once. */
export interface Numbers {
  /**
   * The length of the whole gesture: units of the drawing (pull, flick), turns, shakes, or seconds
   * (hold).
   */
  travel: number;
  /** The direction of a pull or flick in degrees: 0 right, 90 down, 180 left, 270 up. */
  angle: number;
  /** Stiffness of the spring, in 1/s². */
  stiffness: number;
  /** Damping of the spring, in 1/s. */
  damping: number;
  /** Friction of a spin, in 1/s. */
  friction: number;
  /** The speed that a completed gesture adds to the spin, in turns per second. */
  kick: number;
  /** How many ticks are heard between rest and the end. */
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

/** The state of an object at one moment. */
export interface Moment {
  /** 0 at rest, 1 at the end of its way; a spring may go beyond both. */
  p: number;
  /** Change of `p` per second. */
  v: number;
  /** Turns since it was mounted. */
  spin: number;
  /** Turns per second. */
  w: number;
  /**
   * How far the hand has moved it from its place, in units of the drawing. The whole drawing follows
   * by itself; the pose of an object that is shaken moves its parts by these.
   */
  x: number;
  y: number;
  /** How far it is lifted: 0 when it stands, 1 in the hand. The whole drawing follows by itself. */
  lift: number;
  /** How often its gesture was completed. Kept between visits. */
  n: number;
  /** A random number, at least 0 and below 1, drawn again at each completed gesture. */
  roll: number;
  /** Whether a finger is down. */
  held: boolean;
  /** Whether its secret was found. Kept between visits. */
  found: boolean;
}

/** Places one part of the drawing. Fields that are left out keep the part as it was drawn. */
export type Placing = Readonly<{
  x?: number;
  y?: number;
  /** Degrees about `ox`, `oy`. */
  turn?: number;
  /** Scale about `ox`, `oy`; `sx` and `sy` scale in one direction. */
  size?: number;
  sx?: number;
  sy?: number;
  /** 50 by default. */
  ox?: number;
  oy?: number;
  /** Opacity. */
  show?: number;
  /** The text of a part that is drawn by `word`. */
  text?: string;
}>;

export type At = (part: string, placing: Placing) => void;

/**
 * How an object's secret is found: gestures completed since it was mounted, seconds of holding,
 * speed of the hand in ways per second, pulling the wrong way, a completed gesture between midnight
 * and one, or arrow keys on the stage (`UDLR`).
 */
export type Secret =
  | readonly [kind: 'times' | 'hold' | 'speed', amount: number, says: string]
  | readonly [kind: 'backwards' | 'midnight', says: string]
  | readonly [kind: 'keys', keys: string, says: string];

/** Everything about an object except its drawing. */
export type ObjectPlay = Readonly<{
  gesture: Gesture;
  /**
   * The label of the stage's button, and the name of the gesture for a screen reader: 'Throw it'.
   */
  verb: string;
  /** Default: `returns`. */
  ends?: Ending;
  numbers?: Readonly<Partial<Numbers>>;
  /**
   * Spoken after each completed gesture. Of a list the n-th line is spoken, and the last one from
   * then on.
   */
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
