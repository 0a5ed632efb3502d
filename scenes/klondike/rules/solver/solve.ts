import { copy } from '../../../kit/rules/copy';
import { fitsOn, isSafeHome, kingRank, rankOf, suitOf } from '../cards';
import { pile } from '../KlondikeState';
import { noLimit, type Position } from './Position';
import { fingerprint, pack, packedRoom, unpack } from './packing';

/** A move of the solver: presses the stock `draws` times, then makes a move of the game. */
export type Step = Readonly<{ draws: number; from: number; to: number; count: number }>;

export type Outcome =
  | Readonly<{ kind: 'won'; steps: readonly Step[]; nodes: number }>
  /** Every line was searched. */
  | Readonly<{ kind: 'lost'; nodes: number }>
  | Readonly<{ kind: 'notKnown'; nodes: number }>;

/** A priority queue for small whole costs: returns the position with the lowest cost first. */
class Buckets {
  readonly #buckets: number[][] = [];
  #least = 0;
  #size = 0;

  get empty(): boolean {
    return this.#size === 0;
  }

  add(cost: number, value: number): void {
    while (this.#buckets.length <= cost) this.#buckets.push([]);
    this.#buckets[cost].push(value);
    if (cost < this.#least) this.#least = cost;
    this.#size += 1;
  }

  take(): number {
    while (this.#buckets[this.#least].length === 0) this.#least += 1;
    this.#size -= 1;
    return this.#buckets[this.#least].pop() ?? 0;
  }
}

/** A heuristic for the distance to a win; lower is better. */
function costOf({ foundations, down, columns, talon }: Position): number {
  let cost = 52 - foundations[0] - foundations[1] - foundations[2] - foundations[3];
  cost += talon.length * 2;
  for (let column = 0; column < 7; column += 1) {
    cost += down[column] * 5;
    // A low card under a higher one of its suit blocks it.
    const cards = columns[column];
    for (let low = 0; low < down[column]; low += 1) {
      for (let high = low + 1; high < cards.length; high += 1) {
        if (suitOf(cards[low]) === suitOf(cards[high]) && cards[low] < cards[high]) cost += 1;
      }
    }
  }
  return cost;
}

class Search {
  readonly #position: Position;
  #bytes: Uint8Array;
  readonly #parents: number[] = [];
  readonly #moves: number[] = [];
  readonly #met = new Set<number>();
  readonly #queue = new Buckets();
  #won = -1;

  constructor(start: Position) {
    this.#bytes = new Uint8Array(packedRoom * 4096);
    this.#position = copy(start);
    this.#add(-1, 0);
  }

  run(most: number): Outcome {
    let nodes = 0;
    while (this.#won < 0 && !this.#queue.empty) {
      if (nodes >= most) return { kind: 'notKnown', nodes };
      nodes += 1;
      this.#expand(this.#queue.take());
    }
    if (this.#won < 0) return { kind: 'lost', nodes };
    return { kind: 'won', steps: this.#stepsTo(this.#won), nodes };
  }

  /** Keeps the current position unless it was met before. */
  #add(parent: number, move: number): void {
    const position = this.#position;
    const key = fingerprint(position);
    if (this.#met.has(key)) return;
    this.#met.add(key);
    const index = this.#parents.length;
    if ((index + 1) * packedRoom > this.#bytes.length) {
      const wider = new Uint8Array(this.#bytes.length * 2);
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    pack(position, this.#bytes, index * packedRoom);
    this.#parents.push(parent);
    this.#moves.push(move);
    const { foundations } = position;
    if (foundations[0] + foundations[1] + foundations[2] + foundations[3] === 52) this.#won = index;
    this.#queue.add(costOf(position), index);
  }

  #stepsTo(last: number): Step[] {
    const steps: Step[] = [];
    for (let index = last; this.#parents[index] >= 0; index = this.#parents[index]) {
      const move = this.#moves[index];
      steps.push({
        draws: move >> 12,
        from: (move >> 8) & 15,
        to: (move >> 4) & 15,
        count: move & 15,
      });
    }
    return steps.reverse();
  }

  #load(index: number): void {
    unpack(this.#position, this.#bytes, index * packedRoom);
  }

  /** Makes a move, keeps the resulting position, and undoes the move. */
  #try(index: number, draws: number, from: number, to: number, count: number): void {
    const position = this.#position;
    const { columns, foundations, down } = position;
    let card: number;
    if (from < pile.foundation) {
      const moved = columns[from].splice(columns[from].length - count, count);
      card = moved[0];
      if (columns[from].length > 0 && columns[from].length === down[from]) down[from] -= 1;
      if (to < pile.foundation) columns[to].push(...moved);
    } else if (from < pile.waste) {
      card = (from - pile.foundation) * 13 + foundations[from - pile.foundation] - 1;
      foundations[from - pile.foundation] -= 1;
      columns[to].push(card);
    } else {
      card = position.talon[position.drawn - 1];
      position.talon.splice(position.drawn - 1, 1);
      position.drawn -= 1;
      if (to < pile.foundation) columns[to].push(card);
    }
    if (to >= pile.foundation) foundations[suitOf(card)] += 1;
    this.#add(index, (draws << 12) | (from << 8) | (to << 4) | count);
    this.#load(index);
  }

  #expand(index: number): void {
    this.#load(index);
    if (this.#goHomeSafely(index)) return;
    this.#fromColumns(index);
    this.#fromTalon(index);
    this.#fromFoundations(index);
  }

  /** A card that is safe to send home is sent, and no other move needs to be tried. */
  #goHomeSafely(index: number): boolean {
    const { columns, foundations } = this.#position;
    for (let from = 0; from < 7; from += 1) {
      const card = columns[from].at(-1);
      if (card === undefined || foundations[suitOf(card)] !== rankOf(card)) continue;
      if (!isSafeHome(foundations, card)) continue;
      this.#try(index, 0, from, pile.foundation + suitOf(card), 1);
      return true;
    }
    return false;
  }

  #fromColumns(index: number): void {
    const { columns, foundations, down } = this.#position;
    for (let from = 0; from < 7; from += 1) {
      const size = columns[from].length;
      if (size === 0) continue;
      const top = columns[from][size - 1];
      if (foundations[suitOf(top)] === rankOf(top)) {
        this.#try(index, 0, from, pile.foundation + suitOf(top), 1);
      }
      let emptied = false;
      for (let to = 0; to < 7; to += 1) {
        if (to === from) continue;
        const under = columns[to].at(-1);
        if (under === undefined) {
          // Moving a king that is the whole column to another empty column changes nothing. A
          // second empty column offers no more than the first.
          if (emptied || down[from] === 0) continue;
          const card = columns[from][down[from]];
          if (rankOf(card) !== kingRank) continue;
          emptied = true;
          this.#try(index, 0, from, to, size - down[from]);
          continue;
        }
        for (let at = down[from]; at < columns[from].length; at += 1) {
          if (!fitsOn(columns[from][at], under)) continue;
          this.#try(index, 0, from, to, size - at);
          break;
        }
      }
    }
  }

  #fromTalon(index: number): void {
    const { talon, drawn, step, recycles } = this.#position;
    const size = talon.length;
    if (size === 0) return;
    let at = drawn;
    let draws = 0;
    let turned = 0;
    const seen = new Set<number>();
    for (;;) {
      if (at > 0 && !seen.has(at)) {
        seen.add(at);
        this.#useTalon(index, at, draws, turned);
      }
      if (at < size) {
        at = Math.min(size, at + step);
      } else {
        if (turned === 1 || recycles === 0) return;
        turned = 1;
        at = 0;
      }
      draws += 1;
      if (turned === 1 && at > 0 && at === drawn) return;
    }
  }

  /** Tries the card that is on top after `at` cards have been drawn. */
  #useTalon(index: number, at: number, draws: number, turned: number): void {
    const position = this.#position;
    const card = position.talon[at - 1];
    const ready = (): void => {
      position.drawn = at;
      if (position.recycles !== noLimit) position.recycles -= turned;
    };
    if (position.foundations[suitOf(card)] === rankOf(card)) {
      ready();
      this.#try(index, draws, pile.waste, pile.foundation + suitOf(card), 1);
    }
    let emptied = false;
    for (let to = 0; to < 7; to += 1) {
      const under = position.columns[to].at(-1);
      if (under === undefined) {
        if (emptied || rankOf(card) !== kingRank) continue;
        emptied = true;
      } else if (!fitsOn(card, under)) continue;
      ready();
      this.#try(index, draws, pile.waste, to, 1);
    }
  }

  #fromFoundations(index: number): void {
    const { columns, foundations } = this.#position;
    for (let suit = 0; suit < 4; suit += 1) {
      if (foundations[suit] < 2) continue;
      const card = suit * 13 + foundations[suit] - 1;
      if (isSafeHome(foundations, card)) continue;
      for (let to = 0; to < 7; to += 1) {
        const under = columns[to].at(-1);
        if (under === undefined || !fitsOn(card, under)) continue;
        this.#try(index, 0, pile.foundation + suit, to, 1);
      }
    }
  }
}

/**
 * Searches for a winning line from a position with all cards known, most promising first.
 * @param most positions to examine before giving up
 */
export function solve(position: Position, most: number): Outcome {
  return new Search(position).run(most);
}
