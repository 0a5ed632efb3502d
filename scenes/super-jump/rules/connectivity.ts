import { canJump, jumpHeight, landingOf } from './jumpSimulation';
import { capacity, type SuperJumpState } from './SuperJumpState';

/** By `from * capacity + to`: how the hero gets from one ledge to another. */
const links = new Uint8Array(capacity.ledges * capacity.ledges);
const seen = new Uint8Array(capacity.ledges);
const queue = new Uint8Array(capacity.ledges);
const jumps = 1;
const drops = 2;

/** Whether there was a jump between two ledges when the level was last proved. */
export function hasJump(from: number, to: number): boolean {
  return links[from * capacity.ledges + to] === jumps;
}

/** Ledges more than this many jumps below are reached by those in between. */
const farthestDrop = 1.5;

/** With all ledges in place, finds which ledges can be reached from each. */
function explore(field: Readonly<SuperJumpState>): void {
  const jump = jumpHeight(field.config);
  links.fill(0);
  for (let from = 0; from < field.ledgeCount; from += 1) {
    for (let to = 0; to < field.ledgeCount; to += 1) {
      if (to === from) continue;
      const rise = field.ledgeY[from] - field.ledgeY[to];
      if (rise > jump || -rise > farthestDrop * jump) continue;
      if (rise >= 0) {
        if (canJump(field, from, to)) links[from * capacity.ledges + to] = jumps;
      } else {
        const landed = landingOf(field, from, to, 'drop');
        if (landed >= 0) links[from * capacity.ledges + landed] ||= drops;
      }
    }
  }
}

/** The number of ledges that can be reached from one, or from which it can be reached. */
function met(count: number, start: number, against: boolean): number {
  seen.fill(0);
  seen[start] = 1;
  queue[0] = start;
  let length = 1;
  for (let index = 0; index < length; index += 1) {
    const here = queue[index];
    for (let other = 0; other < count; other += 1) {
      if (seen[other] === 1) continue;
      const link = against ? other * capacity.ledges + here : here * capacity.ledges + other;
      if (links[link] === 0) continue;
      seen[other] = 1;
      queue[length] = other;
      length += 1;
    }
  }
  return length;
}

/**
 * Proves a finished level by simulation: every ledge can be reached from every other. Then every
 * point on a ledge, above it or along a jump can be reached at any time and in any order.
 */
export function isConnected(field: Readonly<SuperJumpState>): boolean {
  explore(field);
  const count = field.ledgeCount;
  return met(count, 0, false) === count && met(count, 0, true) === count;
}
