import type { Component } from './components';

/** A choice of how many mines a box holds, and in how many ways they fit into it. */
type Edge = Readonly<{ to: Node; mines: number; times: number }>;

type Node = {
  /** What each clue still needs. */
  needs: Uint8Array;
  /** Number of arrangements that lead here, by mines placed so far. */
  arrangements: Float64Array;
  /** Weight of all arrangements from here on, by mines placed so far. */
  weight: Float64Array;
  edges: Edge[];
};

/** All arrangements of mines among a component's boxes, merged into layers of equal situations. */
export type Arrangements = NonNullable<ReturnType<typeof countArrangements>>;

const binomials: readonly (readonly number[])[] = (() => {
  const rows: number[][] = [[1]];
  for (let size = 1; size <= 8; size += 1) {
    const above = rows[size - 1];
    rows.push(Array.from({ length: size + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return rows;
})();

/** More situations than this at once would take too long. */
const maxNodes = 30_000;

function without(
  needs: Uint8Array,
  clues: readonly number[],
  mines: number,
): Uint8Array | undefined {
  const left = needs.slice();
  for (const clue of clues) {
    if (left[clue] < mines) return undefined;
    left[clue] -= mines;
  }
  return left;
}

/** Whether the rest of a component can still satisfy every clue. */
function canMeet(needs: Uint8Array, room: Uint8Array): boolean {
  for (let clue = 0; clue < needs.length; clue += 1) if (needs[clue] > room[clue]) return false;
  return true;
}

/** @returns undefined if there are too many situations */
export function countArrangements(component: Component) {
  const { boxes, needs } = component;
  const cells = boxes.reduce((sum, box) => sum + box.cells.length, 0);
  const room = new Uint8Array(needs.length);
  for (const box of boxes) for (const clue of box.clues) room[clue] += box.cells.length;
  const node = (left: Uint8Array): Node => ({
    needs: left,
    arrangements: new Float64Array(cells + 1),
    weight: new Float64Array(0),
    edges: [],
  });
  const start = node(Uint8Array.from(needs));
  start.arrangements[0] = 1;
  const layers: Node[][] = [canMeet(start.needs, room) ? [start] : []];
  for (const box of boxes) {
    const size = box.cells.length;
    for (const clue of box.clues) room[clue] -= size;
    const next = new Map<string, Node>();
    for (const from of layers[layers.length - 1]) {
      for (let mines = 0; mines <= size; mines += 1) {
        const left = without(from.needs, box.clues, mines);
        if (!left) break;
        if (!canMeet(left, room)) continue;
        const key = String.fromCharCode(...left);
        let to = next.get(key);
        if (!to) {
          to = node(left);
          next.set(key, to);
        }
        const times = binomials[size][mines];
        from.edges.push({ to, mines, times });
        for (let placed = 0; placed + mines <= cells; placed += 1) {
          to.arrangements[placed + mines] += from.arrangements[placed] * times;
        }
      }
    }
    if (next.size > maxNodes) return undefined;
    layers.push([...next.values()]);
  }
  const last = layers[layers.length - 1];
  return {
    component,
    layers,
    /** Number of arrangements by their mines; empty if none fits the clues. */
    totals: last.length > 0 ? last[0].arrangements : new Float64Array(0),
  };
}

/** Computes the weight of every situation from the weight of each total number of mines. */
export function weigh(arrangements: Arrangements, weights: Float64Array): void {
  for (const node of arrangements.layers[arrangements.layers.length - 1]) node.weight = weights;
  for (let layer = arrangements.layers.length - 2; layer >= 0; layer -= 1) {
    for (const node of arrangements.layers[layer]) {
      node.weight = new Float64Array(weights.length);
      for (const { to, mines, times } of node.edges) {
        for (let placed = 0; placed + mines < weights.length; placed += 1) {
          node.weight[placed] += times * to.weight[placed + mines];
        }
      }
    }
  }
}

/**
 * Calls back with each box's probability of a mine per cell; exactly 0 or 1 if all arrangements
 * agree. Call `weigh` first.
 */
export function eachChance(
  arrangements: Arrangements,
  report: (cells: readonly number[], chance: number) => void,
): void {
  arrangements.component.boxes.forEach((box, layer) => {
    const size = box.cells.length;
    let mined = 0;
    let free = 0;
    for (const node of arrangements.layers[layer]) {
      for (const { to, mines, times } of node.edges) {
        let weight = 0;
        for (let placed = 0; placed + mines < to.weight.length; placed += 1) {
          weight += node.arrangements[placed] * to.weight[placed + mines];
        }
        mined += weight * times * mines;
        free += weight * times * (size - mines);
      }
    }
    report(box.cells, chanceOf(mined, free));
  });
}

/** The part of two weights that is mined; exactly 0 or 1 where the other is nothing. */
export function chanceOf(mined: number, free: number): number {
  return mined === 0 ? 0 : free === 0 ? 1 : mined / (mined + free);
}

/** The mined cells of one arrangement that has weight. */
export function anyArrangement(arrangements: Arrangements): number[] {
  const mined: number[] = [];
  let node = arrangements.layers[0].at(0);
  let placed = 0;
  for (const box of arrangements.component.boxes) {
    const edge = node?.edges.find(({ to, mines }) => to.weight[placed + mines] > 0);
    if (!edge) return mined;
    mined.push(...box.cells.slice(0, edge.mines));
    placed += edge.mines;
    node = edge.to;
  }
  return mined;
}
