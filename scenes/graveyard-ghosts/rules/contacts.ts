import { ticksOrNone } from '../../kit/rules/config';
import { events, type Report } from './GraveyardGhostsEvent';
import { actorOf, type GraveyardGhostsState, playerActor } from './GraveyardGhostsState';
import { spawnGhosts, stand } from './ghosts';
import { farCorner } from './Maze';
import { returnPlayer } from './player';
import { cellsApart } from './targets';
import { beginTimetable } from './timetable';

function touches(state: Readonly<GraveyardGhostsState>, ghost: number): boolean {
  const actor = actorOf(ghost);
  const across = state.x[actor] - state.x[playerActor];
  const down = state.y[actor] - state.y[playerActor];
  const { touch } = state.config;
  return across * across + down * down < touch * touch;
}

function catchGhost(state: GraveyardGhostsState, ghost: number, emit: Report): void {
  const { config } = state;
  const actor = actorOf(ghost);
  // The highest doubling: every ghost caught twice.
  const doublings = config.chain || config.night ? Math.min(state.caught, 7) : 0;
  events.ghostCaught.points = config.catchPoints * (1 << doublings);
  events.ghostCaught.ghost = ghost;
  events.ghostCaught.x = state.x[actor];
  events.ghostCaught.y = state.y[actor];
  state.caught += 1;
  state.score += events.ghostCaught.points;
  stand(state, ghost, farCorner(state.playerCell), ticksOrNone(config.caughtMs));
  emit(events.ghostCaught);
}

function loseLife(state: GraveyardGhostsState, ghost: number, emit: Report): void {
  state.lives -= 1;
  state.caughtBy = ghost;
  if (state.lives === 0) {
    state.phase = 'over';
    emit(events.ended);
    return;
  }
  returnPlayer(state);
  state.wantedHeld = false;
  state.grace = ticksOrNone(state.config.graceMs);
  // Otherwise one may wait where the player comes back.
  if (state.config.night) spawnGhosts(state);
  beginTimetable(state);
  emit(events.lifeLost);
}

/** Announces a ghost once when it comes near, and again only after it has been away. */
function watch(state: GraveyardGhostsState, ghost: number, emit: Report): void {
  const apart = cellsApart(state, ghost);
  const { nearCells } = state.config;
  if (state.ghostNear[ghost] === 1) {
    if (apart > nearCells + 1) state.ghostNear[ghost] = 0;
    return;
  }
  if (apart > nearCells || state.power > 0) return;
  state.ghostNear[ghost] = 1;
  events.ghostNear.ghost = ghost;
  emit(events.ghostNear);
}

/** Resolves contacts between the player and the ghosts. */
export function resolveGhostContacts(state: GraveyardGhostsState, emit: Report): void {
  const harmless = state.grace > 0 || state.config.invincible;
  for (let ghost = 0; ghost < state.ghostCount; ghost += 1) {
    // A resting ghost is harmless and cannot be caught.
    if (state.ghostRest[ghost] > 0) continue;
    watch(state, ghost, emit);
    if (!touches(state, ghost)) continue;
    if (state.power > 0) {
      catchGhost(state, ghost, emit);
    } else if (!harmless) {
      loseLife(state, ghost, emit);
      return;
    }
  }
}

/** One tick of the timers: a lantern's power and grace. */
export function countDownTimers(state: GraveyardGhostsState, emit: Report): void {
  if (state.grace > 0) state.grace -= 1;
  if (state.power === 0) return;
  state.power -= 1;
  if (state.power === 0) emit(events.powerOver);
  else if (state.power === ticksOrNone(state.config.warningMs)) emit(events.powerFading);
}
