import type { Tone } from '../../components/tone';

/** What a toy is sold in. */
export type Pack = 'box' | 'blister' | 'packet';
export type Packaging = Readonly<{
  pack: Pack;
  tone: Tone;
  /** The noise of it, for those who see and for those who listen. */
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

/** How the toy of that id stands on the shelf. */
export function packagingOf(id: string): Packaging {
  return packagings[id] ?? plain;
}
