import { pathKind } from './buildings';
import { isAnyUnder } from './edit';
import { neighbourOf } from './routes';
import { ground, type Park } from './ThemeParkState';

/** An empty result to pass to `findJoined`. */
export function freshJoined() {
  return {
    /** By cell, 1 if it can be reached from a gate. */
    reached: new Uint8Array(0),
    /** How many cells can be reached. */
    count: 0,
    /** Paths and visitor buildings that cannot be reached. */
    loosePaths: 0,
    cutOff: 0,
    /** Gates from which nobody can take a step. */
    deadGates: 0,
  };
}

/** What visitors can reach on foot from a gate. */
export type Joined = ReturnType<typeof freshJoined>;

/** Reused by every call, so that nothing is allocated. */
let queue = new Uint16Array(400);

/** Whether a visitor can reach any cell of a building. */
export function isReached({ reached }: Readonly<Joined>, state: Park, cell: number): boolean {
  return isAnyUnder(reached, state, state.kindAt[cell], cell);
}

/** Appends a cell's unreached neighbours to the queue. @returns the queue's new end */
function spreadFrom(cell: number, state: Park, reached: Uint8Array, end: number): number {
  let last = end;
  for (let direction = 0; direction < 4; direction += 1) {
    const next = neighbourOf(state, cell, direction);
    if (next < 0 || reached[next] === 1 || state.ground[next] === ground.closed) continue;
    reached[next] = 1;
    queue[last] = next;
    last += 1;
  }
  return last;
}

/** Whether a path or a building that visitors walk into touches a gate. */
function leadsOn(state: Park, gate: number): boolean {
  for (let direction = 0; direction < 4; direction += 1) {
    const next = neighbourOf(state, gate, direction);
    if (next >= 0 && state.ground[next] !== ground.closed) return true;
  }
  return false;
}

/**
 * Finds what visitors can reach from the gates: over paths, and through buildings as `routes`
 * allows.
 * @param joined is filled and returned; its arrays are replaced if the park is larger
 */
export function findJoined(state: Park, joined: Joined): Joined {
  const cells = state.columns * state.rows;
  if (queue.length < cells) queue = new Uint16Array(cells);
  if (joined.reached.length !== cells) joined.reached = new Uint8Array(cells);
  const { reached } = joined;
  reached.fill(0);
  let end = 0;
  joined.deadGates = 0;
  for (let gate = 0; gate < state.gateCount; gate += 1) {
    if (!leadsOn(state, state.gates[gate])) joined.deadGates += 1;
    end = spreadFrom(state.gates[gate], state, reached, end);
  }
  let reachedPaths = 0;
  for (let head = 0; head < end; head += 1) {
    const cell = queue[head];
    if (state.kindAt[cell] === pathKind) reachedPaths += 1;
    end = spreadFrom(cell, state, reached, end);
  }
  joined.count = end;
  joined.loosePaths = state.counts[pathKind] - reachedPaths;
  joined.cutOff = 0;
  for (let index = 0; index < state.destinationCount; index += 1) {
    if (!isReached(joined, state, state.destinations[index])) joined.cutOff += 1;
  }
  return joined;
}
