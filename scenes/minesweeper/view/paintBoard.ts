import type { Painter } from '../../kit/Story';
import { type MinesweeperState, mark } from '../rules/MinesweeperState';

/** Pixels of a cell, and of the edge that makes it look raised. */
const cellSize = 24;
const edge = 3;
/** By the number on an open cell. */
const inks = [
  '',
  '#0000d0',
  '#007000',
  '#c00000',
  '#000070',
  '#700000',
  '#006870',
  '#000',
  '#606060',
];

/** Draws a field for pictures and clips: on the page its cells are elements. */
export const painter: Painter<MinesweeperState> = {
  size: ({ columns, rows }) => ({ width: columns * cellSize, height: rows * cellSize }),

  paint(context, { columns, open, mined, counts, marks, exploded, phase }) {
    context.font = `700 ${cellSize - 8}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const box = (color: string, x: number, y: number, width: number, height = width): void => {
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
    };
    for (let cell = 0; cell < open.length; cell += 1) {
      const x = (cell % columns) * cellSize;
      const y = Math.floor(cell / columns) * cellSize;
      const write = (text: string, color: string): void => {
        context.fillStyle = color;
        context.fillText(text, x + cellSize / 2, y + cellSize / 2 + 1);
      };
      const isMineShown = mined[cell] === 1 && (open[cell] === 1 || phase === 'over');
      if (open[cell] === 1 || isMineShown) {
        box('#808080', x, y, cellSize);
        box(cell === exploded ? '#ff3030' : '#c0c0c0', x + 1, y + 1, cellSize - 1);
      } else {
        box('#fff', x, y, cellSize);
        box('#808080', x + edge, y + edge, cellSize - edge);
        box('#c0c0c0', x + edge, y + edge, cellSize - 2 * edge);
      }
      if (isMineShown && marks[cell] !== mark.flag) {
        context.fillStyle = '#000';
        context.beginPath();
        context.arc(x + cellSize / 2, y + cellSize / 2, cellSize / 3.5, 0, 7);
        context.fill();
      } else if (open[cell] === 1) {
        if (counts[cell] > 0) write(`${counts[cell]}`, inks[counts[cell]]);
      } else if (marks[cell] === mark.flag) write('⚑', '#c00000');
      else if (marks[cell] === mark.question) write('?', '#000');
    }
  },
};
