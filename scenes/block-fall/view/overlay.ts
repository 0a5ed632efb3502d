import type { Overlay, Shape, Tone, World } from '../../kit/Story';
import { type BlockFallState, hiddenRows } from '../rules/BlockFallState';
import { landingRow } from '../rules/well';
import { pieceCells } from './pieceCells';
import { layWell } from './wellLayout';

function layoutOf({ config }: Readonly<BlockFallState>, { width, height }: World) {
  return layWell(config, width, height);
}

/** The falling piece as boxes, one for each of its cells. */
function pieceBoxes(
  state: Readonly<BlockFallState>,
  world: World,
  y: number,
  tone: Tone,
  filled?: true,
): Shape[] {
  const { cell, left, top } = layoutOf(state, world);
  const size = { width: cell, height: cell, tone, filled };
  return pieceCells[state.piece][state.rotation].map((at) => {
    const x = left + (state.x + at.x) * cell;
    return { type: 'box', x, y: top + (y + at.y) * cell, ...size };
  });
}

/** The overlays of the well. The world's pixels are device pixels here. */
export const overlay: Overlay<BlockFallState> = {
  rule(state, world) {
    const { columns, rows, cell, left, top } = layoutOf(state, world);
    const shapes: Shape[] = [
      // The top of the well: a piece that locks wholly above it ends the run.
      { type: 'line', points: [left, top, left + columns * cell, top], tone: 'danger' },
      ...pieceBoxes(state, world, landingRow(state as BlockFallState), 'target'),
      ...pieceBoxes(state, world, state.y, 'own'),
    ];
    const x = left + (columns / 2) * cell;
    const lock = Math.max(0, state.lockIn);
    const text = `lock ${lock} ticks, ${state.config.lockResets - state.resetsUsed} renewals`;
    shapes.push({ type: 'label', x, y: top + (rows - 0.4) * cell, text, tone: 'own' });
    return shapes;
  },
  ghost(other, _own, world) {
    const { columns, rows, cell, left, top } = layoutOf(other, world);
    const shapes = pieceBoxes(other, world, other.y, 'ghost', true);
    // The outline of the stack along the top of each column.
    const points: number[] = [];
    for (let column = 0; column < columns; column += 1) {
      let row = 0;
      while (row < rows && other.cells[(row + hiddenRows) * columns + column] === 0) row += 1;
      const y = top + row * cell;
      points.push(left + column * cell, y, left + (column + 1) * cell, y);
    }
    shapes.push({ type: 'line', points, tone: 'ghost' });
    return shapes;
  },
};
