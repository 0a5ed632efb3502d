import type { Tone } from '../../components/tone';

/** What a toy is sold in. */
export type Pack = 'box' | 'blister' | 'packet';
/** What it does when it is tried. */
export type Move =
  | 'open'
  | 'quake'
  | 'slam'
  | 'launch'
  | 'hop'
  | 'wobble'
  | 'drop'
  | 'shine'
  | 'spin';

export type Packaging = Readonly<{
  pack: Pack;
  tone: Tone;
  move: Move;
  /** The noise of it, for those who see and for those who listen. */
  noise: string;
}>;

const plain: Packaging = { pack: 'box', tone: 'yellow', move: 'wobble', noise: 'Rattle!' };

const packagings: Readonly<Record<string, Packaging>> = {
  'polly-pocket': { pack: 'blister', tone: 'pink', move: 'open', noise: 'Click!' },
  'tracy-island': { pack: 'box', tone: 'lime', move: 'quake', noise: 'Rumble!' },
  pogs: { pack: 'packet', tone: 'blue', move: 'slam', noise: 'Slam!' },
  'buzz-lightyear': { pack: 'box', tone: 'purple', move: 'launch', noise: 'Whoosh!' },
  tamagotchi: { pack: 'blister', tone: 'yellow', move: 'hop', noise: 'Beep beep!' },
  furby: { pack: 'box', tone: 'pink', move: 'wobble', noise: 'Hoo-loo-loo!' },
  'yo-yo': { pack: 'blister', tone: 'lime', move: 'drop', noise: 'Whizz!' },
  'pokemon-cards': { pack: 'packet', tone: 'blue', move: 'shine', noise: 'A shiny!' },
  beyblades: { pack: 'box', tone: 'yellow', move: 'spin', noise: 'Rrrrrip!' },
};

/** How the toy of that id stands on the shelf. */
export function packagingOf(id: string): Packaging {
  return packagings[id] ?? plain;
}
