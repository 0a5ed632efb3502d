import type { Entry } from './entry';

export interface Artist extends Entry {
  readonly genre: string;
  /** The artist's years on the card. */
  readonly era: string;
  /** Three singles for the cassette inlay. */
  readonly singles: readonly [string, string, string];
}

/** In the order in which they became known. */
export const artists: readonly Artist[] = [
  {
    id: 'take-that',
    name: 'Take That',
    line: 'Manchester, dance steps and screaming',
    genre: 'Boy band',
    era: '1991–1996',
    singles: ['Pray', 'Relight My Fire', 'Back for Good'],
    description:
      'Put together in Manchester, they finally had a number one with Pray in 1993, then handed Lulu hers with Relight My Fire, nearly thirty years after her first hit. Robbie left in July 1995, and the split in February 1996 was treated by half of Year 8 as a bereavement.',
    span: [1991, 1996],
    left: 1996,
  },
  {
    id: 'blur',
    name: 'Blur',
    line: 'Colchester, by way of art school',
    genre: 'Britpop',
    era: '1990–2003',
    singles: ['Girls & Boys', 'Parklife', 'Country House'],
    description:
      'Four lads with an art-school vocabulary and Phil Daniels from Quadrophenia to do the talking on Parklife. In August 1995 Country House outsold Roll With It by 274,000 to 216,000, and the television news covered it like an election. Winning the battle is still the first thing anyone asks them about.',
    span: [1990, 2003],
  },
  {
    id: 'the-prodigy',
    name: 'The Prodigy',
    line: 'Essex rave, played loud enough to worry Mum',
    genre: 'Rave and big beat',
    era: 'From 1991',
    singles: ['Charly', 'Firestarter', 'Breathe'],
    description:
      'Essex ravers who first sampled a cat from a public information film and later frightened the parents properly with Firestarter. Its video put Keith Flint in a disused Tube tunnel with a stare and a haircut that looked like an argument with a lawnmower. Your mum turned it off, so you knew it was art.',
    span: [1991, 2005],
  },
  {
    id: 'oasis',
    name: 'Oasis',
    line: 'Two brothers from Burnage with opinions',
    genre: 'Britpop',
    era: '1994–2009',
    singles: ['Live Forever', 'Wonderwall', 'Don’t Look Back in Anger'],
    description:
      'Two brothers from Burnage with one parka, one eyebrow and a great many opinions. Around two and a half million people applied for Knebworth in August 1996; 250,000 got in at £22.50 each, and everyone you meet was one of them. There has not been a busker without Wonderwall since.',
    span: [1994, 2009],
  },
  {
    id: 'spice-girls',
    name: 'Spice Girls',
    line: 'Five nicknames and a great many singles',
    genre: 'Pop',
    era: '1996–2000',
    singles: ['Wannabe', 'Say You’ll Be There', '2 Become 1'],
    description:
      'Wannabe went in at number three in July 1996 and then refused to leave the top for seven weeks. The nicknames came from Top of the Pops magazine, and before long every playground had to hold auditions, usually won by whoever owned a Union Jack tea towel. Three Christmas number ones in a row followed, and a feature film that was mostly about a bus.',
    span: [1996, 2000],
    left: 2000,
  },
  {
    id: 'robbie-williams',
    name: 'Robbie Williams',
    line: 'The cheeky one, on his own two feet',
    genre: 'Pop',
    era: 'From 1996',
    singles: ['Freedom', 'Angels', 'Rock DJ'],
    description:
      'In the summer of 1995 he turned up at Glastonbury with a tooth blacked out, was out of Take That within weeks and was written off by people with typewriters. Then came Angels, a song that never got past number four and has been played at every wedding, funeral and karaoke night held in Britain since.',
    span: [1996, 2005],
  },
  {
    id: 'all-saints',
    name: 'All Saints',
    line: 'West London, in combats',
    genre: 'Pop and R&B',
    era: '1997–2001',
    singles: ['I Know Where It’s At', 'Never Ever', 'Pure Shores'],
    description:
      'Four women named after a road in west London and dressed in combats as if the tour bus might break down. Never Ever came out in November 1997 and took until the following January to climb to number one, on its way to two Brits. Pure Shores, two years later, made a British February sound like a gap year you had not taken.',
    span: [1997, 2001],
    left: 2001,
  },
  {
    id: 'steps',
    name: 'Steps',
    line: 'Pop with the arm movements built in',
    genre: 'Dance-pop',
    era: '1997–2001',
    singles: ['5, 6, 7, 8', 'Tragedy', 'Stomp'],
    description:
      'Started with a line dance, stayed for the hand movements. The Tragedy hands are stored in the national muscle memory: play four bars at any reunion and watch a solicitor put her palms to her temples. They split on Boxing Day 2001, which is no sort of Christmas present.',
    span: [1997, 2001],
    left: 2001,
  },
  {
    id: 'britney-spears',
    name: 'Britney Spears',
    line: 'The teen queen of every wall planner',
    genre: 'Pop',
    era: 'From 1999',
    singles: ['…Baby One More Time', 'Sometimes', 'Oops!… I Did It Again'],
    description:
      'Her first single sold 463,000 here in a single week of 1999, largely to people in the uniform she was wearing, minus the knotted shirt. Two weeks at number one, about a million and a half copies, and a sharp rise in detentions for rolled-up skirts.',
    span: [1999, 2005],
  },
  {
    id: 's-club-7',
    name: 'S Club 7',
    line: 'Seven of them, and no party without',
    genre: 'Pop',
    era: '1999–2003',
    singles: ['Bring It All Back', 'S Club Party', 'Reach'],
    description:
      'Seven of them, with a CBBC sitcom called Miami 7 before they even had a single. Its theme, Bring It All Back, went to number one in June 1999, and Reach has been closing discos in village halls from then on. Everyone had a favourite, and everyone’s favourite was Rachel or Bradley.',
    span: [1999, 2003],
    left: 2003,
  },
  {
    id: 'craig-david',
    name: 'Craig David',
    line: 'Southampton’s smoothest',
    genre: 'Garage and R&B',
    era: 'From 2000',
    singles: ['Fill Me In', '7 Days', 'Walking Away'],
    description:
      'Southampton’s smoothest export went from guest voice on a garage tune to two number ones of his own in 2000, with a beard apparently drawn on with a ruler. 7 Days told one week in such order that you could have used it as a diary, and every form room could tell you exactly what happened on the Wednesday.',
    span: [2000, 2005],
  },
  {
    id: 'busted',
    name: 'Busted',
    line: 'Guitars, jumping, and no dance routines',
    genre: 'Pop-punk',
    era: '2002–2005',
    singles: ['What I Go to School For', 'Year 3000', 'Crashed the Wedding'],
    description:
      'Here was a boy band that jumped up and down instead of dancing, which suited those of us who could not dance. Their first single, in September 2002, was about fancying the teacher; the second took a time machine to the year 3000 and came straight back to tell us. They broke up in January 2005, and the guitars went back into the loft.',
    span: [2002, 2005],
    left: 2005,
  },
];
