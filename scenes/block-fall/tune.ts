import type { Tune } from '../kit/Game';

/** Eight bars of our own: a tune that goes up the stairs and falls down them. */
export const blockFallTune: Tune = {
  stepMs: 112,
  voices: [
    {
      wave: 'square',
      level: 0.13,
      steps: `
        G4 . B4 . D5 - . E5 D5 . B4 . A4 - . . | G4 . A4 . B4 - . A4 G4 . E4 . D4 - . .
        E4 . G4 . A4 - . B4 A4 . G4 . E4 - . . | F4 . A4 . C5 - . D5 C5 - A4 . F#4 - . .
        G4 . B4 . D5 - . G5 F#5 . D5 . B4 - . . | C5 . E5 . G5 - . E5 D5 . C5 . A4 - . .
        B4 . D5 . A4 . C5 . G4 . B4 . F#4 . A4 . | G4 - - . D4 . E4 . G4 - - - . . . .`,
    },
    {
      wave: 'square',
      level: 0.05,
      steps: `
        . . D4 . . . G4 . . . G4 . . . F#4 . | . . D4 . . . G4 . . . B3 . . . B3 .
        . . C4 . . . E4 . . . E4 . . . C4 . | . . C4 . . . F4 . . . E4 . . . D4 .
        . . D4 . . . B4 . . . B4 . . . G4 . | . . G4 . . . C5 . . . A4 . . . F4 .
        . . G4 . . . F4 . . . E4 . . . D4 . | . . B3 . . . C4 . D4 - - - . . . .`,
    },
    {
      wave: 'triangle',
      level: 0.34,
      steps: `
        G2 - . G3 . . G2 . D3 - . D3 . . D2 . | G2 - . G3 . . G2 . E2 - . E3 . . B2 .
        C3 - . C3 . . G2 . A2 - . A3 . . E3 . | F2 - . F3 . . C3 . D3 - . D3 . . F#2 .
        G2 - . G3 . . G2 . B2 - . B3 . . D3 . | C3 - . C3 . . E3 . F2 - . F3 . . A2 .
        G2 - . D3 . . G2 . E2 - . B2 . . D2 . | G2 - . G3 . . D3 . G2 - - - D2 . E2 .`,
    },
    { wave: 'noise', level: 0.06, steps: 'x . . x . . x . x . . x . . x .' },
  ],
};
