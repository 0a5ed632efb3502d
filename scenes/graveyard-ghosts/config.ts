import {
  added,
  defineConfig,
  flag,
  mode,
  number,
  preference,
  restart,
  type ValuesOf,
  whole,
} from '../kit/rules/config';

/**
 * Graveyard Ghosts' constants. A tick is 1/60 s, levels count from 1, and milliseconds become whole
 * ticks. Constants that shape a level take effect at the next level.
 */
export const graveyardGhostsConfig = defineConfig({
  lives: restart.whole(3, 'lives', [1, 9], {
    note: 'How many times ghosts may catch the player before the game ends.',
  }),
  stepMs: whole(150, 'ms', [34, 1000], {
    note: 'Time that the player takes from a cell to the next.',
  }),
  queueMs: number(600, 'ms', [0, 5000, 10], {
    note: 'How long an early turn is remembered after the key is released.',
  }),
  soulPoints: whole(10, 'points', [0, 1000], { note: 'For a soul.' }),
  pelletPoints: whole(50, 'points', [0, 1000], {
    note: 'For a lantern, which gives power over the ghosts.',
  }),
  powerMs: number(5000, 'ms', [0, 60_000, 10], { note: 'How long that power lasts.' }),
  warningMs: number(2000, 'ms', [0, 10_000, 10], {
    note: 'How long before its end the ghosts begin to flash.',
  }),
  catchPoints: number(100, 'points', [0, 10_000, 10], {
    note: 'For a ghost caught during the power.',
  }),
  caughtMs: number(1500, 'ms', [0, 30_000, 10], {
    note: 'How long a caught ghost rests in the far corner.',
  }),
  levelBonus: number(100, 'points × new level', [0, 10_000, 10], {
    note: 'For completing a level, times the level that comes next.',
  }),
  pauseTicks: whole(120, 'ticks', [1, 600], { note: 'From the last soul to the next level.' }),
  graceMs: number(2000, 'ms', [0, 10_000, 10], {
    note: 'How long ghosts do no harm after they have caught the player.',
  }),
  ghosts: whole(2, 'ghosts', [0, 4], {
    note: 'In every level, besides those that its number adds.',
  }),
  ghostsPerLevel: number(0.5, 'ghosts × level', [0, 4], {
    note: 'Ghosts that a level adds for its number, rounded down.',
  }),
  maxGhosts: whole(4, 'ghosts', [0, 4], { note: 'Never more than these.' }),
  ghostSpeed: number(0.08, 'cells/tick', [0, 0.5], {
    note: 'Of all ghosts, besides what the level adds.',
  }),
  ghostSpeedPerLevel: number(0.01, 'cells/tick × level', [0, 0.1], {
    note: 'Speed that a level adds for its number.',
  }),
  frightenedPace: number(0.6, 'of the speed', [0, 2], {
    note: 'Factor on a ghost’s speed while it is frightened. Our own: the specification has none.',
  }),
  releaseMs: number(1500, 'ms', [0, 20_000, 10], {
    note: 'Delay from one ghost leaving its grave to the next.',
  }),
  touch: number(0.6, 'cells', [0.1, 1], {
    note: 'How near, from middle to middle, a ghost touches the player.',
  }),
  ahead: whole(2, 'cells', [0, 8], {
    note: 'How far ahead of the player the second ghost aims.',
  }),
  pivot: whole(1, 'cells', [0, 8], {
    note: 'How far ahead of the player is the point over which the third ghost mirrors the first.',
  }),
  shy: whole(4, 'cells', [0, 20], {
    note: 'Distance below which the fourth ghost turns away to its corner.',
  }),
  chaseMs: number(10_000, 'ms', [100, 120_000, 100], {
    note: 'How long the ghosts chase before they go to their corners again.',
  }),
  scatterMs: number(3500, 'ms', [0, 60_000, 100], {
    note: 'How long they stay in their corners, the first two times of a level.',
  }),
  lateScatterMs: number(2500, 'ms', [0, 60_000, 100], {
    note: 'How long they stay there after that, and every time from the fast levels on.',
  }),
  fastFrom: whole(5, 'level', [1, 50], { note: 'The first fast level.' }),
  scatters: whole(4, 'times', [0, 20], {
    note: 'How often they go to their corners on level 1; after that they chase for good.',
  }),
  laterScatters: whole(3, 'times', [0, 20], { note: 'The same from level 2 on.' }),
  loops: whole(4, 'gaps', [0, 20], {
    note: 'Hedges opened on each side of a maze, in addition to those that remove dead ends.',
  }),
  nearCells: whole(4, 'cells', [1, 14], {
    note: 'How near a ghost must come to be announced.',
  }),
  chain: mode.flag(false, {
    note: 'Each further ghost of one lantern is worth twice the one before.',
  }),
  night: mode.flag(false, {
    added: true,
    note: 'Night shift: ghosts are never faster than you; side tunnels, faster cornering, treats, and slower ghosts at each scatter.',
  }),
  nightSpeed: added.number(0.062, 'cells/tick', [0, 0.5], {
    note: 'Of all ghosts in Night shift, besides what the level adds.',
  }),
  nightSpeedPerLevel: added.number(0.0015, 'cells/tick × level', [0, 0.1], {
    note: 'Speed that a level of Night shift adds for its number.',
  }),
  nightTopSpeed: added.number(0.08, 'cells/tick', [0, 0.5], {
    note: 'No ghost of Night shift is faster; the player makes 0.111.',
  }),
  nightPowerMs: added.number(7000, 'ms', [0, 60_000, 10], {
    note: 'How long a lantern’s power lasts in Night shift.',
  }),
  nightLifeEvery: added.whole(2, 'levels', [1, 50], {
    note: 'An extra life after this many levels of Night shift.',
  }),
  breatherPace: added.number(0.7, 'of the speed', [0, 2], {
    note: 'Factor on a ghost’s speed in Night shift while it goes to its corner.',
  }),
  tunnelPace: added.number(0.5, 'of the speed', [0, 2], {
    note: 'Factor on a ghost’s speed in a side tunnel.',
  }),
  cornerTicks: added.whole(3, 'ticks', [0, 30], {
    note: 'Time saved in Night shift by pressing a turn before its corner.',
  }),
  treatSouls: added.whole(70, 'souls', [1, 200], {
    note: 'Souls left when the first treat of a level of Night shift appears; the second appears at half of them.',
  }),
  treatPoints: added.whole(100, 'points × level', [0, 10_000], {
    note: 'For a treat of Night shift.',
  }),
  learn: preference.flag(false, {
    note: 'Draws the target of each ghost and its path there.',
  }),
  startLevel: mode.choice('1', ['1', '3', '5', '8'], { note: 'The level on which a game begins.' }),
  extraLives: restart.whole(0, 'lives', [0, 6], {
    assist: true,
    note: 'Lives on top of the usual ones.',
  }),
  invincible: flag(false, { assist: true, note: 'Ghosts do no harm.' }),
});

export type GraveyardGhostsConfig = ValuesOf<typeof graveyardGhostsConfig>;
