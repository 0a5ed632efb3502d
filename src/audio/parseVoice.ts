/** A note of a tune: where it begins and how long it sounds, in steps. */
export type TuneNote = Readonly<{
  step: number;
  steps: number;
  /** Hz; 0 for a beat of noise. */
  pitch: number;
}>;

const semitones: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const notePattern = /^([A-G])([#b]?)([0-8])$/;
/** Of the A above middle C, whose number is 69; Hz. */
const concertPitch = 440;

function pitchOf(token: string): number | undefined {
  if (token === 'x') return 0;
  const match = notePattern.exec(token);
  if (!match) return undefined;
  const [, letter, sign, octave] = match;
  const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0;
  const number = 12 * (Number(octave) + 1) + semitones[letter] + shift;
  return concertPitch * 2 ** ((number - 69) / 12);
}

/**
 * Reads a voice as `TuneVoice.steps` describes it.
 * @returns its notes in order, and its length in steps
 * @throws at a word that is no step, or where `-` has nothing to hold on
 */
export function parseVoice(steps: string): Readonly<{ notes: TuneNote[]; length: number }> {
  const notes: TuneNote[] = [];
  let length = 0;
  let sounding = false;
  for (const token of steps.split(/\s+/)) {
    if (token === '' || token === '|') continue;
    if (token === '-') {
      if (!sounding) throw new Error(`step ${length}: there is no note to hold on`);
      const last = notes[notes.length - 1];
      notes[notes.length - 1] = { ...last, steps: last.steps + 1 };
    } else if (token === '.') {
      sounding = false;
    } else {
      const pitch = pitchOf(token);
      if (pitch === undefined) throw new Error(`step ${length}: "${token}" is no step of a tune`);
      notes.push({ step: length, steps: 1, pitch });
      sounding = true;
    }
    length += 1;
  }
  return { notes, length };
}
