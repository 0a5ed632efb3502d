import type { Note, Sound } from './sounds';

const waves: Readonly<Record<string, Note['wave']>> = {
  s: 'sine',
  q: 'square',
  t: 'triangle',
  w: 'sawtooth',
  n: 'noise',
};
/** Wave, pitch, slide, start, length, level: `q440>880@0+.2*.3`. */
const notePattern = /^([sqtwn])(\d*)(?:>(\d+))?@([\d.]+)\+([\d.]+)\*([\d.]+)$/;

/**
 * Reads a sound from text. Each word is a note: `q440>880@0+.2*.3` is a square wave that slides from
 * 440 to 880 Hz, begins at 0 s, lasts 0.2 s and has level 0.3. Waves: s sine, q square, t triangle,
 * w sawtooth, n noise (without a pitch).
 * @throws at a word that is no note
 */
export function parseRecipe(recipe: string): Sound {
  const notes = recipe.split(' ').map((word): Note => {
    const match = notePattern.exec(word);
    const wave = waves[match?.[1] ?? ''];
    if (!match || !wave) throw new Error(`"${word}" is no note of a recipe`);
    const [, , pitch, slideTo, at, length, level] = match;
    const note = {
      wave,
      at: Number(at),
      length: Number(length),
      pitch: Number(pitch),
      level: Number(level),
    };
    return slideTo === undefined ? note : { ...note, slideTo: Number(slideTo) };
  });
  return { shape: 'flat', notes };
}
