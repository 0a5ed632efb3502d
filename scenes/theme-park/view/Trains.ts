import { stationKind } from '../rules/buildings';
import {
  directionAfter,
  directionOf,
  energyAfter,
  launchEnergy,
  shape,
  shapeOf,
  trackOf,
} from '../rules/coaster/pieces';
import { freshRide, rideOf } from '../rules/coaster/rideOf';
import { neighbourOf } from '../rules/routes';
import type { Park } from '../rules/ThemeParkState';
import { cellSize } from '../viewport';
import { leftOf, topOf } from './corners';
import type { Layer } from './QuadList';
import { sprite } from './sprites';
import { pointOn } from './trackPoint';

/** Points along each cell of track, and between two cars of a train. */
const pointsPerCell = 8;
const gap = 3.4;
const cars = 4;
/** Seconds that a train stands in its station. */
const dwell = 3;
/** Cells a second on the chain and in the station. */
const slow = 1.6;

const ride = freshRide();
const point = { x: 0, y: 0, height: 0 };

/** Cells that a train passes in a second. */
function speedOf(energy: number): number {
  return Math.max(slow, Math.sqrt(energy) / 5);
}

/**
 * The closed track of a station as points in world pixels, with the second at which a train reaches
 * each; undefined for a track that is not closed.
 */
function circuitOf(state: Park, station: number) {
  const { town } = state;
  if (!town || !rideOf(state, station, ride).isClosed) return undefined;
  const count = (ride.pieces + 2) * pointsPerCell;
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const row = new Uint16Array(count);
  const at = new Float32Array(count);
  let seconds = dwell;
  let next = 0;
  const pass = (cell: number, track: number, speed: number): void => {
    const [left, top] = [leftOf(state, cell), topOf(state, cell)];
    for (let part = 0; part < pointsPerCell; part += 1) {
      pointOn(track, part / pointsPerCell, point);
      x[next] = left + point.x;
      y[next] = top + point.y - point.height - 4;
      row[next] = top / cellSize;
      at[next] = seconds;
      seconds += 1 / pointsPerCell / speed;
      next += 1;
    }
  };
  // A train starts with its first car at the station's far end.
  const platform = trackOf(shape.straight, 1, 0);
  pass(station + 1, platform, slow);
  let energy = launchEnergy;
  let cell = neighbourOf(state, station + 1, 1);
  for (let piece = 0; piece < ride.pieces; piece += 1) {
    const track = town.track[cell];
    const after = energyAfter(shapeOf(track), energy);
    pass(cell, track, shapeOf(track) === shape.chain ? slow : speedOf((energy + after) / 2));
    energy = after;
    cell = neighbourOf(state, cell, directionAfter(shapeOf(track), directionOf(track)));
  }
  pass(station, platform, slow);
  return { station, x, y, row, at, seconds };
}

type Circuit = NonNullable<ReturnType<typeof circuitOf>>;

/** The trains of all closed tracks, and where their cars are. */
export class Trains {
  private circuits: Circuit[] = [];
  private readonly carX = new Float32Array(64);
  private readonly carY = new Float32Array(64);
  private readonly carTurn = new Float32Array(64);
  private readonly carRow = new Uint16Array(64);
  private readonly carSprite = new Uint16Array(64);
  private count = 0;

  /** Takes in what has been built. */
  follow(state: Park): void {
    this.circuits = [];
    for (const cell of state.destinations.subarray(0, state.destinationCount)) {
      if (state.kindAt[cell] !== stationKind) continue;
      const circuit = circuitOf(state, cell);
      if (circuit && (this.circuits.length + 1) * cars <= this.carX.length)
        this.circuits.push(circuit);
    }
  }

  /** Moves all trains to where they are after some seconds of the park's machinery. */
  move({ town }: Park, seconds: number): void {
    this.count = 0;
    for (let index = 0; index < this.circuits.length; index += 1) {
      const circuit = this.circuits[index];
      const isBroken = town !== undefined && town.broken[circuit.station] > 0;
      const time = isBroken ? 0 : (seconds + circuit.station * 0.7) % circuit.seconds;
      const first = this.pointAt(circuit, time);
      const paint = town ? town.paint[circuit.station] : 0;
      const frame = paint === 0 ? sprite.coasterCar : sprite.paintedCars[paint - 1];
      this.carSprite.fill(frame, this.count, this.count + cars);
      for (let car = 0; car < cars; car += 1) this.put(circuit, first - car * gap);
    }
  }

  /** The point, with its fraction, that a train has reached. */
  private pointAt({ at, seconds }: Circuit, time: number): number {
    if (time <= at[0]) return 0;
    let low = 0;
    let high = at.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (at[middle] <= time) low = middle;
      else high = middle - 1;
    }
    const until = low + 1 < at.length ? at[low + 1] : seconds;
    return low + (time - at[low]) / (until - at[low]);
  }

  private put({ x, y, row }: Circuit, place: number): void {
    const { length } = x;
    const whole = Math.floor(place);
    const part = place - whole;
    const here = (whole + length) % length;
    const next = (here + 1) % length;
    const last = (here + length - 1) % length;
    this.carX[this.count] = x[here] + (x[next] - x[here]) * part;
    this.carY[this.count] = y[here] + (y[next] - y[here]) * part;
    this.carTurn[this.count] = Math.atan2(y[next] - y[last], x[next] - x[last]);
    this.carRow[this.count] = row[here];
    this.count += 1;
  }

  /** Lays the cars of one row of cells. */
  layRow(list: Layer, row: number): void {
    for (let index = 0; index < this.count; index += 1) {
      if (this.carRow[index] !== row) continue;
      list.add(this.carSprite[index], this.carX[index], this.carY[index], 1, this.carTurn[index]);
    }
  }
}
