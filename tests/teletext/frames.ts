import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { blankFrame, columns, type TeletextFrame } from '../../scenes/teletext/rules/grid';
import { layRow } from '../../scenes/teletext/rules/layRow';

/** A frame with the written rows, by their numbers. */
export function frameOf(written: Readonly<Record<number, string>>): TeletextFrame {
  const frame = blankFrame();
  for (const [row, text] of Object.entries(written)) frame.set(layRow(text), Number(row) * columns);
  return frame;
}

/** The cells of one row of a decoded frame. */
export function cellsOf(frame: TeletextFrame, row: number): Uint32Array {
  return decodeFrame(frame).slice(row * columns, (row + 1) * columns);
}
