/** Samples a second. The sounds have nothing above half of that. */
export const fairRate = 22_050;

/** Sounds of a funfair that repeat without a seam. */
export type FairSound = 'scream' | 'organ' | 'crowd' | 'rain';

/** Points of a wave. */
const points = 2048;

/** One period of a wave from the levels of its harmonics. */
function waveOf(...harmonics: number[]): Float32Array {
  return Float32Array.from({ length: points }, (_, at) =>
    harmonics.reduce(
      (sum, level, n) => sum + level * Math.sin((at * Math.PI * 2 * (n + 1)) / points),
      0,
    ),
  );
}

const pipe = waveOf(1, 0.6, 0.3, 0.2, 0.1);
const throat = waveOf(0.6, 0.8, 1, 0.7, 0.4, 0.3, 0.2);

const { random } = Math;

/** Samples of one tremble of a voice. */
const tremble = 3500;

/** Rises from 0 to 1 and falls again, while a part goes from 0 to 1: quicker than a sine. */
const hill = (part: number): number => 4 * part * (1 - part);

/**
 * Adds a note, over the end of the loop to its beginning.
 * @param pitch in Hz @param bend how much higher it is in its middle, as a part of that
 */
function add(
  out: Float32Array,
  wave: Float32Array,
  from: number,
  seconds: number,
  pitch: number,
  bend: number,
  level: number,
): void {
  const start = Math.round(from * fairRate);
  const length = seconds * fairRate;
  let phase = 0;
  for (let at = 0; at < length; at += 1) {
    const part = at / length;
    const higher = 1 + bend * hill(part) + 0.012 * hill((at % tremble) / tremble);
    phase = (phase + (pitch * higher * points) / fairRate) % points;
    const loud = Math.min(1, part * 8, (1 - part) * 4);
    out[(start + at) % out.length] += wave[Math.floor(phase)] * level * loud;
  }
}

/**
 * Noise through a low pass. The filter goes round twice, so the loop begins where it ends.
 * @param bright 0 to 1
 */
function noise(seconds: number, bright: number): Float32Array<ArrayBuffer> {
  const white = new Float32Array(seconds * fairRate).map(() => random() - 0.5);
  let last = 0;
  const filter = (sample: number): number => {
    last += (sample - last) * bright;
    return last;
  };
  white.forEach(filter);
  return white.map(filter);
}

/** Wheels on rails, and people who go over the top together. */
function scream(): Float32Array<ArrayBuffer> {
  const out = noise(8, 0.06);
  for (const [voice, from] of [1, 1.1, 1.2, 1.4, 5, 5.2, 5.3].entries()) {
    add(out, throat, from, 1 + 0.8 * random(), 540 + 90 * (voice % 4), 0.5, 0.12);
  }
  return out;
}

/** A waltz by beat, a letter a semitone: f is C. A space holds the note before. */
const melody = 'mrvy vwtqt moqrtvwvtqr  ';
/** By bar, the root and the two notes of the chord after it. */
const chords = ['fjm', 'fjm', 'ahk', 'ahk', 'cfk', 'aeh', 'ahk', 'fjm'];
/** Seconds. */
const beat = 0.3;

/** A fairground organ: the tune, a bass on each first beat, and the chord after it. */
function organ(): Float32Array<ArrayBuffer> {
  const out = new Float32Array(melody.length * beat * fairRate);
  const blow = (at: number, beats: number, letter: string, octave: number, level: number): void =>
    add(
      out,
      pipe,
      at * beat,
      beats * beat,
      261.6 * 2 ** ((letter.charCodeAt(0) - 102) / 12 + octave),
      0,
      level,
    );
  for (const [at, letter] of Array.from(melody).entries()) {
    if (letter === ' ') continue;
    blow(at, melody[at + 1] === ' ' ? 1.9 : 0.95, letter, 1, 0.16);
  }
  for (const [bar, chord] of chords.entries()) {
    blow(bar * 3, 0.8, chord[0], -1, 0.2);
    for (const late of [1, 2]) {
      for (const letter of chord.slice(1)) blow(bar * 3 + late, 0.45, letter, 0, 0.08);
    }
  }
  return out;
}

/** Many people who talk at once, none of whom is understood. */
function crowd(): Float32Array<ArrayBuffer> {
  const out = noise(6, 0.2).map((sample) => sample / 9);
  for (let syllable = 0; syllable < 170; syllable += 1) {
    add(out, throat, 6 * random(), 0.1 + random() / 5, 110 + 190 * random(), random() / 3, 0.05);
  }
  return out;
}

const renderings = { scream, organ, crowd, rain: () => noise(4, 0.6) };

/** Renders a sound of a funfair: samples from -1 to 1 at `fairRate`. */
export function renderFair(sound: FairSound): Float32Array<ArrayBuffer> {
  const out = renderings[sound]();
  const peak = out.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return out.map((sample) => (0.9 * sample) / peak);
}
