import type { Phase } from '../../kit/rules/contract';
import { seedRng } from '../../kit/rules/rng';
import type { GraveyardGhostsConfig } from '../config';
import { cellCount, playerStart } from './Maze';

/** The most ghosts there can be: one of each personality. */
export const maxGhosts = 4;

/** Index into the lists of positions: the player, then one per ghost. */
export const playerActor = 0;
export function actorOf(ghost: number): number {
  return ghost + 1;
}

/**
 * What lies in a cell. A treat is `treat` plus the steps for which it still lies there, see
 * `treats.ts`.
 */
export const thing = { nothing: 0, soul: 1, pellet: 2, treat: 3 } as const;

/** No direction is asked for. */
export const noDirection = -1;

/** The state of a run before its first level is generated. */
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
    /** What lies in each cell: see `thing`. */
    things: new Uint8Array(cellCount),
    soulsLeft: 0,

    /** The cell that the player stands in or left last. */
    playerCell: playerStart,
    /** The player's direction; index into `directions`. */
    playerDirection: 0,
    playerMoves: false,
    /** Ticks since it left that cell. */
    playerTicks: 0,
    /** The requested direction that has not been taken yet, or `noDirection`. */
    wanted: noDirection,
    /** Its key is still held. */
    wantedHeld: false,
    /** Ticks for which it is remembered after its release. */
    wantedTicks: 0,

    ghostCount: 0,
    /** The cell that a ghost left last, and its progress to the next, 0 to 1. */
    ghostCell: new Uint8Array(maxGhosts),
    ghostProgress: new Float64Array(maxGhosts),
    ghostDirection: new Uint8Array(maxGhosts),
    /** Ticks for which a ghost stays in place: before its release, and after it was caught. */
    ghostRest: new Int32Array(maxGhosts),
    /** 1 if a ghost has been announced as near. */
    ghostNear: new Uint8Array(maxGhosts),

    /** Positions of all actors in cells, now and before the last tick; see `actorOf`. */
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
    /** Number of the period (even ones scatter), and its ticks left; -1 is unlimited. */
    period: 0,
    periodTicks: 0,
    /** The ghost that caught the player last; 0 before any has. */
    caughtBy: 0,
    /** The learning overlay is on. */
    learning: config.learn,
  };
}

export type GraveyardGhostsState = ReturnType<typeof freshState>;

export function isScattering(state: Readonly<GraveyardGhostsState>): boolean {
  return (state.period & 1) === 0;
}
