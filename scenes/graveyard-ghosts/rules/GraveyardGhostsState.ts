import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { GraveyardGhostsConfig } from '../config';
import { cellCount, playerStart } from './Maze';

/** The most ghosts there can be: one of each personality. */
export const maxGhosts = 4;

/** Places in the four lists of places: the player's, then one per ghost. */
export const playerActor = 0;
export function actorOf(ghost: number): number {
  return ghost + 1;
}

/** What lies in a cell. */
export const thing = { nothing: 0, soul: 1, pellet: 2 } as const;

/** No direction is asked for. */
export const noDirection = -1;

/** A run before its first level is laid. */
export function freshState(config: GraveyardGhostsConfig, seed: number) {
  const actors = actorOf(maxGhosts);
  return {
    tick: 0,
    phase: 'ready' as Phase,
    config: { ...config },
    rng: seedRng(seed),
    level: Number(config.startLevel),
    score: 0,
    lives: config.lives + config.extraLives,
    /** The hedges: see `Maze`. */
    open: new Uint8Array(cellCount),
    exits: new Uint8Array(cellCount),
    /** One of `thing` per cell. */
    things: new Uint8Array(cellCount),
    soulsLeft: 0,

    /** The cell that the player left last, or stands in. */
    playerCell: playerStart,
    /** The way the player looks and goes; index into `directions`. */
    playerDirection: 0,
    playerMoves: false,
    /** Ticks since it left that cell. */
    playerTicks: 0,
    /** The way asked for and not taken yet, or `noDirection`. */
    wanted: noDirection,
    /** Its key is still held. */
    wantedHeld: false,
    /** Ticks for which it is still wanted after that. */
    wantedTicks: 0,

    ghostCount: 0,
    /** The cell that a ghost left last, and the part of the way to the next, 0 to 1. */
    ghostCell: new Uint8Array(maxGhosts),
    ghostProgress: new Float64Array(maxGhosts),
    ghostDirection: new Uint8Array(maxGhosts),
    /** Ticks for which a ghost stays where it is: before its release, and after it was caught. */
    ghostRest: new Int32Array(maxGhosts),
    /** 1 where a ghost has been spoken of as near. */
    ghostNear: new Uint8Array(maxGhosts),

    /** Middles of all actors in cells, now and before the last tick; see `actorOf`. */
    x: new Float64Array(actors),
    y: new Float64Array(actors),
    lastX: new Float64Array(actors),
    lastY: new Float64Array(actors),

    /** Ticks of power left, and ghosts caught during it. */
    power: 0,
    caught: 0,
    /** Ticks for which ghosts do no harm. */
    grace: 0,
    /** Ticks until the next level; nothing moves in them. */
    pause: 0,
    /** Number of the period, scattering when even, and its ticks left; -1 is for good. */
    period: 0,
    periodTicks: 0,
    /** The ghost that caught the player last; 0 before any has. */
    caughtBy: 0,
    /** The learner's picture is on. */
    learning: config.learn,
  };
}

export type GraveyardGhostsState = ReturnType<typeof freshState>;

export function isScattering(state: Readonly<GraveyardGhostsState>): boolean {
  return (state.period & 1) === 0;
}
