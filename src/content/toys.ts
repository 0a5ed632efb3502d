import type { Entry } from './entry';

export interface Toy extends Entry {
  /** The British year, or years, as shown on the card. */
  readonly year: string;
  /**
   * What it cost in a British shop at the time, for the price label. Left out where no source gives
   * it.
   */
  readonly price?: string;
}

export const toys: readonly Toy[] = [
  {
    id: 'polly-pocket',
    name: 'Polly Pocket',
    line: 'A house in a powder compact, made in Swindon',
    year: 'From 1989',
    description:
      'The first one was a dad’s idea: Chris Wiggs turned a powder compact into a house for his daughter in 1983. Bluebird Toys of Swindon put it in the shops six years later, with people so small that the family hoover became the natural predator.',
    span: [1989, 1998],
  },
  {
    id: 'tracy-island',
    name: 'Tracy Island',
    line: 'Sold out everywhere, so Blue Peter built one',
    year: '1992',
    description:
      'BBC repeats of Thunderbirds sent parents into hand-to-hand combat over a plastic volcano with a swimming pool on top. Blue Peter’s Anthea Turner calmed the nation by building one at home, and over 100,000 people wrote in for the instructions. Most of us got as far as painting the tray green.',
    span: [1992, 1993],
  },
  {
    id: 'pogs',
    name: 'Pogs',
    line: 'Cardboard discs, played for keeps',
    year: '1995',
    description:
      'Named after a Hawaiian drink of passion fruit, orange and guava, which you had never tasted and could not have pointed to on a map. You stacked the cardboard, slammed it with something heavier and kept whatever turned over. Walkers answered with Tazos, so for one glorious stretch the stakes came free with your crisps.',
    span: [1995, 1996],
  },
  {
    id: 'buzz-lightyear',
    name: 'Buzz Lightyear',
    line: 'The Space Ranger no shop could keep',
    year: '1996',
    description:
      'Toy Story reached British cinemas in the spring and by December there was not a Space Ranger left on the shelves. Dads who had never queued for anything learned the delivery times of every Toys “R” Us within forty miles.',
    span: [1996, 1996],
  },
  {
    id: 'tamagotchi',
    name: 'Tamagotchi',
    line: 'Three buttons, one egg, no peace',
    year: '1997',
    description:
      'An egg on a keyring that needed feeding, cleaning up after and, above all, hiding from your maths teacher. Its makers won the 1997 Ig Nobel prize for economics, the judges having noticed how little else was getting done. Leaving it with your nan during PE was a genuine childcare arrangement.',
    price: '£9.99',
    span: [1997, 1997],
    toy: { path: '/virtual-pet', label: 'Look after a virtual pet' },
  },
  {
    id: 'furby',
    name: 'Furby',
    line: 'Fluent in Furbish, impossible to silence',
    year: '1998',
    description:
      'Tiger Electronics sent some 350,000 of them here for Christmas, and it was nowhere near enough. They arrived speaking Furbish and let more English slip as the weeks went by, which was charming at teatime and less so from inside a dark wardrobe. There was no off switch.',
    price: 'About £30',
    span: [1998, 1999],
  },
  {
    id: 'yo-yo',
    name: 'Yo-yos',
    line: 'Round the World, and round the dinner lady',
    year: '1998',
    description:
      'For one autumn Britain bought about 138,500 a week, and every bus stop was Walking the Dog. The Yomega X-Brain had a clutch that came back to your hand by itself, so you could look gifted from the second go. Some schools banned them, which is how you knew they were good.',
    price: '£7.99',
    span: [1998, 1999],
    arrived: null,
  },
  {
    id: 'pokemon-cards',
    name: 'Pokémon cards',
    line: 'Shinies, sleeves and bitter regret',
    year: '1999',
    description:
      'The cards beat the Game Boy games to Britain, so half the playground was trading monsters it had no idea how to battle with. Rules were for people with time: what mattered was the shine, the plastic sleeve and whether your brother had swapped your Charizard for a Polo.',
    price: '£2.50 a pack',
    span: [1999, 2000],
  },
  {
    id: 'beyblades',
    name: 'Beyblades',
    line: 'Spinning tops with a ripcord and a grudge',
    year: '2002',
    description:
      'Spinning tops, which your grandad had as well, except that these came in parts, had dragons on and were launched with a ripcord and a shout. They descend from old Japanese tops called bei-goma, though the washing-up bowl as a stadium was all our own work.',
    price: '£5.99',
    span: [2002, 2003],
  },
];
