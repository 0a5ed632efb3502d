import type { Tune } from '../kit/Game';

/** Eight bars of our own in A minor: somebody tiptoes between the graves and looks over a shoulder. */
export const graveyardGhostsTune: Tune = {
  stepMs: 136,
  voices: [
    {
      wave: 'square',
      level: 0.1,
      steps: `
        A4 . . E4 . . C5 . B4 . . . . . . . | A4 . . E4 . . C5 . D#5 - E5 . . . . .
        F5 . E5 . D5 . C5 . B4 . C5 . A4 - . . | G#4 . B4 . E4 . G#4 . E4 - - - . . . .
        A4 . . E4 . . C5 . B4 . . . . . E5 . | D5 . . A4 . . F5 . E5 - D#5 - E5 . . .
        F5 . D5 . B4 . G#4 . A4 . C5 . E5 . D5 . | C5 . B4 . G#4 . B4 . A4 - - - . . . .`,
    },
    {
      wave: 'sine',
      level: 0.12,
      steps: `
        . . . . . . . . . . . . E5 . D#5 . | . . . . . . . . . . . . B5 . C6 .
        . . . . . . . . . . . . E5 . C5 . | . . . . . . . . . . . . D5 . B4 .
        . . . . . . . . . . . . E5 . D#5 . | . . . . . . . . . . . . A5 . B5 .
        . . . . . . . . . . . . . . . . | . . . . . . . . . . . . A5 - E5 -`,
    },
    {
      wave: 'triangle',
      level: 0.34,
      steps: `
        A2 . . . E2 . . . A2 . . . E2 . . . | A2 . . . E2 . . . A2 . . . C3 . B2 .
        D3 . . . A2 . . . F2 . . . C3 . . . | E2 . . . B2 . . . E2 . . . G#2 . B2 .
        A2 . . . E2 . . . A2 . . . E2 . . . | D3 . . . A2 . . . C3 . . . B2 . . .
        B2 . . . D3 . . . C3 . . . F2 . . . | E2 . . . E2 . . . A2 . . . E2 . . .`,
    },
    { wave: 'noise', level: 0.035, steps: '. . . . x . . . . . . . x . x .' },
  ],
};
