import type { Entry } from './entry';

export interface Snack extends Entry {
  readonly era: string;
  /** What sort of thing it is: crisps, fizzy drink, chocolate bar. */
  readonly type: string;
}

export const snacks: readonly Snack[] = [
  {
    id: 'freddo',
    name: 'Freddo',
    line: 'A frog, for 10p',
    era: '1994–2005 (at 10p)',
    type: 'Chocolate bar',
    description:
      'A frog drawn in Australia by a teenager called Harry Melbourne in 1930, relaunched here in 1994 at ten pence exactly. He stayed at ten pence until 2005, which is why a whole generation measures inflation in frogs.',
    span: [1994, 2005],
  },
  {
    id: 'taz',
    name: 'Taz bar',
    line: 'A devil with caramel in him',
    era: 'From 1994',
    type: 'Chocolate bar',
    description:
      'The frog’s neighbour on the counter: a Looney Tunes devil with caramel in him. Biting off the head first was merciful, starting with the feet was a warning sign, and either way the caramel got as far as your cuff. He was later let go and the caramel given to Freddo.',
    span: [1994, 2005],
  },
  {
    id: 'space-raiders',
    name: 'Space Raiders',
    line: 'Alien heads, pickled onion, 10p',
    era: '1990s',
    type: 'Crisps',
    description:
      'Ten pence bought a bag of alien heads, in pickled onion or beef, with a comic strip on the back that nobody ever saw the start of. The pickled onion could be tasted through a closed lunchbox and, by double maths, through a closed door.',
    span: [1990, 1999],
    arrived: null,
  },
  {
    id: 'penny-sweets',
    name: 'Penny sweets',
    line: 'Fifty pence, pointed at one by one',
    era: '1990s',
    type: 'Pick and mix',
    description:
      'Fifty pence, a small white paper bag and a shopkeeper with the patience of a saint. You pointed at cola bottles, foam shrimps and fried eggs one at a time, changed your mind at 48 and had to be counted again from the beginning.',
    span: [1990, 1999],
    arrived: null,
  },
  {
    id: 'panda-pops',
    name: 'Panda Pops',
    line: 'The official drink of the school disco',
    era: '1990s',
    type: 'Fizzy drink',
    description:
      'The official drink of the school disco, in colours that are not found on fruit. You could tell who had had the blue one for the rest of the evening, and who had had three by how they took the floor for the Macarena. It outlived most of the discos and went flat for good in 2011.',
    span: [1990, 1999],
    arrived: null,
  },
  {
    id: 'sunny-delight',
    name: 'Sunny Delight',
    line: 'Orange in every possible sense',
    era: 'From 1998',
    type: 'Drink',
    description:
      'It came to Britain in April 1998, lived in the fridge next to the proper juice and contained about five per cent of it. Within sixteen months only two soft drinks sold more. Then a girl who had been drinking rather a lot turned orange, and every mother in the land had the same face on.',
    span: [1998, 2001],
  },
  {
    id: 'opal-fruits',
    name: 'Opal Fruits',
    line: 'Strawberry, lemon, orange and lime',
    era: 'Until 1998',
    type: 'Chewy sweets',
    description:
      'Strawberry, lemon, orange and lime, and everybody’s nan was left with the limes. In 1998 the name was changed to Starburst, to match America. Anyone over thirty-five still asks for the old one, slowly and clearly, as though correcting the shop.',
    span: [1990, 1998],
    arrived: null,
    left: 1998,
  },
  {
    id: 'marathon',
    name: 'Marathon',
    line: 'Became Snickers on 19 July',
    era: 'Until 1990',
    type: 'Chocolate bar',
    description:
      'On 19 July 1990 a bar named for twenty-six miles of suffering became one that sounded like something you put in the wash. The peanuts stayed where they were and so did your dad, who is still asking for a Marathon.',
    span: [1990, 1990],
    arrived: null,
    left: 1990,
  },
  {
    id: 'fuse',
    name: 'Cadbury Fuse',
    line: 'Nuts, raisins, fudge and a short life',
    era: '1996–2006',
    type: 'Chocolate bar',
    description:
      'Nuts, raisins, cereal and fudge, all suspended in the chocolate like a fossil bed. Britain got through about forty million in the first weeks, then slowly forgot to buy any more. Gone by 2006, mourned since about 2007.',
    span: [1996, 2006],
  },
  {
    id: 'wispa',
    name: 'Wispa',
    line: 'Bubbles, taken for granted',
    era: '1983–2003',
    type: 'Chocolate bar',
    description:
      'Cadbury stopped making it in 2003, and the country found out what it had lost one tiny bubble at a time. It took an early internet campaign to fetch it back, in 2007, for what must be the most useful thing anybody ever did with a friend request.',
    span: [1983, 2003],
    left: 2003,
  },
  {
    id: 'dime',
    name: 'Dime bar',
    line: 'Almond caramel against your fillings',
    era: 'Until 2005',
    type: 'Chocolate bar',
    description:
      'Milk chocolate over a sheet of almond caramel that had designs on your fillings. Harry Enfield sold it to us by way of an armadillo, and in 2005 it took its Swedish name, Daim. The blue-and-yellow furniture shop never ran out of them, if you could find the exit.',
    span: [1990, 2005],
    arrived: null,
    left: 2005,
  },
  {
    id: 'astros',
    name: 'Cadbury Astros',
    line: 'Chocolate planets with a biscuit core',
    era: 'From 1997',
    type: 'Chocolate sweets',
    description:
      'Chocolate planets with a biscuit core and a sugar shell, from 1997. They were a superb snack and an even better projectile, as the back seats of any coach could confirm. Then they drifted off British shelves without so much as a countdown.',
    span: [1997, 2002],
  },
  {
    id: 'doritos-3ds',
    name: 'Doritos 3D’s',
    line: 'The same crisp with more geometry',
    era: 'From 1998',
    type: 'Crisps',
    description:
      'A Dorito that had been blown up like a lilo. Each one was a small pyramid mostly full of air and flavour dust, and the correct method was to put it between your back teeth and listen. It was the same crisp with more geometry, and it was thrilling.',
    span: [1998, 2001],
  },
  {
    id: 'lunchables',
    name: 'Dairylea Lunchables',
    line: 'Lunch, to be assembled by the customer',
    era: 'Late 1990s',
    type: 'Packed lunch',
    description:
      'Crackers, ham and cheese, each in its own compartment, as on an aeroplane for very small businessmen. You assembled it at the table while the boy with the egg sandwiches looked on. It was lunch as Lego, and the cheese always ran out last.',
    span: [1997, 1999],
    arrived: null,
  },
  {
    id: 'turkey-twizzlers',
    name: 'Turkey Twizzlers',
    line: 'Off the menu, thanks to Jamie',
    era: 'Until 2005',
    type: 'School dinners',
    description:
      'Bernard Matthews made meat into a spring: a third turkey, the rest determination. They bounced out of the school kitchens in 2005, after Jamie Oliver went and read the packet aloud. The dinner ladies had known all along and served them with a straight face.',
    span: [2005, 2005],
    arrived: null,
    left: 2005,
  },
];
