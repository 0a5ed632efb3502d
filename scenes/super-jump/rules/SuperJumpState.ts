import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { SuperJumpConfig } from '../config';

/** Why a run ended. */
export type EndCause = 'fall' | 'enemy';

/**
 * Indices into `hero`, which holds pixels and pixels per tick. x and y are the upper left corner.
 */
export const at = { x: 0, y: 1, vx: 2, vy: 3, lastX: 4, lastY: 5 } as const;

/** From the ground's top to the bottom of the field. */
export const groundDepth = 16;

/** How much a level can hold. */
export const capacity = { ledges: 128, coins: 64, stars: 4, enemies: 12 } as const;

/** A coin or star is a square of this size around its position. */
export const coinSize = 10;
/** The size of an enemy. Its position is the upper left corner. */
export const enemyWidth = 12;
export const enemyHeight = 10;
export const enemyKind = { walker: 0, flyer: 1 } as const;

/** The state of a run before its first level is generated. */
export function freshState(config: SuperJumpConfig, seed: number) {
  return {
    tick: 0,
    phase: 'ready' as Phase,
    config: { ...config },
    rng: seedRng(seed),
    level: Number(config.startLevel),
    score: 0,
    lives: config.lives + config.extraLives,
    width: 0,
    /** The bottom of the field. A hero below it has fallen out. */
    height: 0,
    /** Top of the ground, which is the lowest row of ledges. */
    groundY: 0,
    /** The sides wrap around. */
    wraps: false,
    ledgeCount: 0,
    ledgeX: new Int16Array(capacity.ledges),
    ledgeY: new Int16Array(capacity.ledges),
    ledgeWidth: new Int16Array(capacity.ledges),
    /** Where the hero starts. */
    startX: 0,
    /** Indexed by `at`. `lastX` and `lastY` are its position before the last tick. */
    hero: new Float64Array(6),
    /** -1 left, 1 right. */
    facing: 1,
    /** The ledge that the hero stands on, or -1 in the air. */
    standing: -1,
    /** The last ledge stood on. */
    lastLedge: 0,
    /** The hero rises or falls from a jump. */
    jumping: false,
    airJumps: 0,
    /** Ticks since the hero last stood. */
    airTicks: 0,
    /** Ticks for which a press of jump is remembered. */
    jumpWanted: 0,
    leftHeld: false,
    rightHeld: false,
    jumpHeld: false,
    /** The held direction that was pressed last: -1, 0 or 1. */
    direction: 0,
    /** Ticks of invincibility, and how many of them come from a star. */
    invincible: 0,
    starlight: 0,
    /** Ticks until the next level. Nothing moves meanwhile. */
    pause: 0,
    /** Ticks that the level has been played for, without that pause. */
    levelTicks: 0,
    coinCount: 0,
    coinsLeft: 0,
    coinX: new Int16Array(capacity.coins),
    coinY: new Int16Array(capacity.coins),
    coinTaken: new Uint8Array(capacity.coins),
    starCount: 0,
    starX: new Int16Array(capacity.stars),
    starY: new Int16Array(capacity.stars),
    starTaken: new Uint8Array(capacity.stars),
    enemyCount: 0,
    enemyX: new Float64Array(capacity.enemies),
    enemyLastX: new Float64Array(capacity.enemies),
    enemyY: new Int16Array(capacity.enemies),
    /** The range of an enemy's patrol. */
    enemyFrom: new Int16Array(capacity.enemies),
    enemyTo: new Int16Array(capacity.enemies),
    enemyDirection: new Int8Array(capacity.enemies),
    enemyKind: new Uint8Array(capacity.enemies),
    /** Empty while the run goes on. */
    cause: '' as EndCause | '',
  };
}

export type SuperJumpState = ReturnType<typeof freshState>;

/** The ledge on which the level begins. */
export function firstLedge(state: Readonly<SuperJumpState>): number {
  for (let ledge = state.ledgeCount - 1; ledge > 0; ledge -= 1) {
    const across = state.startX - state.ledgeX[ledge];
    if (isGround(state, ledge) && across >= 0 && across < state.ledgeWidth[ledge]) return ledge;
  }
  return 0;
}

/** Whether a ledge is part of the ground. The hero can jump through all ledges from below. */
export function isGround(state: Readonly<SuperJumpState>, ledge: number): boolean {
  return state.ledgeY[ledge] === state.groundY;
}
