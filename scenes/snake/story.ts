import { causeOf } from '../kit/rules/causeOf';
import { columnOf, directions, rowOf } from '../kit/rules/grid';
import type { Story } from '../kit/Story';
import { neighbour } from './rules/neighbour';
import { turns } from './rules/SnakeAction';
import { bodyCell, type SnakeState } from './rules/SnakeState';
import type { SnakeTypes } from './rules/snakeRules';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const deaths = ['crashed'] as const;
const acts = Object.fromEntries(turns.map((turn) => [`A turn ${turn.direction}`, turn]));

/** The part of the body on a cell, counted from the head. */
function partOn(state: Readonly<SnakeState>, cell: number): number {
  for (let part = 1; part < state.length; part += 1)
    if (bodyCell(state, part) === cell) return part;
  return -1;
}

function whatWasMet(state: Readonly<SnakeState>): string {
  const head = bodyCell(state, 0);
  const direction = directions[state.heading];
  const next = neighbour(state, head, state.heading);
  if (state.cause === 'wall')
    return `You ran into the ${sides[state.heading]} wall, going ${direction}.`;
  if (state.cause === 'maze') {
    const column = columnOf(next, state.columns) + 1;
    const row = rowOf(next, state.columns) + 1;
    return `You ran into the maze’s wall in column ${column}, row ${row}, going ${direction}.`;
  }
  return `You ran into your own body, ${partOn(state, next)} cells behind the head, going ${direction}.`;
}

export const story: Story<SnakeTypes> = {
  marks: { ate: 'Meal', bonusEaten: 'Creature', crashed: 'Crash', filled: 'Field filled' },
  deaths,
  why(recording, tick) {
    recording.seek(tick);
    const met = whatWasMet(recording.state);
    return causeOf(recording, tick, 'crashed', met, acts, deaths, ['saved you', 'turn']);
  },
  loadOverlay: async () => (await import('./view/overlay')).overlay,
};
