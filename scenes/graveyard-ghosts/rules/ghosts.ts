import { below } from '../../kit/rules/chance';
import { ticksOrNone } from '../../kit/rules/config';
import { directions, oppositeOf } from '../../kit/rules/grid';
import { actorOf, type GraveyardGhostsState, maxGhosts } from './GraveyardGhostsState';
import { canGo, cellStep, ghostStarts } from './Maze';
import { clearMotion, placeGhost } from './places';
import { chooseWay, findTarget } from './targets';

export function ghostsOnLevel({ config, level }: Readonly<GraveyardGhostsState>): number {
  const wanted = config.ghosts + Math.floor(config.ghostsPerLevel * level);
  return Math.min(wanted, config.maxGhosts, maxGhosts);
}

/** The first open way of a cell, clockwise from up. */
function anyWay(state: Readonly<GraveyardGhostsState>, cell: number): number {
  for (let way = 0; way < directions.length; way += 1) if (canGo(state, cell, way)) return way;
  return 0;
}

/** Stands a ghost in the middle of a cell, for so many ticks. */
export function stand(
  state: GraveyardGhostsState,
  ghost: number,
  cell: number,
  ticks: number,
): void {
  state.ghostCell[ghost] = cell;
  state.ghostProgress[ghost] = 0;
  state.ghostWay[ghost] = anyWay(state, cell);
  state.ghostRest[ghost] = ticks;
  state.ghostNear[ghost] = 0;
  placeGhost(state, ghost);
  clearMotion(state, actorOf(ghost));
}

/** Lets the ghosts of a level rise one after the other. */
export function spawnGhosts(state: GraveyardGhostsState): void {
  state.ghostCount = ghostsOnLevel(state);
  const apart = ticksOrNone(state.config.releaseMs);
  for (let ghost = 0; ghost < maxGhosts; ghost += 1) {
    stand(state, ghost, ghostStarts[ghost], ghost * apart);
  }
}

/** Turns every ghost round that is under way: the one time it may. */
export function turnGhosts(state: GraveyardGhostsState): void {
  for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
    if (state.ghostRest[ghost] > 0) continue;
    const way = state.ghostWay[ghost];
    if (state.ghostProgress[ghost] > 0) {
      state.ghostCell[ghost] += cellStep[way];
      state.ghostProgress[ghost] = 1 - state.ghostProgress[ghost];
      state.ghostWay[ghost] = oppositeOf(way);
    } else if (canGo(state, state.ghostCell[ghost], oppositeOf(way))) {
      state.ghostWay[ghost] = oppositeOf(way);
    }
  }
}

/** The power of a lantern begins, or begins anew. */
export function frighten(state: GraveyardGhostsState): void {
  state.power = ticksOrNone(state.config.powerMs);
  state.caught = 0;
  if (state.power > 0) turnGhosts(state);
}

/** Any open way but back, each as likely as the others. */
function wander(state: GraveyardGhostsState, cell: number, way: number): number {
  const back = oppositeOf(way);
  let count = 0;
  for (let candidate = 0; candidate < directions.length; candidate += 1) {
    if (candidate !== back && canGo(state, cell, candidate)) count += 1;
  }
  if (count === 0) return back;
  let chosen = below(state.chance, count);
  for (let candidate = 0; candidate < directions.length; candidate += 1) {
    if (candidate === back || !canGo(state, cell, candidate)) continue;
    if (chosen === 0) return candidate;
    chosen -= 1;
  }
  return back;
}

function arrive(state: GraveyardGhostsState, ghost: number): void {
  const way = state.ghostWay[ghost];
  const cell = state.ghostCell[ghost] + cellStep[way];
  state.ghostCell[ghost] = cell;
  if (state.power > 0) {
    state.ghostWay[ghost] = wander(state, cell, way);
    return;
  }
  findTarget(state, ghost);
  state.ghostWay[ghost] = chooseWay(state, cell, way);
}

/** A tick of every ghost's walk. */
export function moveGhosts(state: GraveyardGhostsState): void {
  const { config, level, power } = state;
  const pace =
    (config.ghostSpeed + config.ghostSpeedPerLevel * level) *
    (power > 0 ? config.frightenedPace : 1);
  for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
    if (state.ghostRest[ghost] > 0) {
      state.ghostRest[ghost] -= 1;
      continue;
    }
    let progress = state.ghostProgress[ghost] + pace;
    while (progress >= 1) {
      progress -= 1;
      arrive(state, ghost);
    }
    state.ghostProgress[ghost] = progress;
    placeGhost(state, ghost);
  }
}
