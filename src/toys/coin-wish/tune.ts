import type { Tune } from '../../audio/tunePlayer';

/** Our own music box tune in three-four time, which never quite resolves. */
export const wishingTune: Tune = {
  stepMs: 210,
  voices: [
    {
      wave: 'triangle',
      level: 0.5,
      steps: `
        E5 - G5  B5 - - | A5 - G5  E5 - - | D5 - E5  G5 - - | F#5 - - D5 - - |
        E5 - G5  B5 - - | D6 - B5  A5 - - | G5 - E5  F#5 - D5 | E5 - - - - . |
        C5 - E5  G5 - - | B4 - D5  G5 - - | A4 - C5  E5 - G5 | F#5 - - A5 - - |
        B5 - G5  E5 - - | A5 - F#5 D5 - - | G5 - E5  C5 - B4 | E5 - - - - .
      `,
    },
    {
      wave: 'sine',
      level: 0.4,
      steps: `
        E3 - B3 G3 - B3 | C3 - G3 E3 - G3 | G3 - D4 B3 - D4 | D3 - A3 F#3 - A3 |
        E3 - B3 G3 - B3 | G3 - D4 B3 - D4 | C3 - G3 D3 - A3 | E3 - B3 G3 - . |
        C3 - G3 E3 - G3 | G3 - D4 B3 - D4 | A3 - E4 C4 - E4 | D3 - A3 F#3 - A3 |
        E3 - B3 G3 - B3 | D3 - A3 F#3 - A3 | C3 - G3 B3 - D4 | E3 - B3 G3 - .
      `,
    },
  ],
};
