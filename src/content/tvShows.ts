import type { Entry } from './entry';

export interface TvShow extends Entry {
  /** First and last year on British television, as shown on the card. */
  readonly years: string;
  readonly channel: string;
  /** Roughly the time of day of its broadcast, for the listings. */
  readonly slot: string;
}

/** In the order in which they first went on air. A span is the original run in Britain. */
export const tvShows: readonly TvShow[] = [
  {
    id: 'knightmare',
    name: 'Knightmare',
    line: 'Sidestep left. Your other left',
    years: '1987–1994',
    channel: 'ITV',
    slot: 'After school',
    description:
      'One child in a helmet that blocked the view, three friends shouting directions at a monitor, and a dungeon that would cheerfully saw them in half. Hugo Myatt’s Treguard watched it all with the air of a man who had seen better teams. Telling left from right has never carried such consequences.',
    span: [1987, 1994],
    left: 1994,
  },
  {
    id: 'fun-house',
    name: 'Fun House',
    line: 'Pat Sharp, the twins and a house full of slides',
    years: '1989–1999',
    channel: 'ITV',
    slot: 'After school',
    description:
      'Pat Sharp’s hair presented, with twins Melanie and Martina cheering on the red team and the yellow. It went gunge, then go-karts, then a mad dash for prizes round a house made of slides and ball pits. Every child in the country had already planned their route.',
    span: [1989, 1999],
    left: 1999,
  },
  {
    id: 'byker-grove',
    name: 'Byker Grove',
    line: 'Trouble at a Newcastle youth club',
    years: '1989–2006',
    channel: 'BBC One',
    slot: 'After school',
    description:
      'A Newcastle youth club where the pool table was the least of anyone’s problems. It put Newcastle vowels into every living room, taught a generation to keep its mask on at paintball, and launched PJ and Duncan, who did all right for themselves as Ant and Dec.',
    span: [1989, 2006],
  },
  {
    id: 'crystal-maze',
    name: 'The Crystal Maze',
    line: 'A locked room, a sand timer and shouting',
    years: '1990–1995',
    channel: 'Channel 4',
    slot: 'Evening',
    description:
      'Richard O’Brien in leopard print and leather, playing a harmonica while a grown man panicked in a room full of sand. Ed Tudor-Pole took over the keys for the last two series. Five seconds in the Dome per crystal, and not one of us at home would have grabbed the silver ones.',
    span: [1990, 1995],
    left: 1995,
  },
  {
    id: 'art-attack',
    name: 'Art Attack',
    line: 'Neil Buchanan and a great deal of PVA',
    years: '1990–2007',
    channel: 'ITV',
    slot: 'After school',
    description:
      'Neil Buchanan could make a crocodile out of a loo roll, PVA glue and a confidence you did not share. The Head heckled from his plinth, and the Big Art Attack turned a car park full of old clothes into a picture you could only see from a crane. Yours was still wet a week later.',
    span: [1990, 2007],
  },
  {
    id: 'noels-house-party',
    name: 'Noel’s House Party',
    line: 'Live from Crinkley Bottom',
    years: '1991–1999',
    channel: 'BBC One',
    slot: 'Saturday evening',
    description:
      'Live from Crinkley Bottom, a village with a great house, a gunge tank and no planning laws. At its height about fifteen million tuned in to see who Noel Edmonds would surprise through their own television. It also gave the world Mr Blobby, and the world has never quite been able to give him back.',
    span: [1991, 1999],
    left: 1999,
  },
  {
    id: 'gladiators',
    name: 'Gladiators',
    line: 'PE teachers against people called Wolf',
    years: '1992–2000',
    channel: 'ITV',
    slot: 'Saturday evening',
    description:
      'PE teachers against people called Wolf, in a Birmingham arena full of foam fingers. Referee John Anderson’s whistle could clear a high street, and the Travelator defeated us all from the sofa. Cushions across the nation were promoted to pugil sticks.',
    span: [1992, 2000],
    left: 2000,
  },
  {
    id: 'big-breakfast',
    name: 'The Big Breakfast',
    line: 'The reason you were late for school',
    years: '1992–2002',
    channel: 'Channel 4',
    slot: 'Weekday breakfast',
    description:
      'A row of lock-keepers’ cottages in Bow, painted as if for a dare, with Chris Evans and Gaby Roslin shouting in the garden and Zig and Zag in charge of the bathroom. It was the only programme that made other people’s mornings look more chaotic than yours. You left for school three minutes late, every day, because of it.',
    span: [1992, 2002],
    left: 2002,
  },
  {
    id: 'live-and-kicking',
    name: 'Live & Kicking',
    line: 'Pop stars, phone-ins and pyjamas',
    years: '1993–2001',
    channel: 'BBC One',
    slot: 'Saturday morning',
    description:
      'Andi Peters and Emma Forbes opened the doors; Zoe Ball and Jamie Theakston made the sofa the coolest piece of furniture in Britain. Pop stars took phone calls from eight-year-olds with one question and no fear. It was the reason your mum ate breakfast alone on Saturdays.',
    span: [1993, 2001],
    left: 2001,
  },
  {
    id: 'teletubbies',
    name: 'Teletubbies',
    line: 'Four of them, one hoover, one baby for a sun',
    years: '1997–2001',
    channel: 'BBC Two',
    slot: 'Weekday morning',
    description:
      'Tinky Winky, Dipsy, Laa-Laa and Po lived under a Warwickshire hill with a hoover, a custard supply and a baby for a sun. It was made for toddlers and watched, with the sound up, by students. Anything worth seeing was worth seeing again straight away.',
    span: [1997, 2001],
  },
  {
    id: 'robot-wars',
    name: 'Robot Wars',
    line: 'Garden-shed engineering, with flames',
    years: '1998–2004',
    channel: 'BBC Two, then Channel 5',
    slot: 'Teatime',
    description:
      'Fathers and sons spent a year of weekends welding a wedge to a wheelchair motor, then watched Sir Killalot drop it down a pit. Jeremy Clarkson shouted over the first series, Craig Charles took over in his long coat, and Jonathan Pearce commentated as though it were a cup final. Craft, design and technology never had a better recruiting sergeant than Sergeant Bash.',
    span: [1998, 2004],
    left: 2004,
  },
  {
    id: 'smtv-live',
    name: 'SM:TV Live',
    line: 'Saturday mornings and rhyming animals',
    years: '1998–2003',
    channel: 'ITV',
    slot: 'Saturday morning',
    description:
      'Ant, Dec and Cat Deeley ran Saturday mornings like the back row of a geography lesson. Wonkey Donkey wanted an animal that rhymed, hardly anybody rang in with one, and Dec lost a little more of himself each week. Between Chums and the Pokémon cartoon, getting dressed before noon was out of the question.',
    span: [1998, 2003],
    left: 2003,
  },
];
