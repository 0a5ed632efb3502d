import type { Tone } from '../../components/tone';

/** The kind of packaging. */
export type Pack = 'box' | 'blister' | 'packet';
export type Packaging = Readonly<{
  pack: Pack;
  tone: Tone;
  /** The toy's noise as text, shown and read by screen readers. */
  noise: string;
}>;

const plain: Packaging = { pack: 'box', tone: 'yellow', noise: 'Rattle!' };

const packagings: Readonly<Record<string, Packaging>> = {
  'polly-pocket': { pack: 'blister', tone: 'pink', noise: 'Click!' },
  'tracy-island': { pack: 'box', tone: 'lime', noise: 'Rumble!' },
  pogs: { pack: 'packet', tone: 'blue', noise: 'Slam!' },
  'buzz-lightyear': { pack: 'box', tone: 'purple', noise: 'Whoosh!' },
  tamagotchi: { pack: 'blister', tone: 'yellow', noise: 'Beep beep!' },
  furby: { pack: 'box', tone: 'pink', noise: 'Hoo-loo-loo!' },
  'yo-yo': { pack: 'blister', tone: 'lime', noise: 'Whizz!' },
  'pokemon-cards': { pack: 'packet', tone: 'blue', noise: 'A shiny!' },
  beyblades: { pack: 'box', tone: 'yellow', noise: 'Rrrrrip!' },
};

/** The packaging of the toy with that id. */
export function packagingOf(id: string): Packaging {
  return packagings[id] ?? plain;
}
