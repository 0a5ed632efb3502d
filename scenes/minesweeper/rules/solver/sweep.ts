import { type Field, neighboursOf } from '../field';
import { chancesOf } from './chances';

export const verdict = { open: 0, unknown: 1, mine: 2 } as const;

/** A field that is swept without a guess: every cell is open, known to be a mine, or unknown. */
export class Sweep {
  /** By cell, a `verdict`. */
  readonly cells: Uint8Array;
  readonly #around: readonly number[][];
  /** The open cells with a number, as they were opened. */
  readonly #numbers: number[] = [];
  #left: number;

  /** @param counts by cell, the mines around it */
  constructor(
    readonly field: Field,
    readonly counts: Uint8Array,
  ) {
    const size = field.columns * field.rows;
    this.cells = new Uint8Array(size).fill(verdict.unknown);
    this.#around = Array.from({ length: size }, (_, cell) => neighboursOf(field, cell));
    this.#left = size - field.mines;
  }

  get done(): boolean {
    return this.#left === 0;
  }

  open(first: number): void {
    const queue = [first];
    for (const cell of queue) {
      if (this.cells[cell] === verdict.open) continue;
      this.cells[cell] = verdict.open;
      this.#left -= 1;
      if (this.counts[cell] === 0) queue.push(...this.#around[cell]);
      else this.#numbers.push(cell);
    }
  }

  #unknown(cell: number): number[] {
    return this.#around[cell].filter((other) => this.cells[other] === verdict.unknown);
  }

  #need(cell: number): number {
    let need = this.counts[cell];
    for (const other of this.#around[cell]) if (this.cells[other] === verdict.mine) need -= 1;
    return need;
  }

  /** Applies each number by itself. Returns false if that finds nothing. */
  byOne(): boolean {
    let moved = false;
    for (const cell of this.#numbers) {
      const unknown = this.#unknown(cell);
      if (unknown.length === 0) continue;
      const need = this.#need(cell);
      if (need === 0) for (const other of unknown) this.open(other);
      else if (need === unknown.length)
        for (const other of unknown) this.cells[other] = verdict.mine;
      else continue;
      moved = true;
    }
    return moved;
  }

  /**
   * Applies pairs of numbers, where one's surplus needs all cells that the other does not see.
   * Stops at the first pair that finds something, because the lists describe the field before it.
   */
  byTwo(): boolean {
    const clues = new Map<number, { cells: number[]; need: number }>();
    for (const cell of this.#numbers) {
      const cells = this.#unknown(cell);
      if (cells.length > 0) clues.set(cell, { cells, need: this.#need(cell) });
    }
    const { columns } = this.field;
    for (const [cell, one] of clues) {
      for (let down = -2; down <= 2; down += 1) {
        for (let across = -2; across <= 2; across += 1) {
          const two = clues.get(cell + down * columns + across);
          if (!two) continue;
          const alone = one.cells.filter((other) => !two.cells.includes(other));
          if (one.need - two.need !== alone.length) continue;
          const safe = two.cells.filter((other) => !one.cells.includes(other));
          if (alone.length + safe.length === 0) continue;
          for (const other of alone) this.cells[other] = verdict.mine;
          for (const other of safe) this.open(other);
          return true;
        }
      }
    }
    return false;
  }

  /** Applies all numbers and the number of mines together: finds the safe cells. */
  byCounting(): boolean {
    const seen = Int8Array.from(this.cells, (known, cell) =>
      known === verdict.open ? this.counts[cell] : -1,
    );
    let moved = false;
    chancesOf({ ...this.field, seen })?.chance.forEach((chance, cell) => {
      if (chance !== 0) return;
      this.open(cell);
      moved = true;
    });
    return moved;
  }
}

/** Whether a field can be cleared from its first cell by reasoning alone. */
export function needsNoGuess(field: Field, counts: Uint8Array, first: number): boolean {
  const sweep = new Sweep(field, counts);
  sweep.open(first);
  while (!sweep.done) {
    if (!sweep.byOne() && !sweep.byTwo() && !sweep.byCounting()) return false;
  }
  return true;
}
