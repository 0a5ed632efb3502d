import type { Entry } from './entry';

export interface Console extends Entry {
  /** It has a screen and batteries of its own, and needs no television. */
  readonly handheld?: true;
  readonly manufacturer: string;
  /** The year it reached Britain. */
  readonly year: string;
  /** The British price at its launch, where it is on record. */
  readonly launchPrice?: string;
  /** What the screen showed and the speaker played when it was switched on. */
  readonly bootUp: string;
  readonly iconicGames: readonly [string, string, string, string];
}

/** In the order of the years in which they reached Britain. */
export const consoles: readonly Console[] = [
  {
    id: 'game-boy',
    name: 'Game Boy',
    line: 'Four AA batteries and Tetris in the box',
    handheld: true,
    manufacturer: 'Nintendo',
    year: '1990',
    bootUp: 'The maker’s name slides down the glass and goes “ding”.',
    description:
      'Gunpei Yokoi’s grey brick reached us on 28 September 1990 with Tetris in the box and four AA batteries in the back, the last four in the house. There was no light in the screen, so car journeys after dark were played in flashes, one street lamp at a time.',
    iconicGames: [
      'Tetris',
      'Super Mario Land',
      'Pokémon Red and Blue',
      'The Legend of Zelda: Link’s Awakening',
    ],
    span: [1990, 1998],
    toy: { path: '/arcadeboy', label: 'Play on the ArcadeBoy' },
  },
  {
    id: 'mega-drive',
    name: 'Mega Drive',
    line: 'Sixteen bits, and it says so on the lid',
    manufacturer: 'Sega',
    year: '1990',
    launchPrice: '£189.99',
    bootUp:
      'Nothing to wait for: four letters, sung by a choir, if the cartridge was a hedgehog’s.',
    description:
      'Sixteen bits, said the big letters on the lid, in case your friend with the other machine had not been told. It came with Altered Beast, and a year later Sonic arrived and made standing still look like a character flaw. In America it was the Genesis, which we thought was a band.',
    iconicGames: [
      'Sonic the Hedgehog',
      'Streets of Rage 2',
      'FIFA International Soccer',
      'Altered Beast',
    ],
    span: [1990, 1996],
  },
  {
    id: 'super-nintendo',
    name: 'Super Nintendo',
    line: 'At last, on 11 April, after America and Japan',
    manufacturer: 'Nintendo',
    year: '1992',
    bootUp: 'A grey switch, a clunk you could feel, and straight into the game.',
    description:
      'Japan had it in 1990, America in 1991 and Britain on 11 April 1992, when we had already read every review twice. Four coloured buttons, two on the shoulders, and Super Mario Kart to teach you which of your brothers could not be trusted with a red shell.',
    iconicGames: [
      'Super Mario World',
      'Super Mario Kart',
      'Street Fighter II',
      'Donkey Kong Country',
    ],
    span: [1992, 1997],
  },
  {
    id: 'sega-saturn',
    name: 'Saturn',
    line: 'First out of the blocks, in July',
    manufacturer: 'Sega',
    year: '1995',
    bootUp: 'Splinters whirl together into a shiny planet, with a whoosh.',
    description:
      'Out on 8 July 1995, twelve weeks before the PlayStation, and it spent the rest of its life wishing it had used them better. The arcade conversions were gorgeous, the later pad was the best Sega ever made, and every owner can still tell you so at some length.',
    iconicGames: [
      'Virtua Fighter 2',
      'Sega Rally Championship',
      'NiGHTS into Dreams…',
      'Panzer Dragoon',
    ],
    span: [1995, 1998],
  },
  {
    id: 'playstation',
    name: 'PlayStation',
    line: 'September, £299, and a word with your parents',
    manufacturer: 'Sony',
    year: '1995',
    launchPrice: '£299',
    bootUp: 'A deep swell, an orange diamond, then black and a shimmer that meant all was well.',
    description:
      'It landed on 29 September 1995 and persuaded your older cousin that games were a nightlife. Lara Croft came from Derby and WipEout from Liverpool, so for once the future was being made north of Watford. When the disc stopped reading, you turned the whole thing upside down and carried on.',
    iconicGames: ['Tomb Raider', 'Crash Bandicoot', 'WipEout', 'Gran Turismo'],
    span: [1995, 2003],
  },
  {
    id: 'nintendo-64',
    name: 'Nintendo 64',
    line: 'Three games on launch day, all of them stared at',
    manufacturer: 'Nintendo',
    year: '1997',
    launchPrice: '£249.99',
    bootUp:
      'No loading at all. If you own his game, a plumber’s face fills the screen, and you can pull its nose.',
    description:
      'Four sockets on the front, a pad shaped for a three-handed person, and only three games on launch day, 1 March 1997. By May the price had dropped by a hundred pounds, which early buyers took about as well as losing at GoldenEye to someone playing as Oddjob.',
    iconicGames: [
      'Super Mario 64',
      'GoldenEye 007',
      'Mario Kart 64',
      'The Legend of Zelda: Ocarina of Time',
    ],
    span: [1997, 2002],
  },
  {
    id: 'game-boy-color',
    name: 'Game Boy Color',
    line: 'Fifty-six colours, still no light',
    handheld: true,
    manufacturer: 'Nintendo',
    year: '1998',
    bootUp: 'The same old ding, after its name has been coloured in.',
    description:
      'Up to fifty-six colours at once, and it still took every old grey cartridge you owned. The see-through purple one showed its own circuit board, on the sound principle that anything is more advanced if you can see how. You still could not see the screen.',
    iconicGames: [
      'Pokémon Gold and Silver',
      'The Legend of Zelda: Link’s Awakening DX',
      'Super Mario Bros. Deluxe',
      'Wario Land 3',
    ],
    span: [1998, 2002],
  },
  {
    id: 'dreamcast',
    name: 'Dreamcast',
    line: 'A modem, a blue swirl and bad timing',
    manufacturer: 'Sega',
    year: '1999',
    launchPrice: '£200',
    bootUp: 'A ball hops across the letters, and a blue swirl unwinds.',
    description:
      'A modem was built in, in 1999, which meant that somebody’s mother picking up the phone could end a match. The memory card had its own screen and buttons, the swirl was blue because this was Europe, and Sega left consoles altogether in 2001. It was right about everything except the timing.',
    iconicGames: ['Sonic Adventure', 'Crazy Taxi', 'Shenmue', 'Jet Set Radio'],
    span: [1999, 2001],
    left: 2001,
  },
  {
    id: 'playstation-2',
    name: 'PlayStation 2',
    line: 'November, and officially a DVD player',
    manufacturer: 'Sony',
    year: '2000',
    launchPrice: '£299',
    bootUp: 'Towers in a blue fog, and more of them the longer you had played.',
    description:
      'Officially a games console; for the purposes of asking your parents, a DVD player that happened to take pads. It came out on 24 November 2000, close enough to Christmas to cause scenes. It played your old discs too, so nothing had to be given to your sister.',
    iconicGames: ['Grand Theft Auto: San Andreas', 'Final Fantasy X', 'SingStar', 'SSX Tricky'],
    span: [2000, 2005],
  },
  {
    id: 'xbox',
    name: 'Xbox',
    line: 'March, £299, bend at the knees',
    manufacturer: 'Microsoft',
    year: '2002',
    launchPrice: '£299',
    bootUp: 'Green ooze boils in a dark chamber until an X burns through.',
    description:
      'Delivered on 14 March 2002 by at least two people. It was £299, and £199 six weeks later, with a controller the size of a dinner plate and a hard disk inside that made memory cards look silly. Then you carried it round to a friend’s for Halo, and could not lift anything the next day.',
    iconicGames: ['Halo: Combat Evolved', 'Project Gotham Racing', 'Fable', 'Burnout 3: Takedown'],
    span: [2002, 2005],
  },
  {
    id: 'gamecube',
    name: 'GameCube',
    line: 'Tiny discs and a handle',
    manufacturer: 'Nintendo',
    year: '2002',
    bootUp: 'A cube tumbles round and leaves a letter behind it. Hold a button and it squeaks.',
    description:
      'It had a handle, as all serious electronics should. Britain got it on 3 May 2002 with twenty games to choose from, on discs so small that they looked as if they had shrunk in the wash. Nobody ever carried it anywhere by the handle without swinging it.',
    iconicGames: [
      'Super Smash Bros. Melee',
      'Luigi’s Mansion',
      'The Legend of Zelda: The Wind Waker',
      'Resident Evil 4',
    ],
    span: [2002, 2005],
  },
  {
    id: 'nintendo-ds',
    name: 'Nintendo DS',
    line: 'Two screens, one of which you may poke',
    handheld: true,
    manufacturer: 'Nintendo',
    year: '2005',
    launchPrice: '£99',
    bootUp: 'A chime, then a warning you have never read to the end.',
    description:
      'Two screens, one of which you were allowed to poke. About 87,000 went in two days when it reached Britain on 11 March 2005, and before long train carriages were full of adults calling a puppy by name. PictoChat let you be rude to your own family from across the lounge.',
    iconicGames: [
      'Nintendogs',
      'Mario Kart DS',
      'Super Mario 64 DS',
      'Animal Crossing: Wild World',
    ],
    span: [2005, 2005],
  },
];
