/** In cells: the panel's width, the gap before it, and the well's frame. */
const panelCells = 3.5;
const gapCells = 0.6;
const frameCells = 0.3;

/** Fits well and panel into a canvas. Cells are whole pixels, so that patterns stay sharp. */
export function layWell(
  { columns, rows }: Record<'columns' | 'rows', number>,
  width: number,
  height: number,
) {
  const across = columns + 2 * frameCells + gapCells + panelCells;
  const down = rows + 2 * frameCells;
  const cell = Math.max(4, Math.floor(Math.min(width / across, height / down)));
  const left = Math.round((width - cell * across) / 2 + cell * frameCells);
  const top = Math.round((height - cell * rows) / 2);
  return {
    /** Of the well, in cells. */
    columns,
    rows,
    /** Side of a cell in the well, and of a cell in the panel. */
    cell,
    small: Math.max(3, Math.floor(cell * 0.75)),
    /** The upper left corner inside the well's frame. */
    left,
    top,
    /** The upper left corner and the width of the panel. */
    panelLeft: left + Math.round(cell * (columns + frameCells + gapCells)),
    panelWidth: Math.round(cell * panelCells),
  };
}

/** Positions and sizes in device pixels. */
export type WellLayout = Readonly<ReturnType<typeof layWell>>;
