/** One stop of the Time Machine: a year and the headline it is remembered for. */
export interface TimelineYear {
  readonly year: number;
  readonly event: string;
  /** An emoji. */
  readonly icon: string;
  /** Where the headline is early, late or true of another country: what happened in Britain. */
  readonly factCheck?: string;
}

/** First and last stop of the Time Machine, and the year it is set to on arrival. */
export const timelineRange = { first: 1990, last: 2005, initial: 1995, step: 1 } as const;

/** One entry for every year from 1990 to 2005, in order. */
export const timeline: readonly TimelineYear[] = [
  {
    year: 1990,
    event: 'Ninja Turtles craze',
    icon: '🐢',
    factCheck:
      'On British telly they were the Teenage Mutant Hero Turtles; “ninja” was thought a bit much for teatime.',
  },
  {
    year: 1991,
    event: 'Super Nintendo released',
    icon: '🎮',
    factCheck:
      'That was North America, in August 1991. Britain pressed its nose to the glass until 11 April 1992.',
  },
  {
    year: 1992,
    event: 'Nickelodeon golden era begins',
    icon: '📺',
    factCheck:
      'Strictly, the first three Nicktoons (Doug, Rugrats, and Ren and Stimpy) began in America in August 1991.',
  },
  {
    year: 1993,
    event: 'Power Rangers',
    icon: '🦖',
    factCheck:
      'They morphed in America in August 1993 and on Sky One that October. Without Sky, you waited for GMTV in April 1994.',
  },
  {
    year: 1994,
    event: 'PlayStation arrives',
    icon: '🕹️',
    factCheck:
      'In Japan, in December 1994. Ours came on 29 September 1995, with a £299 price tag to explain to your parents.',
  },
  {
    year: 1995,
    event: 'Pokémon launches in Japan',
    icon: '⚡',
    factCheck:
      'We are a year keen here: the first games reached Japanese shops on 27 February 1996.',
  },
  {
    year: 1996,
    event: 'Tamagotchi pets arrive',
    icon: '🥚',
    factCheck:
      'They hatched in Japan in November 1996. British classrooms started beeping in 1997.',
  },
  { year: 1997, event: 'Spice Girls dominate the charts', icon: '✌️' },
  { year: 1998, event: 'Furby invasion', icon: '🦉' },
  { year: 1999, event: 'Pokémon cards explode worldwide', icon: '🃏' },
  { year: 2000, event: 'PS2 and millennium celebrations', icon: '🎆' },
  { year: 2001, event: 'iPod and early internet boom', icon: '🎧' },
  { year: 2002, event: 'pop-punk and skateboarding peak', icon: '🛹' },
  {
    year: 2003,
    event: 'Beyblades',
    icon: '🌀',
    factCheck:
      'Japan had been letting them rip since 1999. The British craze ran through 2002 and 2003.',
  },
  {
    year: 2004,
    event: 'Nintendo DS and PSP launch',
    icon: '👾',
    factCheck:
      'Not in Woolworths they didn’t: the DS reached Britain on 11 March 2005, and the PSP kept us waiting longer still.',
  },
  {
    year: 2005,
    event: 'YouTube and social media dawn',
    icon: '📹',
    factCheck:
      'YouTube’s first video went up on 23 April 2005, but being nosy online is older: Friends Reunited started in 2000.',
  },
];
