/** One stop of the Time Machine: a year and the headline it is remembered for. */
export interface TimelineYear {
  readonly year: number;
  readonly event: string;
  /** An emoji, or the address of a card whose object stands for the year. */
  readonly icon: string;
}

/** First and last stop of the Time Machine, and the year it is set to on arrival. */
export const timelineRange = { first: 1990, last: 2005, initial: 1995, step: 1 } as const;

/** One entry for every year from 1990 to 2005, in order. */
export const timeline: readonly TimelineYear[] = [
  {
    year: 1990,
    event: 'Ninja Turtles craze',
    icon: '🐢',
  },
  {
    year: 1991,
    event: 'Super Nintendo released',
    icon: '/gaming#super-nintendo',
  },
  {
    year: 1992,
    event: 'Nickelodeon golden era begins',
    icon: '📺',
  },
  {
    year: 1993,
    event: 'Power Rangers',
    icon: '🦖',
  },
  {
    year: 1994,
    event: 'PlayStation arrives',
    icon: '/gaming#playstation',
  },
  {
    year: 1995,
    event: 'Pokémon launches in Japan',
    icon: '/gaming#game-boy',
  },
  {
    year: 1996,
    event: 'Tamagotchi pets arrive',
    icon: '/toys#tamagotchi',
  },
  { year: 1997, event: 'Spice Girls dominate the charts', icon: '/music#spice-girls' },
  { year: 1998, event: 'Furby invasion', icon: '/toys#furby' },
  { year: 1999, event: 'Pokémon cards explode worldwide', icon: '/toys#pokemon-cards' },
  { year: 2000, event: 'PS2 and millennium celebrations', icon: '/gaming#playstation-2' },
  { year: 2001, event: 'iPod and early internet boom', icon: '/tech#ipod' },
  { year: 2002, event: 'pop-punk and skateboarding peak', icon: '🛹' },
  {
    year: 2003,
    event: 'Beyblades',
    icon: '/toys#beyblades',
  },
  {
    year: 2004,
    event: 'Nintendo DS and PSP launch',
    icon: '/gaming#nintendo-ds',
  },
  {
    year: 2005,
    event: 'YouTube and social media dawn',
    icon: '/old-web#bebo',
  },
];
