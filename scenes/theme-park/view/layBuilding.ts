import { type BuildingId, specOf } from '../rules/buildings';
import { cellSize } from '../viewport';
import { carAt, coasterLeft, coasterTop } from './art/coasterTrack';
import { wheelHub, wheelRadius } from './art/figures';
import type { Layer } from './QuadList';
import { sprite } from './sprites';

/** Seconds per round of a ride. */
const coasterSeconds = 9;
const wheelSeconds = 22;
const carouselSeconds = 6;
const spraySeconds = 0.5;

const car = { x: 0, y: 0, angle: 0 };
const cars = 3;
const carGap = 0.028;

/** The drawing of a part: its own, or that of a colour of `paints`. */
function paintedAs(own: number, painted: readonly number[], paint: number): number {
  return paint === 0 ? own : painted[paint - 1];
}

function layCoaster(
  list: Layer,
  x: number,
  y: number,
  alpha: number,
  seconds: number,
  paint: number,
): void {
  list.add(sprite.coaster, x, y, alpha);
  for (let index = 0; index < cars; index += 1) {
    carAt((seconds / coasterSeconds + 1 - index * carGap) % 1, car);
    list.add(
      paintedAs(sprite.coasterCar, sprite.paintedCars, paint),
      x - coasterLeft + car.x,
      y - coasterTop + car.y - 4,
      alpha,
      car.angle,
    );
  }
}

function layWheel(
  list: Layer,
  x: number,
  y: number,
  alpha: number,
  seconds: number,
  paint: number,
): void {
  const angle = (seconds / wheelSeconds) * Math.PI * 2;
  list.add(sprite.wheelStand, x, y, alpha);
  list.add(sprite.wheel, x + wheelHub.x, y + wheelHub.y, alpha, angle);
  for (let index = 0; index < 8; index += 1) {
    const at = angle + (index * Math.PI) / 4;
    const cabinX = x + wheelHub.x + Math.cos(at) * wheelRadius;
    const cabinY = y + wheelHub.y + Math.sin(at) * wheelRadius;
    const own = sprite.cabins[index % sprite.cabins.length];
    list.add(paintedAs(own, sprite.paintedCabins, paint), cabinX, cabinY, alpha);
  }
}

const horseCount = 6;

function layCarousel(
  list: Layer,
  x: number,
  y: number,
  alpha: number,
  seconds: number,
  paint: number,
): void {
  list.add(sprite.carouselBase, x, y, alpha);
  // The back ones first, so that the pole and the front ones cover them.
  for (let half = 0; half < 2; half += 1) {
    for (let index = 0; index < horseCount; index += 1) {
      const at = (seconds / carouselSeconds) * Math.PI * 2 + (index * Math.PI * 2) / horseCount;
      const isFront = Math.sin(at) > 0;
      if (isFront !== (half === 1)) continue;
      const bob = Math.sin(at * 3) * 1.6;
      const horseX = x + 20 + Math.cos(at) * 16;
      const horseY = y + 18 + Math.sin(at) * 5 + bob;
      list.add(sprite.horses[index % sprite.horses.length], horseX, horseY, alpha);
    }
  }
  list.add(paintedAs(sprite.carouselRoof, sprite.paintedRoofs, paint), x, y, alpha);
}

function layFountain(list: Layer, x: number, y: number, alpha: number, seconds: number): void {
  list.add(sprite.fountain, x, y, alpha);
  list.add(sprite.sprays[Math.floor((seconds / spraySeconds) * 3) % 3], x, y, alpha);
}

const plain: Partial<Record<BuildingId, number>> = {
  entrance: sprite.entrance,
  foodStall: sprite.foodStall,
  giftShop: sprite.giftShop,
  drinksStand: sprite.drinksStand,
  picnicBench: sprite.picnicBench,
  toilets: sprite.toilets,
  path: sprite.pavements[0],
};

/**
 * Lays a building with the corner of its top left cell at a point in world pixels.
 * @param cell distinguishes one tree from another
 * @param seconds the time of its machinery
 * @param paint its colour, a number of `paints`
 */
export function layBuilding(
  list: Layer,
  kind: number,
  cell: number,
  x: number,
  y: number,
  seconds: number,
  alpha = 1,
  paint = 0,
): void {
  const id = specOf(kind).id as BuildingId;
  if (id === 'rollerCoaster') layCoaster(list, x, y, alpha, seconds + cell * 0.37, paint);
  else if (id === 'ferrisWheel') layWheel(list, x, y, alpha, seconds + cell, paint);
  else if (id === 'carousel') layCarousel(list, x, y, alpha, seconds + cell * 0.5, paint);
  else if (id === 'fountain') layFountain(list, x, y, alpha, seconds + cell * 0.1);
  else if (id === 'coasterStation') {
    list.add(paintedAs(sprite.coasterStation, sprite.paintedStations, paint), x, y, alpha);
  } else if (id === 'tree') {
    const variant = (cell * 7 + (cell >> 3)) % sprite.trees.length;
    const jitter = ((cell * 13) % 7) - 3;
    list.add(sprite.trees[variant], x + jitter, y, alpha);
  } else list.add(plain[id] ?? sprite.pavements[0], x, y, alpha);
}

/** Lamplight round a building at night. */
export function layGlow(list: Layer, kind: number, x: number, y: number, darkness: number): void {
  const { width, height } = specOf(kind);
  const middleX = x + (width * cellSize) / 2;
  const middleY = y + (height * cellSize) / 2;
  list.add(sprite.glow, middleX, middleY, darkness, 0, 1, Math.max(width, height) * 0.6 + 0.5);
}
