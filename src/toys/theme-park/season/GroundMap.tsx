import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { terrainNames } from '../../../../scenes/theme-park/rules/scenario/Scenario';
import styles from './Season.module.css';

/** Squares along each side of the ground, and the gate's. */
export const side = 20;
export const gate = 370;
const arrows: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -side,
  ArrowDown: side,
};

/** In place of a kind of ground: nothing is painted, and a finger moves the map. */
export const moving = -1;

/** The map opens at the gate. */
const showGate = (map: HTMLElement | null): void => map?.scrollTo(120, side * side);

type GroundProps = Readonly<{
  ground: Readonly<Uint8Array>;
  /** Fingers move the map and do not paint. */
  moves: boolean;
  onPaint: (cell: number) => void;
}>;

/** The ground as a map that is painted by keys, mouse and fingers. */
export function GroundMap({ ground, moves, onPaint }: GroundProps) {
  const [cursor, setCursor] = useState(gate - 5 * side);
  const map = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    if (event.key === ' ' || event.key === 'Enter') onPaint(cursor);
    else if (by !== undefined) {
      const next = cursor + by;
      const isInRow =
        Math.abs(by) === side || Math.floor(next / side) === Math.floor(cursor / side);
      if (next < 0 || next >= ground.length || !isInRow) return;
      setCursor(next);
      const cell = map.current?.querySelector<HTMLElement>(`[data-ground-cell="${next}"]`);
      cell?.focus();
      // A focused cell may be cut off.
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointer = (event: PointerEvent): void => {
    if (event.buttons === 0 || moves) return;
    const under = document.elementFromPoint(event.clientX, event.clientY) as HTMLElement | null;
    const cell = Number(under?.dataset.groundCell ?? -1);
    if (cell >= 0) onPaint(cell);
  };
  return (
    <div ref={showGate} className={styles.map}>
      <table
        ref={map}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of cells to press
        role="grid"
        aria-label="Ground, 20 by 20. Arrow keys move, Space paints."
        className={styles.ground}
        data-moves={moves ? '' : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: side }, (_cell, column) => {
                const cell = row * side + column;
                return (
                  <td
                    key={column}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell to press
                    role="gridcell"
                    tabIndex={cell === cursor ? 0 : -1}
                    data-ground-cell={cell}
                    data-ground={cell === gate ? 'gate' : ground[cell]}
                    aria-label={`${cell === gate ? 'Gate' : terrainNames[ground[cell]]}, column ${column + 1}, row ${row + 1}`}
                    onFocus={() => setCursor(cell)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
