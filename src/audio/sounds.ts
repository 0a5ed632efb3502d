/** One tone or burst of a sound; times in seconds from its start, level 0 to 1. */
export type Note = Readonly<{
  wave: 'sine' | 'square' | 'triangle' | 'sawtooth' | 'noise';
  at: number;
  length: number;
  /** Hz; a burst of noise has none. */
  pitch: number;
  /** Hz at the end, for a slide. */
  slideTo?: number;
  level: number;
}>;

/** Attack and release of a note, in seconds. */
export type Shape = 'flat' | 'pluck';

export type Sound = Readonly<{ shape: Shape; notes: readonly Note[] }>;

/** A sequence of notes of equal length. */
function run(
  wave: Note['wave'],
  level: number,
  length: number,
  pitches: readonly number[],
): readonly Note[] {
  return pitches.map((pitch, index) => ({ wave, at: index * length, length, pitch, level }));
}

const noise = (at: number, length: number, level: number): Note => ({
  wave: 'noise',
  at,
  length,
  pitch: 0,
  level,
});

/** Every short sound of the site. The beep is specified: 0.5 s at 800 Hz. */
export const sounds = {
  beep: {
    shape: 'flat',
    notes: [{ wave: 'sine', at: 0, length: 0.5, pitch: 800, level: 0.5 }],
  },
  chime: { shape: 'pluck', notes: run('triangle', 0.45, 0.11, [659.3, 880, 1318.5]) },
  click: { shape: 'flat', notes: [noise(0, 0.012, 0.25)] },
  /** The handheld's start-up: two notes, a fifth apart. */
  boot: {
    shape: 'pluck',
    notes: [
      { wave: 'triangle', at: 0, length: 0.12, pitch: 1046.5, level: 0.4 },
      { wave: 'triangle', at: 0.12, length: 0.6, pitch: 1568, level: 0.4 },
      { wave: 'sine', at: 0.12, length: 0.6, pitch: 3136, level: 0.12 },
    ],
  },
  menu: { shape: 'flat', notes: run('square', 0.16, 0.035, [988, 1319]) },
  start: { shape: 'flat', notes: run('square', 0.18, 0.07, [523.3, 659.3, 784, 1046.5]) },
  eat: {
    shape: 'flat',
    notes: [{ wave: 'square', at: 0, length: 0.07, pitch: 420, slideTo: 840, level: 0.2 }],
  },
  bonus: { shape: 'flat', notes: run('square', 0.18, 0.05, [784, 988, 1175, 1568]) },
  crash: {
    shape: 'flat',
    notes: [
      noise(0, 0.28, 0.4),
      { wave: 'square', at: 0, length: 0.4, pitch: 220, slideTo: 55, level: 0.25 },
    ],
  },
  jump: {
    shape: 'flat',
    notes: [{ wave: 'square', at: 0, length: 0.12, pitch: 260, slideTo: 620, level: 0.16 }],
  },
  land: { shape: 'flat', notes: [noise(0, 0.03, 0.18)] },
  coin: {
    shape: 'pluck',
    notes: [
      { wave: 'square', at: 0, length: 0.05, pitch: 1047, level: 0.15 },
      { wave: 'square', at: 0.05, length: 0.16, pitch: 1397, level: 0.15 },
    ],
  },
  power: { shape: 'flat', notes: run('square', 0.16, 0.045, [392, 494, 587, 784, 988]) },
  hurt: {
    shape: 'flat',
    notes: [{ wave: 'sawtooth', at: 0, length: 0.25, pitch: 330, slideTo: 110, level: 0.22 }],
  },
  rotate: {
    shape: 'flat',
    notes: [{ wave: 'square', at: 0, length: 0.03, pitch: 660, level: 0.12 }],
  },
  lock: {
    shape: 'flat',
    notes: [noise(0, 0.04, 0.2), { wave: 'square', at: 0, length: 0.05, pitch: 130, level: 0.2 }],
  },
  clear: { shape: 'flat', notes: run('square', 0.18, 0.055, [659.3, 784, 988, 1318.5]) },
  level: { shape: 'flat', notes: run('triangle', 0.4, 0.09, [523.3, 659.3, 784, 1046.5, 1318.5]) },
  /** The messenger: sign-in, message, sign-out and the laugh wink. */
  signIn: { shape: 'pluck', notes: run('sine', 0.4, 0.14, [523.3, 784, 659.3, 1046.5]) },
  door: { shape: 'pluck', notes: run('triangle', 0.3, 0.1, [392, 587.3]) },
  message: { shape: 'pluck', notes: run('sine', 0.3, 0.08, [880, 1174.7]) },
  wink: {
    shape: 'pluck',
    notes: [
      { wave: 'triangle', at: 0, length: 0.35, pitch: 330, slideTo: 1320, level: 0.3 },
      { wave: 'sine', at: 0.35, length: 0.4, pitch: 1568, level: 0.25 },
    ],
  },
  laugh: {
    shape: 'flat',
    notes: Array.from({ length: 9 }, (_, index) => ({
      wave: 'triangle' as const,
      at: index * 0.23,
      length: 0.13,
      pitch: 520 - 28 * index + (index % 2) * 60,
      slideTo: 330 - 16 * index,
      level: 0.4 - 0.025 * index,
    })),
  },
  /** Music television between two songs: noise, and a jingle of five notes. */
  snow: { shape: 'flat', notes: [noise(0, 0.5, 0.12), noise(0.25, 0.4, 0.07)] },
  ident: {
    shape: 'pluck',
    notes: [392, 523.3, 466.2, 622.3, 784].map((pitch, index) => ({
      wave: index % 2 ? ('triangle' as const) : ('sawtooth' as const),
      at: [0, 0.14, 0.28, 0.42, 0.6][index],
      length: index === 4 ? 0.4 : 0.12,
      pitch,
      slideTo: pitch * (index % 2 ? 0.94 : 1.06),
      level: index % 2 ? 0.32 : 0.16,
    })),
  },
  /** The online service's mail: a pigeon and a bell. */
  post: {
    shape: 'pluck',
    notes: [
      ...[0, 0.07, 0.14].map((at): Note => noise(at, 0.04, 0.12)),
      { wave: 'triangle', at: 0.22, length: 0.14, pitch: 370, slideTo: 440, level: 0.5 },
      { wave: 'triangle', at: 0.4, length: 0.34, pitch: 466, slideTo: 349, level: 0.5 },
      { wave: 'sine', at: 0.82, length: 0.1, pitch: 1318.5, level: 0.3 },
      { wave: 'sine', at: 0.94, length: 0.4, pitch: 1760, level: 0.3 },
    ],
  },
  /** The 8-ball: liquid when it is shaken, and the die at the window. */
  slosh: {
    shape: 'flat',
    notes: Array.from({ length: 7 }, (_, index) => noise(index * 0.2, 0.16, 0.12)),
  },
  mist: {
    shape: 'pluck',
    notes: [392, 466.2, 554.4, 659.3, 784].map((pitch, index) => ({
      wave: 'sine' as const,
      at: index * 0.36,
      length: 0.5,
      pitch,
      slideTo: pitch * 1.03,
      level: 0.22,
    })),
  },
  rub: { shape: 'flat', notes: [noise(0, 0.09, 0.1), noise(0.08, 0.06, 0.07)] },
  bump: {
    shape: 'flat',
    notes: [{ wave: 'sine', at: 0, length: 0.07, pitch: 190, slideTo: 90, level: 0.4 }],
  },
  over: { shape: 'flat', notes: run('square', 0.18, 0.16, [392, 330, 262, 196]) },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof sounds;
