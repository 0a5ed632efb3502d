import { below, type Chance, oneIn, shuffleInPlace } from '../../kit/rules/chance';
import { columnStep, directions, oppositeOf, rowStep } from '../../kit/rules/grid';
import { canGo, cellCount, cellStep, type Maze, middleNode, nodeCell, nodes } from './Maze';

/** Junctions of the left half and the middle column, which make the whole by mirroring. */
const halfColumns = middleNode + 1;
const halfNodes = halfColumns * nodes;

function columnOfNode(node: number): number {
  return node % halfColumns;
}

function rowOfNode(node: number): number {
  return (node - columnOfNode(node)) / halfColumns;
}

/** The junction next to one of the left half, or -1 outside of it. */
function neighbour(node: number, way: number): number {
  const column = columnOfNode(node) + columnStep[way];
  const row = rowOfNode(node) + rowStep[way];
  if (column < 0 || column >= halfColumns || row < 0 || row >= nodes) return -1;
  return row * halfColumns + column;
}

function cellOfNode(node: number): number {
  return nodeCell(columnOfNode(node), rowOfNode(node));
}

function mirrored(node: number): number {
  return nodeCell(nodes - 1 - columnOfNode(node), rowOfNode(node));
}

/** Opens the way between two neighbouring junctions, and that on the other side. */
function link({ open, exits }: Maze, node: number, way: number): void {
  const otherWay = (way & 1) === 1 ? oppositeOf(way) : way;
  carve(open, exits, cellOfNode(node), way);
  carve(open, exits, mirrored(node), otherWay);
}

function carve(open: Uint8Array, exits: Uint8Array, from: number, way: number): void {
  const between = from + cellStep[way];
  const back = oppositeOf(way);
  open[between] = 1;
  exits[from] |= 1 << way;
  exits[between] |= (1 << way) | (1 << back);
  exits[between + cellStep[way]] |= 1 << back;
}

function waysOut(exits: number): number {
  return (exits & 1) + ((exits >> 1) & 1) + ((exits >> 2) & 1) + ((exits >> 3) & 1);
}

/** A tree over all junctions of the half: from the newest that has a new neighbour, on to it. */
function growTree(maze: Maze, chance: Chance): void {
  const reached = new Uint8Array(halfNodes);
  const path = [below(chance, halfNodes)];
  reached[path[0]] = 1;
  const ways = [0, 1, 2, 3];
  while (path.length > 0) {
    const node = path[path.length - 1];
    shuffleInPlace(chance, ways);
    const way = ways.find((way) => {
      const next = neighbour(node, way);
      return next >= 0 && reached[next] === 0;
    });
    if (way === undefined) {
      path.pop();
      continue;
    }
    const next = neighbour(node, way);
    link(maze, node, way);
    reached[next] = 1;
    path.push(next);
  }
}

/** Opens one more hedge beside a junction; false where none is left. */
function openOne(maze: Maze, node: number, chance: Chance): boolean {
  const first = below(chance, directions.length);
  for (let turn = 0; turn < directions.length; turn += 1) {
    const way = (first + turn) & 3;
    if (neighbour(node, way) < 0 || canGo(maze, cellOfNode(node), way)) continue;
    link(maze, node, way);
    return true;
  }
  return false;
}

/**
 * Grows new hedges into `maze`: the same on the left as on the right, every junction reachable
 * from every other, and no dead end.
 * @param loops hedges opened on each side besides those that would leave a dead end
 */
export function generateMaze(maze: Maze, loops: number, chance: Chance): void {
  maze.open.fill(0);
  maze.exits.fill(0);
  for (let node = 0; node < halfNodes; node += 1) {
    maze.open[cellOfNode(node)] = 1;
    maze.open[mirrored(node)] = 1;
  }
  growTree(maze, chance);
  for (let node = 0; node < halfNodes; node += 1) {
    if (waysOut(maze.exits[cellOfNode(node)]) < 2) openOne(maze, node, chance);
  }
  let opened = 0;
  for (let tries = 0; tries < cellCount && opened < loops; tries += 1) {
    const node = below(chance, halfNodes);
    // A square of open ways on all sides looks like a car park: most crossings stay closed.
    if (waysOut(maze.exits[cellOfNode(node)]) > 2 && !oneIn(chance, 4)) continue;
    if (openOne(maze, node, chance)) opened += 1;
  }
}
