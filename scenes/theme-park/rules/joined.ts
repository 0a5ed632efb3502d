import { entranceKind, isVisitable, pathKind } from './buildings';
import { isAnyUnder } from './edit';
import { neighbourOf } from './routes';
import { ground, type Park } from './ThemeParkState';

/** An empty result to pass to `findJoined`. */
export function freshJoined() {
  return {
    /** By cell, 1 if it can be reached from a gate. */
    reached: new Uint8Array(0),
    /** Paths and visitor buildings that cannot be reached. */
    loosePaths: 0,
    cutOff: 0,
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
  const spreadFrom = (cell: number): void => {
    for (let direction = 0; direction < 4; direction += 1) {
      const next = neighbourOf(state, cell, direction);
      if (next < 0 || reached[next] === 1 || state.ground[next] === ground.closed) continue;
      reached[next] = 1;
      queue[end] = next;
      end += 1;
    }
  };
  for (let gate = 0; gate < state.gateCount; gate += 1) spreadFrom(state.gates[gate]);
  for (let head = 0; head < end; head += 1) spreadFrom(queue[head]);
  joined.loosePaths = 0;
  joined.cutOff = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const kind = state.kindAt[cell];
    if (kind === pathKind && reached[cell] === 0) joined.loosePaths += 1;
    else if (isVisitable[kind] === 1 && kind !== entranceKind && !isReached(joined, state, cell)) {
      joined.cutOff += 1;
    }
  }
  return joined;
}
