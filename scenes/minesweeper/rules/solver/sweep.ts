import { type Field, neighboursOf } from '../field';
import { chancesOf } from './chances';

const verdict = { open: 0, unknown: 1, mine: 2 } as const;

/** A field as it is swept without a guess: every cell is open, known to be a mine, or unknown. */
class Sweep {
  readonly #around: readonly number[][];
  readonly #cells: Uint8Array;
  #left: number;

  constructor(
    readonly field: Field,
    readonly counts: Uint8Array,
  ) {
    const size = field.columns * field.rows;
    this.#cells = new Uint8Array(size).fill(verdict.unknown);
    this.#around = Array.from({ length: size }, (_, cell) => neighboursOf(field, cell));
    this.#left = size - field.mines;
  }

  get done(): boolean {
    return this.#left === 0;
  }

  open(first: number): void {
    const queue = [first];
    for (let at = 0; at < queue.length; at += 1) {
      const cell = queue[at];
      if (this.#cells[cell] === verdict.open) continue;
      this.#cells[cell] = verdict.open;
      this.#left -= 1;
      if (this.counts[cell] === 0) queue.push(...this.#around[cell]);
    }
  }

  #unknown(cell: number): number[] {
    return this.#around[cell].filter((other) => this.#cells[other] === verdict.unknown);
  }

  #need(cell: number): number {
    let need = this.counts[cell];
    for (const other of this.#around[cell]) if (this.#cells[other] === verdict.mine) need -= 1;
    return need;
  }

  /** What each number says by itself. */
  byOne(): boolean {
    let moved = false;
    for (let cell = 0; cell < this.#cells.length; cell += 1) {
      if (this.#cells[cell] !== verdict.open || this.counts[cell] === 0) continue;
      const unknown = this.#unknown(cell);
      if (unknown.length === 0) continue;
      const need = this.#need(cell);
      if (need === 0) for (const other of unknown) this.open(other);
      else if (need === unknown.length)
        for (const other of unknown) this.#cells[other] = verdict.mine;
      else continue;
      moved = true;
    }
    return moved;
  }

  /** What two numbers say together: where one's surplus needs all that the other does not see. */
  byTwo(): boolean {
    const clues = new Map<number, { cells: number[]; need: number }>();
    for (let cell = 0; cell < this.#cells.length; cell += 1) {
      if (this.#cells[cell] !== verdict.open || this.counts[cell] === 0) continue;
      const cells = this.#unknown(cell);
      if (cells.length > 0) clues.set(cell, { cells, need: this.#need(cell) });
    }
    const { columns } = this.field;
    let moved = false;
    for (const [cell, one] of clues) {
      for (let down = -2; down <= 2; down += 1) {
        for (let across = -2; across <= 2; across += 1) {
          const two = clues.get(cell + down * columns + across);
          if (!two || two === one) continue;
          const alone = one.cells.filter((other) => !two.cells.includes(other));
          if (one.need - two.need !== alone.length) continue;
          const safe = two.cells.filter((other) => !one.cells.includes(other));
          if (alone.length + safe.length === 0) continue;
          for (const other of alone) this.#cells[other] = verdict.mine;
          for (const other of safe) this.open(other);
          moved = true;
        }
      }
      // The lists above speak of the field as it was.
      if (moved) return true;
    }
    return false;
  }

  /** What all numbers and the count of mines say together. */
  byCounting(): boolean {
    const seen = new Int8Array(this.#cells.length).fill(-1);
    for (let cell = 0; cell < seen.length; cell += 1) {
      if (this.#cells[cell] === verdict.open) seen[cell] = this.counts[cell];
    }
    const chances = chancesOf({ ...this.field, seen });
    if (!chances) return false;
    let moved = false;
    for (let cell = 0; cell < seen.length; cell += 1) {
      if (chances.chance[cell] === 0 && this.#cells[cell] === verdict.unknown) {
        this.open(cell);
        moved = true;
      } else if (chances.chance[cell] === 1) {
        this.#cells[cell] = verdict.mine;
      }
    }
    return moved;
  }
}

/** Whether a field can be cleared from its first cell on by reasoning alone. */
export function needsNoGuess(field: Field, counts: Uint8Array, first: number): boolean {
  const sweep = new Sweep(field, counts);
  sweep.open(first);
  while (!sweep.done) {
    if (!sweep.byOne() && !sweep.byTwo() && !sweep.byCounting()) return false;
  }
  return true;
}
