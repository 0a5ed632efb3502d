import { columnOf, columnStep, rowOf, rowStep } from '../../kit/rules/grid';
import type { Overlay, Shape, Tone } from '../../kit/Story';
import { bodyCell, type SnakeState } from '../rules/SnakeState';
import { spriteSize } from './spriteSize';

function cellBox(
  { columns }: Readonly<SnakeState>,
  cell: number,
  tone: Tone,
  filled?: true,
): Shape {
  const x = columnOf(cell, columns) * spriteSize;
  const y = rowOf(cell, columns) * spriteSize;
  return { type: 'box', x, y, width: spriteSize, height: spriteSize, tone, filled };
}

/** The path of the head after all queued turns, cell by cell. */
function queued(state: Readonly<SnakeState>): Shape {
  const head = bodyCell(state, 0);
  let x = (columnOf(head, state.columns) + 0.5) * spriteSize;
  let y = (rowOf(head, state.columns) + 0.5) * spriteSize;
  const points = [x, y];
  const directions = state.turnCount > 0 ? state.turns.slice(0, state.turnCount) : [state.heading];
  for (const direction of directions) {
    x += columnStep[direction] * spriteSize;
    y += rowStep[direction] * spriteSize;
    points.push(x, y);
  }
  return { type: 'line', points, tone: 'target' };
}

export const overlay: Overlay<SnakeState> = {
  rule(state) {
    const wait = Math.max(0, state.moveAt - state.tick);
    const head = bodyCell(state, 0);
    const shapes = [cellBox(state, head, 'own'), queued(state)];
    if (state.phase === 'playing') {
      const x = (columnOf(head, state.columns) + 0.5) * spriteSize;
      const y = rowOf(head, state.columns) * spriteSize - 4;
      shapes.push({ type: 'label', x, y, text: `${wait}`, tone: 'own' });
    }
    return shapes;
  },
  ghost(other) {
    return Array.from({ length: other.length }, (_, part) =>
      cellBox(other, bodyCell(other, part), 'ghost', true),
    );
  },
};
