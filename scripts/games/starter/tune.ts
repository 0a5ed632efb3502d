import type { Tune } from '../../../scenes/kit/Game';

export const starterTune: Tune = {
  stepMs: 160,
  voices: [
    { wave: 'square', level: 0.1, steps: 'C5 . E5 . | G5 . E5 . | A4 . C5 . | G4 - . .' },
    { wave: 'triangle', level: 0.3, steps: 'C3 - G3 - | C3 - G3 - | F3 - C4 - | G3 - G2 -' },
  ],
};
