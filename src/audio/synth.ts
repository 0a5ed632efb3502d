import { audioEngine, effectsVolume } from './context';
import { parseRecipe } from './recipe';
import { type Note, type Sound, type SoundName, sounds } from './sounds';
import { createVoices, type Voices } from './voices';

export { setMuted } from './context';
export type { SoundName } from './sounds';

/** A sound that would come more than this many ms after its cause is not played. */
const tooLate = 300;

let voices: Promise<Voices | undefined> | undefined;

function ready(): Promise<Voices | undefined> {
  if (!voices) {
    const engine = audioEngine();
    const made = engine.then((tone) => (tone ? createVoices(tone) : undefined));
    voices = made;
    // Called before any gesture: try again next time.
    void engine.then((tone) => {
      if (!tone) voices = undefined;
    });
  }
  return voices;
}

/**
 * Plays a short sound now, or when the engine has loaded, unless that takes too long. It never
 * throws: without an AudioContext, before a gesture, or muted, nothing is heard.
 * @param patience the longest delay in ms
 */
export function play(name: SoundName, patience = tooLate): void {
  playSound(sounds[name], 1, patience);
}

/**
 * Plays a sound that is written as text (`parseRecipe`), under the same conditions as `play`.
 * @param rate multiplies pitches and speed, for a sound that follows the hand
 */
export function playRecipe(recipe: string, rate = 1): void {
  playSound(parseRecipe(recipe), rate, tooLate);
}

function playSound(sound: Sound, rate: number, patience: number): void {
  const volume = effectsVolume();
  if (volume === 0) return;
  const asked = performance.now();
  void Promise.all([audioEngine(), ready()]).then(([tone, set]) => {
    if (!tone || !set || performance.now() - asked > patience) return;
    const start = tone.now() + 0.005;
    try {
      for (const note of sound.notes) {
        set.play(asWanted(note, rate, volume), sound.shape, start + note.at / rate);
      }
    } catch (error) {
      // Two sounds at the same time on one voice: the first wins.
      console.debug('Dropped a sound:', error);
    }
  });
}

function asWanted(note: Note, rate: number, volume: number): Note {
  const { pitch, length, level, slideTo } = note;
  const wanted = { ...note, pitch: pitch * rate, length: length / rate, level: level * volume };
  return slideTo === undefined ? wanted : { ...wanted, slideTo: slideTo * rate };
}

/** Loads the engine at the next gesture, so that the first sound is not late. */
export function prepare(signal: AbortSignal): void {
  const load = () => void ready();
  addEventListener('pointerdown', load, { once: true, signal });
  addEventListener('keydown', load, { once: true, signal });
}
