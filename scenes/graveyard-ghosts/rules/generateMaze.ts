import { columnOf, columnStep, directions, oppositeOf, rowOf, rowStep } from '../../kit/rules/grid';
import { below, oneIn, type Rng, shuffleInPlace } from '../../kit/rules/rng';
import { canGo, cellCount, cellStep, type Maze, middleNode, nodeCell, nodes } from './Maze';

/** Junctions of the left half and the middle column. The right half mirrors them. */
const halfColumns = middleNode + 1;
const halfNodes = halfColumns * nodes;

/** The next junction in a direction within the left half, or -1. */
function neighbour(node: number, direction: number): number {
  const column = columnOf(node, halfColumns) + columnStep[direction];
  const row = rowOf(node, halfColumns) + rowStep[direction];
  if (column < 0 || column >= halfColumns || row < 0 || row >= nodes) return -1;
  return row * halfColumns + column;
}

function cellOfNode(node: number): number {
  return nodeCell(columnOf(node, halfColumns), rowOf(node, halfColumns));
}

function mirrored(node: number): number {
  return nodeCell(nodes - 1 - columnOf(node, halfColumns), rowOf(node, halfColumns));
}

/** Opens the passage between two neighbouring junctions, and its mirror image. */
function link({ open, exits }: Maze, node: number, direction: number): void {
  const otherDirection = (direction & 1) === 1 ? oppositeOf(direction) : direction;
  carve(open, exits, cellOfNode(node), direction);
  carve(open, exits, mirrored(node), otherDirection);
}

function carve(open: Uint8Array, exits: Uint8Array, from: number, direction: number): void {
  const between = from + cellStep[direction];
  const back = oppositeOf(direction);
  open[between] = 1;
  exits[from] |= 1 << direction;
  exits[between] |= (1 << direction) | (1 << back);
  exits[between + cellStep[direction]] |= 1 << back;
}

function exitCount(exits: number): number {
  return (exits & 1) + ((exits >> 1) & 1) + ((exits >> 2) & 1) + ((exits >> 3) & 1);
}

/**
 * Grows a spanning tree over the junctions of the half: from the newest one that has a new
 * neighbour.
 */
function growTree(maze: Maze, rng: Rng): void {
  const reached = new Uint8Array(halfNodes);
  const path = [below(rng, halfNodes)];
  reached[path[0]] = 1;
  const directions = [0, 1, 2, 3];
  while (path.length > 0) {
    const node = path[path.length - 1];
    shuffleInPlace(rng, directions);
    const direction = directions.find((direction) => {
      const next = neighbour(node, direction);
      return next >= 0 && reached[next] === 0;
    });
    if (direction === undefined) {
      path.pop();
      continue;
    }
    const next = neighbour(node, direction);
    link(maze, node, direction);
    reached[next] = 1;
    path.push(next);
  }
}

/** Opens one more hedge beside a junction. Returns false if none is left. */
function openOne(maze: Maze, node: number, rng: Rng): boolean {
  const first = below(rng, directions.length);
  for (let turn = 0; turn < directions.length; turn += 1) {
    const direction = (first + turn) & 3;
    if (neighbour(node, direction) < 0 || canGo(maze, cellOfNode(node), direction)) continue;
    link(maze, node, direction);
    return true;
  }
  return false;
}

/**
 * Generates new hedges in `maze`: mirror symmetric, every junction reachable from every other, no
 * dead ends.
 * @param loops hedges opened on each side besides those that would leave a dead end
 */
export function generateMaze(maze: Maze, loops: number, rng: Rng): void {
  maze.open.fill(0);
  maze.exits.fill(0);
  for (let node = 0; node < halfNodes; node += 1) {
    maze.open[cellOfNode(node)] = 1;
    maze.open[mirrored(node)] = 1;
  }
  growTree(maze, rng);
  for (let node = 0; node < halfNodes; node += 1) {
    if (exitCount(maze.exits[cellOfNode(node)]) < 2) openOne(maze, node, rng);
  }
  let opened = 0;
  for (let tries = 0; tries < cellCount && opened < loops; tries += 1) {
    const node = below(rng, halfNodes);
    // A crossing that is open on all sides makes a wide empty area: most of them stay closed.
    if (exitCount(maze.exits[cellOfNode(node)]) > 2 && !oneIn(rng, 4)) continue;
    if (openOne(maze, node, rng)) opened += 1;
  }
}
