import type { Entry } from './entry';

export interface Film extends Entry {
  /** The year in which it reached British cinemas. */
  readonly year: string;
  readonly genre: string;
}

/** In the order of the years in which they reached British cinemas. */
export const films: readonly Film[] = [
  {
    id: 'home-alone',
    name: 'Home Alone',
    line: 'Paint tins, and nobody counted the children',
    year: '1990',
    genre: 'Christmas comedy',
    description:
      'A boy is left behind for Christmas and defends a house the size of Rutland with paint tins and a blowtorch. Every British child watching had two questions: how had they forgotten him, and how could one family need that many bathrooms. Nobody asked after the burglars, who ought not to have got up again.',
    span: [1990, 1990],
  },
  {
    id: 'terminator-2',
    name: 'Terminator 2: Judgment Day',
    line: 'Liquid metal, seen at a sleepover',
    year: '1991',
    genre: 'Science fiction',
    description:
      'James Cameron’s liquid-metal policeman walked through bars and into the dreams of everyone who was too young to be watching. It was the biggest film of its year, and most of its British audience seems to have seen it at a sleepover at Darren’s, with the sound down.',
    span: [1991, 1991],
  },
  {
    id: 'muppet-christmas-carol',
    name: 'The Muppet Christmas Carol',
    line: 'Michael Caine, surrounded by felt',
    year: '1992',
    genre: 'Family musical',
    description:
      'Michael Caine played Scrooge dead straight, as if nobody had told him the rest of the cast was felt. That is exactly why it works. Gonzo got to be Dickens, a rat went back for his jelly beans, and it has been the correct way to start Christmas Eve ever since.',
    span: [1992, 1992],
  },
  {
    id: 'jurassic-park',
    name: 'Jurassic Park',
    line: 'A cup of water, trembling',
    year: '1993',
    genre: 'Adventure',
    description:
      'Steven Spielberg took Michael Crichton’s novel and made a cup of water the most frightening thing on screen. For the rest of the summer no kitchen cupboard was safe from two children pretending to be raptors. It also convinced us that a Unix system was something you flew through.',
    span: [1993, 1993],
  },
  {
    id: 'the-lion-king',
    name: 'The Lion King',
    line: 'Hamlet with warthogs',
    year: '1994',
    genre: 'Animation',
    description:
      'Hamlet with warthogs, and the first time many of us saw Dad get something in his eye at the Odeon. Rowan Atkinson was the hornbill, Jeremy Irons had all the best lines, and for months no cat in Britain was safe from being held up at a window.',
    span: [1994, 1994],
  },
  {
    id: 'goldeneye',
    name: 'GoldenEye',
    line: 'Bond is back, with a tank',
    year: '1995',
    genre: 'Spy thriller',
    description:
      'Bond came back after six years in the shape of Pierce Brosnan and drove a tank through St Petersburg without spilling his hair. Judi Dench’s M called him a dinosaur to his face. Two years on it became a cartridge, and that is where you really learned your way round the dam.',
    span: [1995, 1995],
  },
  {
    id: 'toy-story',
    name: 'Toy Story',
    line: 'The cowboy was jealous, and so were we',
    year: '1996 (1995 in America)',
    genre: 'Animation',
    description:
      'A full-length film made entirely by computer, and nobody under twelve cared, because the cowboy was jealous and so were we. You went home and opened the bedroom door very suddenly, for weeks. They had always just got back into place.',
    span: [1996, 1996],
  },
  {
    id: 'spice-world',
    name: 'Spice World',
    line: 'Five pop stars and one double-decker',
    year: '1997',
    genre: 'Pop comedy',
    description:
      'Five pop stars, one double-decker and a plot that could be written on the ticket. Richard E. Grant managed them, Roger Moore stroked a small animal, and Meat Loaf drove the bus. Watched again as an adult it proves to have been in on the joke the whole time.',
    span: [1997, 1997],
  },
  {
    id: 'titanic',
    name: 'Titanic',
    line: 'An iceberg, and a door with room for two',
    year: '1998 (1997 in America)',
    genre: 'Romance and disaster',
    description:
      'Three hours and a quarter, eleven Oscars and a door with room for two, an argument still going on in pubs. The box-office record stood for twelve years. Its theme was number one here for two weeks and on every school recorder for a year.',
    span: [1998, 1998],
  },
  {
    id: 'phantom-menace',
    name: 'Star Wars: Episode I – The Phantom Menace',
    line: 'Trade routes, podracing and Jar Jar',
    year: '1999',
    genre: 'Science fiction',
    description:
      'Sixteen years after the last one, we queued round the block to learn about the taxation of trade routes. The podrace was the best thing ever filmed, the man with the double-ended lightsaber said almost nothing, and Jar Jar made up for it.',
    span: [1999, 1999],
  },
  {
    id: 'chicken-run',
    name: 'Chicken Run',
    line: 'The Great Escape, with knitting',
    year: '2000',
    genre: 'Animation',
    description:
      'Aardman’s first full-length film was The Great Escape with knitting, made in Bristol by people who moved chickens a fraction at a time for a living. The pie machine is a better thriller than most thrillers. Babs thought it was all a holiday, and for a long time so did you.',
    span: [2000, 2000],
  },
  {
    id: 'philosophers-stone',
    name: 'Harry Potter and the Philosopher’s Stone',
    line: 'A small boy is given an owl',
    year: '2001',
    genre: 'Fantasy',
    description:
      'The director of Home Alone took another small boy nobody wanted about the house and gave him an owl. Half of British acting turned up in a pointed hat, and from that autumn no trolley at King’s Cross was entirely safe. Eleven-year-olds checked the doormat with real anxiety.',
    span: [2001, 2001],
  },
  {
    id: 'bend-it-like-beckham',
    name: 'Bend It Like Beckham',
    line: 'A wedding, a cup final and a free kick',
    year: '2002',
    genre: 'Comedy',
    description:
      'Gurinder Chadha put a girl from Hounslow between her sister’s wedding and a cup final, and let the free kick decide. Parminder Nagra and Keira Knightley played for the kind of team most of our schools had somehow never thought of starting.',
    span: [2002, 2002],
  },
  {
    id: 'love-actually',
    name: 'Love Actually',
    line: 'Too many love stories, one set of cue cards',
    year: '2003',
    genre: 'Romantic comedy',
    description:
      'Richard Curtis could not decide which romantic comedy to make, so he made about nine and set them all at Christmas. Hugh Grant danced down the stairs of Number 10, Bill Nighy stole the film in a series of shirts, and the man with the cue cards ought really to have gone home.',
    span: [2003, 2003],
  },
  {
    id: 'shaun-of-the-dead',
    name: 'Shaun of the Dead',
    line: 'The dead rise, and he pops to the shop',
    year: '2004',
    genre: 'Zombie comedy',
    description:
      'The dead rise over north London, and it takes Shaun a full trip to the corner shop to notice. Simon Pegg, Nick Frost and Edgar Wright had worked out that the only sound plan in a crisis is a pub with a strong front door. Some of those records should not have been thrown.',
    span: [2004, 2004],
  },
];
