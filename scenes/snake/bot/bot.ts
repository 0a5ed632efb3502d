import { defineBot, type MakeBot } from '../../kit/bot/GameBot';
import { oneIn, seedRng } from '../../kit/rules/rng';
import type { SnakeState } from '../rules/SnakeState';
import { chooseTurn } from './chooseTurn';

/** At one in this many moves the bot does not turn, and the snake goes straight on. */
const careless = 40;
/** Ten minutes: the limit for a bot that goes in circles. */
const maxTicks = 36_000;

/** A bot that chooses a turn once before each move, of two snakes for both. */
function makePlayer(looks: () => boolean): ReturnType<MakeBot<SnakeState>> {
  return (seen, now = seen) => {
    if (now.phase === 'ready') return [{ type: 'start' }];
    if (now.moveAt - now.tick !== 1) return [];
    const snakes = now.rival ? [now, now.rival] : [now];
    return snakes.flatMap((snake) => (looks() && chooseTurn(seen, now, snake)) || []);
  };
}

/** A bot without mistakes, for long runs. */
const make: MakeBot<SnakeState> = () => makePlayer(() => true);
const recorded = { make, maxTicks };

export const bot = defineBot<SnakeState>({
  /** A plain player: takes the shortest route to the food, avoids pockets, and makes mistakes. */
  make: (seed) => {
    const rng = seedRng(seed);
    return makePlayer(() => !oneIn(rng, careless));
  },
  recordings: {
    classic: { ...recorded, seed: 1995 },
    wrap: { ...recorded, seed: 1996, config: { edges: 'wrap', level: '6' } },
    'corners-creature': {
      ...recorded,
      seed: 1997,
      config: { maze: 'corners', bonus: true, level: '9' },
    },
    'rails-wrap': {
      ...recorded,
      seed: 1998,
      config: { maze: 'rails', edges: 'wrap', bonus: true },
    },
    pillars: { ...recorded, seed: 1999, config: { maze: 'pillars', level: '4' } },
    'windmill-creature': {
      ...recorded,
      seed: 2000,
      config: { maze: 'windmill', bonus: true, level: '7' },
    },
    'gates-grace': { ...recorded, seed: 2001, config: { maze: 'gates', graceMs: 60, growth: 2 } },
    cheese: { ...recorded, seed: 2003, config: { variant: 'cheese' } },
    portals: { ...recorded, seed: 2004, config: { variant: 'portals', level: '7' } },
    two: { ...recorded, seed: 2005, config: { variant: 'two' } },
    tuned: { ...recorded, seed: 2002, tuning: ['moveMs', 80] },
    demo: { seed: 5, maxTicks: 1800 },
  },
  report: {
    // As often as the creature comes.
    stage: { name: 'five foods', of: ({ eaten }) => 1 + Math.floor(eaten / 5) },
    note: 'Snake has no levels: five foods stand for one, which lengthen the snake by five. The bot knows where its own body is, because that follows from its own turns. It sees food and another snake late. In one move of 40 it does not look. Slow speeds leave more time to see, so the reaction matters on the fast ones.',
    cause: ({ cause, lost = 0 }) => {
      if (lost > 0) return ['', 'player 2 wins', 'player 1 wins', 'a draw'][lost];
      return cause === '' ? 'filled the field' : `hit the ${cause}`;
    },
  },
  soonestEnd: [{ ticks: 60 }],
  // A random press would crash it.
  endless: { config: { edges: 'wrap' }, pressed: [] },
});
