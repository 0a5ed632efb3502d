import { neighbourOf } from '../routes';
import type { Park } from '../ThemeParkState';
import {
  directionAfter,
  directionOf,
  energyAfter,
  type Joint,
  launchEnergy,
  levelOf,
  rise,
  shape,
  shapeOf,
} from './pieces';

export function freshRide() {
  return {
    pieces: 0,
    /** The cell of the last piece, or of the station. */
    last: -1,
    /** Where the next piece begins, or the station's entry. */
    end: { cell: -1, direction: 1, level: 0 } as Joint,
    /** The energy there; 0 if a train comes to a halt before. */
    energy: launchEnergy as number,
    /** The track leads back to its station, and a train gets there. */
    isClosed: false,
    /** Levels of the deepest descent; descents of two levels or more. */
    deepest: 0,
    descents: 0,
    /** The highest energy, and the highest in a curve. */
    fastest: 0,
    sharpest: 0,
    /** Curves taken fast, crests that lift people off their seats, loops. */
    curves: 0,
    crests: 0,
    loops: 0,
  };
}

/** What a train of a station meets on its track. */
export type Ride = ReturnType<typeof freshRide>;

/** From this energy on a curve or a crest is felt. */
const felt = 150;

function note(ride: Ride, piece: number, before: number, descent: number): void {
  const { energy } = ride;
  ride.pieces += 1;
  ride.energy = before === 0 ? 0 : energyAfter(piece, before);
  ride.fastest = Math.max(ride.fastest, energy);
  if (piece === shape.left || piece === shape.right) {
    ride.sharpest = Math.max(ride.sharpest, energy);
    if (energy >= felt) ride.curves += 1;
  }
  if (piece === shape.loop) ride.loops += 1;
  ride.deepest = Math.max(ride.deepest, descent);
  // Counted once, at its second level.
  if (rise[piece] < 0 && descent >= 2 && descent + rise[piece] < 2) ride.descents += 1;
}

/**
 * Follows the track of a station.
 * @param ride is filled and returned
 * @param until the cell of the piece after which to stop; the whole track without one
 */
export function rideOf(state: Park, station: number, ride: Ride, until = -1): Ride {
  Object.assign(ride, empty);
  const { end } = ride;
  ride.last = station;
  end.direction = 1;
  end.level = 0;
  // A station is two cells wide, and trains leave it to the right.
  end.cell = neighbourOf(state, station + 1, 1);
  const { town } = state;
  if (!town) return ride;
  let descent = 0;
  let wasUp = false;
  for (
    let turn = 0;
    turn < state.kindAt.length && end.cell >= 0 && ride.last !== until;
    turn += 1
  ) {
    const isHome = end.cell === station && end.direction === 1 && end.level === 0;
    if (isHome) {
      ride.isClosed = ride.energy > 0;
      break;
    }
    const track = town.track[end.cell];
    if (track === 0 || directionOf(track) !== end.direction || levelOf(track) !== end.level) break;
    const piece = shapeOf(track);
    descent = rise[piece] < 0 ? descent - rise[piece] : 0;
    if (wasUp && rise[piece] <= 0 && ride.energy >= felt) ride.crests += 1;
    wasUp = piece === shape.up;
    note(ride, piece, ride.energy, descent);
    ride.last = end.cell;
    end.direction = directionAfter(piece, end.direction);
    end.level += rise[piece];
    end.cell = neighbourOf(state, end.cell, end.direction);
  }
  return ride;
}

const { end: _end, ...empty } = freshRide();

/** The highest value of a rating. */
const full = 10_000;
/** Beyond this intensity a ride pleases fewer and fewer. */
const bearable = 8000;

/** How hard a ride is on those who take it, to 10,000. */
export function intensityOf(ride: Readonly<Ride>): number {
  const { fastest, sharpest, loops, crests } = ride;
  return Math.min(full, 6 * fastest + 8 * sharpest + 500 * Math.min(loops, 4) + 150 * crests);
}

/** How much fun a ride is, to 10,000; 0 for a track that is not closed. */
export function excitementOf(ride: Readonly<Ride>): number {
  if (!ride.isClosed) return 0;
  const { pieces, deepest, descents, fastest, curves, crests, loops } = ride;
  const sum =
    450 * Math.min(deepest, 7) +
    220 * Math.min(descents, 6) +
    260 * Math.min(crests, 5) +
    550 * Math.min(loops, 3) +
    60 * Math.min(curves, 12) +
    40 * Math.min(pieces, 50) +
    4 * Math.min(fastest, 600);
  const beyond = Math.max(0, intensityOf(ride) - bearable);
  return Math.max(1, Math.min(full, sum - (beyond >> 1)));
}
