import { byEvent } from '../kit/rules/byEvent';
import { directions } from '../kit/rules/grid';
import { counted } from '../kit/rules/words';
import { actorOf, type GraveyardGhostsState, playerActor } from './rules/GraveyardGhostsState';
import type { GraveyardGhostsTypes } from './rules/graveyardGhostsRules';
import { bringsLife } from './rules/graveyardGhostsRules';
import { canGo, columnOfCell, rowOfCell } from './rules/Maze';
import { personalities } from './rules/targets';
import { treatCell } from './rules/treats';

function list(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** The open directions at the player's cell: "up and left". */
export function openDirections(state: Readonly<GraveyardGhostsState>): string {
  return list(directions.filter((_, direction) => canGo(state, state.playerCell, direction)));
}

/** A position relative to the player: "3 up, 1 left". */
function whereFromPlayer(
  state: Readonly<GraveyardGhostsState>,
  column: number,
  row: number,
): string {
  const across = Math.round(column - state.x[playerActor]);
  const down = Math.round(row - state.y[playerActor]);
  const parts = [
    down === 0 ? '' : `${Math.abs(down)} ${down < 0 ? 'up' : 'down'}`,
    across === 0 ? '' : `${Math.abs(across)} ${across < 0 ? 'left' : 'right'}`,
  ].filter(Boolean);
  return parts.join(', ') || 'right here';
}

function whereIs(state: Readonly<GraveyardGhostsState>, ghost: number): string {
  const actor = actorOf(ghost);
  return whereFromPlayer(state, state.x[actor], state.y[actor]);
}

/** The position of the nearest soul in a straight line; empty if none is left. */
export function nearestSoul(state: Readonly<GraveyardGhostsState>): string {
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  state.things.forEach((thing, cell) => {
    if (thing !== 1) return;
    const distance =
      Math.abs(columnOfCell(cell) - state.x[playerActor]) +
      Math.abs(rowOfCell(cell) - state.y[playerActor]);
    if (distance >= bestDistance) return;
    best = cell;
    bestDistance = distance;
  });
  if (best < 0) return '';
  return `Nearest soul: ${whereFromPlayer(state, columnOfCell(best), rowOfCell(best))}.`;
}

function whereGhostsAre(state: Readonly<GraveyardGhostsState>): string {
  return personalities
    .slice(0, state.ghostCount)
    .map((name, ghost) => `${name} ${whereIs(state, ghost)}`)
    .join('; ');
}

function whatLiesAround(state: Readonly<GraveyardGhostsState>): string {
  const mood = state.power > 0 ? 'Frightened ghosts' : 'Ghosts';
  const ghosts = state.ghostCount > 0 ? `${mood}: ${whereGhostsAre(state)}.` : '';
  return [`Open: ${openDirections(state)}.`, nearestSoul(state), ghosts].filter(Boolean).join(' ');
}

/** Whether this number of remaining souls should be announced. */
function isMilestone(left: number): boolean {
  return left === 5 || left === 10 || (left > 0 && left % 25 === 0);
}

export const narrateGraveyardGhosts = byEvent<GraveyardGhostsTypes, string | undefined>({
  levelBegan: (_, state) =>
    `Level ${state.level}. ${counted(state.ghostCount, 'ghost', 'ghosts')}, ${counted(state.soulsLeft, 'soul', 'souls')}. Open: ${openDirections(state)}.`,
  soulTaken: (_, state) =>
    isMilestone(state.soulsLeft) ? `${state.soulsLeft} souls left.` : undefined,
  pelletTaken: (_, state) => (state.power > 0 ? 'Lantern. The ghosts are frightened.' : 'Lantern.'),
  treatAppeared: (_, state) =>
    `A treat lies where you began: ${whereFromPlayer(state, columnOfCell(treatCell), rowOfCell(treatCell))}.`,
  treatTaken: (event) => `Treat, ${event.points} points.`,
  treatGone: () => 'The treat is gone.',
  powerFading: () => 'The light is fading.',
  powerOver: () => 'The light is out.',
  ghostCaught: (event) => `Caught the ${personalities[event.ghost]}, ${event.points} points.`,
  lifeLost: (_, state) =>
    `The ${personalities[state.caughtBy]} got you. ${counted(state.lives, 'life', 'lives')} left. Back at the start, open: ${openDirections(state)}.`,
  levelCleared: (event, state) =>
    `Level ${state.level} complete. Bonus ${event.bonus}, score ${state.score}.${bringsLife(state) ? ' One more life.' : ''}`,
  blocked: (_, state) => `Hedge. Open: ${openDirections(state)}.`,
  ghostNear: (event, state) =>
    `The ${personalities[event.ghost]} is near: ${whereIs(state, event.ghost)}.`,
  learning: (_, state) =>
    state.learning ? 'The ghosts’ paths are shown.' : 'The ghosts’ paths are hidden.',
  listened: (_, state) => whatLiesAround(state),
  ended: (_, state) =>
    `The ${personalities[state.caughtBy]} got you. Game over. Score ${state.score}, level ${state.level}.`,
});
