import { ticksOrNone } from '../../kit/rules/config';
import { directions, oppositeOf } from '../../kit/rules/grid';
import { below } from '../../kit/rules/rng';
import {
  actorOf,
  type GraveyardGhostsState,
  isScattering,
  maxGhosts,
} from './GraveyardGhostsState';
import { canGo, cellAfter, ghostStarts, isTunnel } from './Maze';
import { clearMotion, placeGhost } from './places';
import { chooseDirection, findTarget } from './targets';

export function ghostsOnLevel({ config, level }: Readonly<GraveyardGhostsState>): number {
  const wanted = config.ghosts + Math.floor(config.ghostsPerLevel * level);
  return Math.min(wanted, config.maxGhosts, maxGhosts);
}

/** The first open direction of a cell, clockwise from up. */
function anyDirection(state: Readonly<GraveyardGhostsState>, cell: number): number {
  for (let direction = 0; direction < directions.length; direction += 1)
    if (canGo(state, cell, direction)) return direction;
  return 0;
}

/** Puts a ghost in the middle of a cell, for a number of ticks. */
export function stand(
  state: GraveyardGhostsState,
  ghost: number,
  cell: number,
  ticks: number,
): void {
  state.ghostCell[ghost] = cell;
  state.ghostProgress[ghost] = 0;
  state.ghostDirection[ghost] = anyDirection(state, cell);
  state.ghostRest[ghost] = ticks;
  state.ghostNear[ghost] = 0;
  placeGhost(state, ghost);
  clearMotion(state, actorOf(ghost));
}

/** Spawns the ghosts of a level one after the other. */
export function spawnGhosts(state: GraveyardGhostsState): void {
  state.ghostCount = ghostsOnLevel(state);
  const apart = ticksOrNone(state.config.releaseMs);
  for (let ghost = 0; ghost < maxGhosts; ghost += 1) {
    stand(state, ghost, ghostStarts[ghost], ghost * apart);
  }
}

/** Reverses every moving ghost: the only time that a ghost may turn back. */
export function turnGhosts(state: GraveyardGhostsState): void {
  for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
    if (state.ghostRest[ghost] > 0) continue;
    const direction = state.ghostDirection[ghost];
    if (state.ghostProgress[ghost] > 0) {
      state.ghostCell[ghost] = cellAfter(state.ghostCell[ghost], direction);
      state.ghostProgress[ghost] = 1 - state.ghostProgress[ghost];
      state.ghostDirection[ghost] = oppositeOf(direction);
    } else if (canGo(state, state.ghostCell[ghost], oppositeOf(direction))) {
      state.ghostDirection[ghost] = oppositeOf(direction);
    }
  }
}

/** Ticks for which a lantern gives power. */
export function powerTicks({ config }: Readonly<GraveyardGhostsState>): number {
  return ticksOrNone(config.night ? config.nightPowerMs : config.powerMs);
}

/** Starts or restarts a lantern's power. */
export function frighten(state: GraveyardGhostsState): void {
  state.power = powerTicks(state);
  state.caught = 0;
  if (state.power > 0) turnGhosts(state);
}

/** A random open direction, except back. */
function wander(state: GraveyardGhostsState, cell: number, direction: number): number {
  const back = oppositeOf(direction);
  let count = 0;
  for (let candidate = 0; candidate < directions.length; candidate += 1) {
    if (candidate !== back && canGo(state, cell, candidate)) count += 1;
  }
  if (count === 0) return back;
  let chosen = below(state.rng, count);
  for (let candidate = 0; candidate < directions.length; candidate += 1) {
    if (candidate === back || !canGo(state, cell, candidate)) continue;
    if (chosen === 0) return candidate;
    chosen -= 1;
  }
  return back;
}

function arrive(state: GraveyardGhostsState, ghost: number): void {
  const direction = state.ghostDirection[ghost];
  const cell = cellAfter(state.ghostCell[ghost], direction);
  state.ghostCell[ghost] = cell;
  if (state.power > 0) {
    state.ghostDirection[ghost] = wander(state, cell, direction);
    return;
  }
  findTarget(state, ghost);
  state.ghostDirection[ghost] = chooseDirection(state, cell, direction);
}

/** A fraction that is returned would be allocated; one that is written here is not. */
const pace = new Float64Array(1);

/** Writes the cells a tick of a ghost that is not frightened, on this level, into `pace`. */
function readPace(state: Readonly<GraveyardGhostsState>): void {
  const { config, level } = state;
  if (!config.night) {
    pace[0] = config.ghostSpeed + config.ghostSpeedPerLevel * level;
    return;
  }
  const wanted = config.nightSpeed + config.nightSpeedPerLevel * level;
  const rest = isScattering(state) ? config.breatherPace : 1;
  pace[0] = Math.min(config.nightTopSpeed, wanted) * rest;
}

/** Cells a tick of a ghost that is not frightened, on this level. */
export function ghostPace(state: Readonly<GraveyardGhostsState>): number {
  readPace(state);
  return pace[0];
}

function isInTunnel({ ghostCell, ghostDirection }: GraveyardGhostsState, ghost: number): boolean {
  const cell = ghostCell[ghost];
  return isTunnel(cell) || isTunnel(cellAfter(cell, ghostDirection[ghost]));
}

export function moveGhosts(state: GraveyardGhostsState): void {
  const { config, power } = state;
  readPace(state);
  const usual = pace[0] * (power > 0 ? config.frightenedPace : 1);
  for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
    if (state.ghostRest[ghost] > 0) {
      state.ghostRest[ghost] -= 1;
      continue;
    }
    const share = config.night && isInTunnel(state, ghost) ? config.tunnelPace : 1;
    let progress = state.ghostProgress[ghost] + usual * share;
    while (progress >= 1) {
      progress -= 1;
      arrive(state, ghost);
    }
    state.ghostProgress[ghost] = progress;
    placeGhost(state, ghost);
  }
}
