import type { Tune } from '../../../audio/tunePlayer';

/**
 * One loop for each station, composed for this site: piano house, guitar pop, breakbeat and slow
 * jam.
 */
export const stationTunes: readonly Tune[] = [
  {
    stepMs: 120,
    voices: [
      {
        wave: 'triangle',
        level: 0.5,
        steps: `
          A4 . A4 C5 . E5 . C5 | D5 . . C5 . A4 . . | F4 . F4 A4 . C5 . A4 | G4 . . B4 . D5 . .
          A4 . A4 C5 . E5 . G5 | E5 . . D5 . C5 . . | F5 . E5 . C5 . A4 . | B4 . G4 . B4 - - .
        `,
      },
      {
        wave: 'square',
        level: 0.18,
        steps: 'A2 . . A2 . . A2 . | D3 . . D3 . . D3 . | F2 . . F2 . . F2 . | G2 . . G2 . . G2 .',
      },
      { wave: 'noise', level: 0.3, steps: 'x . x . x . x x' },
    ],
  },
  {
    stepMs: 165,
    voices: [
      {
        wave: 'square',
        level: 0.22,
        steps: `
          G4 - G4 B4 | D5 - B4 G4 | E4 - E4 G4 | C5 - B4 A4 | G4 - B4 D5 | E5 - D5 B4 | A4 - G4 A4 | D4 - - .
        `,
      },
      {
        wave: 'triangle',
        level: 0.5,
        steps:
          'G2 . G2 . G2 . D3 . | C3 . C3 . C3 . G2 . | E2 . E2 . E2 . B2 . | D3 . D3 . D3 . A2 .',
      },
      { wave: 'noise', level: 0.25, steps: 'x . x .' },
    ],
  },
  {
    stepMs: 88,
    voices: [
      { wave: 'noise', level: 0.4, steps: 'x . x . x . . x | . x x . x . x .' },
      {
        wave: 'sine',
        level: 0.6,
        steps: 'D2 - - - - . F2 . | A1 - - - . C2 - . | D2 - - - - . A2 . | G2 - F2 - C2 - - .',
      },
      {
        wave: 'triangle',
        level: 0.25,
        steps: 'D5 - - - . . . . | F5 - - . E5 - - . | . . . . . . . . | A4 - - - C5 - - .',
      },
    ],
  },
  {
    stepMs: 210,
    voices: [
      {
        wave: 'sine',
        level: 0.45,
        steps:
          'F4 - A4 C5 | E5 - D5 C5 | A4 - - G4 | A4 - - . | D4 - F4 A4 | C5 - A4 G4 | F4 - - E4 | C4 - - .',
      },
      {
        wave: 'triangle',
        level: 0.4,
        steps:
          'F2 - - C3 | A2 - - E3 | D3 - - A2 | Bb2 - C3 - | D3 - - A2 | G2 - - D3 | Bb2 - - - | C3 - - .',
      },
      { wave: 'noise', level: 0.2, steps: '. . x .' },
    ],
  },
];

/** The noise between two stations. */
export const hissTune: Tune = {
  stepMs: 30,
  voices: [{ wave: 'noise', level: 0.12, steps: 'x x x x' }],
};
