import type { Tune } from '../kit/Game';

/** Sixteen bars of our own in a skipping six-eight: up the ledges, and a look down from the top. */
export const superJumpTune: Tune = {
  stepMs: 118,
  voices: [
    {
      wave: 'square',
      level: 0.12,
      steps: `
        C5 - E5 G5 - E5 | A5 - G5 E5 - C5 | D5 - F5 A5 - F5 | G5 - . D5 - .
        C5 - E5 G5 - E5 | A5 - G5 E5 - G5 | F5 - E5 D5 - B4 | C5 - - . . .
        F5 - A5 C6 - A5 | G5 - E5 C5 - E5 | F5 - A5 C6 - A5 | G5 - - E5 - -
        A4 - C5 E5 - C5 | D5 - F5 A5 - F5 | G5 A5 G5 F5 E5 D5 | C5 - - G4 - -`,
    },
    {
      wave: 'square',
      level: 0.05,
      steps: `
        . . G4 . . G4 | . . A4 . . A4 | . . A4 . . A4 | . . B4 . . B4
        . . G4 . . G4 | . . A4 . . A4 | . . A4 . . G4 | . . E4 . . E4
        . . C5 . . C5 | . . G4 . . G4 | . . C5 . . C5 | . . G4 . . G4
        . . E4 . . E4 | . . A4 . . A4 | . . B4 . . B4 | . . G4 . . F4`,
    },
    {
      wave: 'triangle',
      level: 0.34,
      steps: `
        C3 - . G2 - . | A2 - . E2 - . | D3 - . A2 - . | G2 - . B2 - .
        C3 - . G2 - . | A2 - . E2 - . | F2 - . G2 - . | C3 - . C3 - .
        F2 - . C3 - . | C3 - . G2 - . | F2 - . C3 - . | C3 - . B2 - .
        A2 - . E2 - . | D3 - . A2 - . | G2 - . G2 - . | C3 - . G2 A2 B2`,
    },
    { wave: 'noise', level: 0.05, steps: 'x . . x . x | x . . x . . | x . . x . x | x . x x . x' },
  ],
};
