import { below, type Rng, unit } from '../../kit/rules/rng';
import { canDescend, canJump, jumpHeight, middleOf } from './jumpSimulation';
import { capacity, groundDepth, type SuperJumpState } from './SuperJumpState';

/** Ledges and pits lie on a grid of this size. */
const grain = 8;
/** With a lower jump a level has no ledges. */
const minJump = 16;
/** Free space above the highest row. */
const headroom = 44;
const minIsland = 32;
const triesPerLedge = 10;

function onGrain(size: number): number {
  return Math.floor(size / grain) * grain;
}

function between(rng: Rng, low: number, high: number): number {
  return low + grain * below(rng, Math.max(1, Math.floor((high - low) / grain) + 1));
}

function add(field: SuperJumpState, x: number, y: number, width: number): void {
  field.ledgeX[field.ledgeCount] = x;
  field.ledgeY[field.ledgeCount] = y;
  field.ledgeWidth[field.ledgeCount] = width;
  field.ledgeCount += 1;
}

/** Generates the ground: islands with pits between that a jump from rest can cross. */
function layGround(field: SuperJumpState): void {
  const { config, rng, level } = field;
  const isSpared = level === 1 && (config.careful || !config.firstPit);
  const wanted = isSpared ? 0 : onGrain(config.pitWidth + config.pitGrowth * (level - 1));
  const most = Math.floor((field.width - minIsland) / (minIsland + wanted));
  const count = wanted === 0 ? 0 : Math.min(most, 1 + (level > 2 ? below(rng, 2) : 0));
  let spare = field.width - count * wanted - (count + 1) * minIsland;
  let x = 0;
  for (let pit = 0; pit < count; pit += 1) {
    const island = between(rng, minIsland, minIsland + spare);
    spare -= island - minIsland;
    add(field, x, field.groundY, island);
    x += island + wanted;
  }
  add(field, x, field.groundY, field.width - x);
  narrowPits(field);
}

/** Narrows a pit that cannot be jumped in both directions until it can. */
function narrowPits(field: SuperJumpState): void {
  for (let next = 1; next < field.ledgeCount; next += 1) {
    const left = next - 1;
    while (
      field.ledgeX[left] + field.ledgeWidth[left] < field.ledgeX[next] &&
      !(canJump(field, left, next) && canJump(field, next, left))
    ) {
      field.ledgeWidth[left] += grain;
    }
  }
}

/** Whether a ledge would have enough distance to the others of its row. */
function isClear(
  field: Readonly<SuperJumpState>,
  first: number,
  x: number,
  width: number,
): boolean {
  const room = 3 * grain;
  for (let other = first; other < field.ledgeCount; other += 1) {
    if (x < field.ledgeX[other] + field.ledgeWidth[other] + room) {
      if (x + width + room > field.ledgeX[other]) return false;
    }
  }
  return true;
}

/** Keeps a ledge that can be reached from a ledge of the row below, and left again. */
function tryLedge(
  field: SuperJumpState,
  parent: number,
  x: number,
  y: number,
  width: number,
): boolean {
  const ledge = field.ledgeCount;
  add(field, x, y, width);
  if (canJump(field, parent, ledge) && canDescend(field, ledge, ledge)) return true;
  field.ledgeCount = ledge;
  return false;
}

/** Generates a row of one or two ledges. Returns false if none can be reached. */
function layRow(field: SuperJumpState, y: number, lowerRow: number, widest: number): boolean {
  const { config, rng, ledgeCount: first } = field;
  const wanted = 1 + below(rng, 2) + (field.width >= 2 * config.width ? 1 : 0);
  for (let attempt = 0; attempt < triesPerLedge; attempt += 1) {
    if (field.ledgeCount - first >= wanted || field.ledgeCount >= capacity.ledges) break;
    const width = between(rng, Math.min(config.narrowestLedge, widest), widest);
    const x = grain * below(rng, Math.floor((field.width - width) / grain) + 1);
    const parent = lowerRow + below(rng, first - lowerRow);
    // A ledge right above its parent would make a plain staircase.
    const over = Math.min(x + width, field.ledgeX[parent] + field.ledgeWidth[parent]);
    if (over - Math.max(x, field.ledgeX[parent]) > width / 2) continue;
    if (isClear(field, first, x, width)) tryLedge(field, parent, x, y, width);
  }
  if (field.ledgeCount > first) return true;
  if (field.ledgeCount >= capacity.ledges) return false;
  const width = Math.min(widest, field.ledgeWidth[lowerRow]);
  return tryLedge(field, lowerRow, field.ledgeX[lowerRow], y, width);
}

/** Generates the ground of a level and rows of ledges, each a jump above the one before. */
export function generateLedges(field: SuperJumpState): void {
  const { config, rng, level } = field;
  const height = config.height + Math.floor(config.heightPerLevel * (level - 1));
  field.width = config.width;
  field.height = Math.max(config.height, Math.min(config.maxHeight, height));
  field.groundY = field.height - groundDepth;
  field.wraps = config.edges === 'wrap';
  field.ledgeCount = 0;
  layGround(field);
  const start = below(rng, field.ledgeCount);
  field.startX = middleOf(field, start);

  const jump = jumpHeight(config);
  if (jump < minJump) return;
  const widest = Math.max(
    config.narrowestLedge,
    onGrain(config.widestLedge - config.ledgeShrink * (level - 1)),
  );
  const lowest = Math.ceil(jump * config.lowestStep);
  const highest = Math.max(lowest, Math.floor(jump * config.highestStep));
  let y = field.groundY;
  let lowerRow = 0;
  while (field.ledgeCount < capacity.ledges) {
    y -= lowest + Math.floor(unit(rng) * (highest - lowest + 1));
    if (y < headroom) return;
    const first = field.ledgeCount;
    if (!layRow(field, y, lowerRow, widest)) return;
    lowerRow = first;
  }
}
