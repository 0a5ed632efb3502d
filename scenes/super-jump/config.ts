import {
  added,
  defineConfig,
  flag,
  mode,
  number,
  restart,
  type ValuesOf,
  whole,
} from '../kit/rules/config';

/**
 * Super Jump's constants. A tick is 1/60 s; levels count from 1. Constants that shape a level take
 * effect at the next level. Every level is generated for the jump that the constants give.
 */
export const superJumpConfig = defineConfig({
  lives: restart.whole(3, 'lives', [1, 9], {
    note: 'Enemies that the hero may touch before the game ends.',
  }),
  jumpSpeed: number(-8, 'px/tick', [-16, -2], {
    note: 'Vertical speed at the start of a jump; up is negative.',
  }),
  gravity: number(0.5, 'px/tick²', [0.1, 2], {
    note: 'Added to the vertical speed at every tick.',
  }),
  maxSpeed: number(3, 'px/tick', [0.5, 8], { note: 'Greatest horizontal speed.' }),
  maxFall: number(8, 'px/tick', [2, 16], { note: 'Greatest speed of a fall.' }),
  acceleration: number(0.4, 'px/tick²', [0.05, 4], {
    note: 'Gained at every tick of running on the ground.',
  }),
  airAcceleration: number(0.3, 'px/tick²', [0.05, 4], {
    note: 'Gained at every tick of steering in the air.',
  }),
  friction: number(0.5, 'px/tick²', [0.02, 4], {
    note: 'Lost at every tick on the ground without a direction held, or against it.',
  }),
  airFriction: number(0.15, 'px/tick²', [0, 4], {
    note: 'Lost at every tick in the air without a direction held, or against it.',
  }),
  jumpCut: number(0.45, 'of the speed', [0, 1], {
    note: 'Factor on the upward speed when jump is released; at 1 all jumps have the same height.',
  }),
  coyoteTicks: whole(6, 'ticks', [0, 30], {
    note: 'How long after running off a ledge a jump still counts.',
  }),
  bufferTicks: whole(6, 'ticks', [0, 30], {
    note: 'How long before landing a jump may be pressed.',
  }),
  heroWidth: restart.whole(10, 'px', [4, 16], {
    note: 'Width of the hero’s body for collisions; the picture is a little larger.',
  }),
  heroHeight: restart.whole(14, 'px', [6, 20], {
    note: 'Height of the hero’s body for collisions.',
  }),
  mercy: whole(3, 'px', [0, 5], {
    note: 'How far enemies must overlap the hero to hurt.',
  }),
  coinPoints: whole(10, 'points', [0, 1000], { note: 'For a coin.' }),
  starPoints: whole(50, 'points', [0, 1000], { note: 'For a star.' }),
  starTicks: whole(120, 'ticks', [0, 1200], { note: 'How long a star makes the hero invincible.' }),
  hurtTicks: whole(60, 'ticks', [0, 600], {
    note: 'How long the hero is invincible after losing a life.',
  }),
  levelBonus: number(100, 'points × level', [0, 10_000, 10], { note: 'For completing a level.' }),
  pauseTicks: whole(90, 'ticks', [1, 600], { note: 'From the last coin to the next level.' }),
  coins: whole(4, 'coins', [1, 30], {
    note: 'In every level, besides those that its number adds.',
  }),
  coinsPerLevel: number(1, 'coins × level', [0, 5], {
    note: 'Coins that a level adds for its number, rounded down.',
  }),
  stars: whole(1, 'stars', [0, 4], { note: 'In every level.' }),
  enemies: whole(2, 'enemies', [0, 12], {
    note: 'In every level, besides those that its number adds.',
  }),
  enemiesPerLevel: number(0.5, 'enemies × level', [0, 4], {
    note: 'Enemies that a level adds for its number, rounded down.',
  }),
  maxEnemies: whole(5, 'enemies', [0, 12], { note: 'Never more than these.' }),
  enemySpeed: number(0.8, 'px/tick', [0, 4], {
    note: 'Of all enemies, besides what the level adds.',
  }),
  enemySpeedPerLevel: number(0.1, 'px/tick × level', [0, 1], {
    note: 'Speed that a level adds for its number.',
  }),
  flyersFrom: whole(3, 'level', [1, 50], { note: 'The level from which every other enemy flies.' }),
  width: whole(160, 'px', [120, 320], { note: 'Width of the canvas and of every level.' }),
  height: whole(290, 'px', [160, 600], { note: 'Height of the canvas and of the first level.' }),
  heightPerLevel: whole(46, 'px', [0, 200], {
    note: 'How much higher each level is than the one before. Our own: the specification has one height for all.',
  }),
  maxHeight: whole(1160, 'px', [160, 1600], {
    note: 'The maximum height of a level, unless the canvas is higher. Our own, like the growth.',
  }),
  widestLedge: number(64, 'px', [16, 120, 8], { note: 'In the first level.' }),
  narrowestLedge: number(24, 'px', [16, 120, 8], { note: 'In any level.' }),
  ledgeShrink: number(3, 'px', [0, 16], {
    note: 'How much narrower the widest ledge is with each level.',
  }),
  lowestStep: number(0.55, 'of a jump', [0.51, 0.95], {
    note: 'Minimum height from one row of ledges to the next. Below half of it, ledges would be in the way.',
  }),
  highestStep: number(0.8, 'of a jump', [0.51, 0.95], {
    note: 'Greatest height from one row of ledges to the next.',
  }),
  pitWidth: number(24, 'px', [0, 80, 8], { note: 'Of a gap in the ground, in the first level.' }),
  pitGrowth: number(2, 'px', [0, 16], {
    note: 'How much wider pits get with each level, up to the length of a jump.',
  }),
  iceGrip: number(0.2, 'of the grip', [0.05, 1], {
    note: 'Factor on acceleration and friction on ice.',
  }),
  edges: mode.choice('walls', ['walls', 'wrap'], {
    note: 'The sides stop the hero, or wrap to the other side.',
  }),
  doubleJump: mode.flag(false, { note: 'A second jump in the air.' }),
  ice: mode.flag(false, { note: 'Slippery ledges, and slightly slower enemies.' }),
  startLevel: mode.choice('1', ['1', '4', '7', '10'], {
    note: 'The level on which a game begins.',
  }),
  careful: mode.flag(false, {
    added: true,
    note: 'A fall costs one life, enemies are fewer and slower, and each level brings a life.',
  }),
  carefulPace: added.number(0.5, 'of the speed', [0, 2], {
    note: 'Factor on the enemies’ speed in Careful.',
  }),
  carefulEnemies: added.whole(3, 'enemies', [0, 12], { note: 'Never more than these in Careful.' }),
  carefulHurtTicks: added.whole(120, 'ticks', [0, 600], {
    note: 'How long the hero of Careful is invincible after losing a life.',
  }),
  carefulLifeEvery: added.whole(1, 'levels', [1, 50], {
    note: 'An extra life after this many levels of Careful.',
  }),
  icePace: added.number(0.85, 'of the speed', [0, 2], {
    note: 'Factor on the enemies’ speed on ice.',
  }),
  firstPit: flag(false, {
    added: true,
    baseline: true,
    mode: 'preference',
    restart: true,
    note: 'The first level has a pit, as earlier runs had it.',
  }),
  goldTime: added.number(1.5, 'of the proof', [0.5, 10, 0.1], {
    note: 'Time for a gold medal, relative to that of the jumps that prove the level.',
  }),
  silverTime: added.number(2.2, 'of the proof', [0.5, 10, 0.1], { note: 'For silver.' }),
  bronzeTime: added.number(3.5, 'of the proof', [0.5, 10, 0.1], { note: 'For bronze.' }),
  extraLives: restart.whole(0, 'lives', [0, 6], {
    assist: true,
    note: 'Lives on top of the usual ones.',
  }),
  invincible: flag(false, {
    assist: true,
    note: 'Enemies do no harm, and after a fall the hero returns to the last ledge.',
  }),
});

export type SuperJumpConfig = ValuesOf<typeof superJumpConfig>;
