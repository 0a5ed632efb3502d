import { specOf } from '../rules/buildings';
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

/** The drawing of the tree on a cell. */
export function treeOf(cell: number): number {
  return sprite.trees[(cell * 7 + (cell >> 3)) % sprite.trees.length];
}

/** Lays a building of one kind, as `layBuilding` does. */
type Lay = (
  list: Layer,
  cell: number,
  x: number,
  y: number,
  seconds: number,
  alpha: number,
  paint: number,
) => void;

const layCoaster: Lay = (list, cell, x, y, seconds, alpha, paint) => {
  const rounds = (seconds + cell * 0.37) / coasterSeconds;
  list.add(sprite.coaster, x, y, alpha);
  const frame = paintedAs(sprite.coasterCar, sprite.paintedCars, paint);
  for (let index = 0; index < cars; index += 1) {
    carAt((rounds + 1 - index * carGap) % 1, car);
    list.add(frame, x - coasterLeft + car.x, y - coasterTop + car.y - 4, alpha, car.angle);
  }
};

const layWheel: Lay = (list, cell, x, y, seconds, alpha, paint) => {
  const angle = ((seconds + cell) / wheelSeconds) * Math.PI * 2;
  list.add(sprite.wheelStand, x, y, alpha);
  list.add(sprite.wheel, x + wheelHub.x, y + wheelHub.y, alpha, angle);
  for (let index = 0; index < 8; index += 1) {
    const at = angle + (index * Math.PI) / 4;
    const cabinX = x + wheelHub.x + Math.cos(at) * wheelRadius;
    const cabinY = y + wheelHub.y + Math.sin(at) * wheelRadius;
    const own = sprite.cabins[index % sprite.cabins.length];
    list.add(paintedAs(own, sprite.paintedCabins, paint), cabinX, cabinY, alpha);
  }
};

const horseCount = 6;

const layCarousel: Lay = (list, cell, x, y, seconds, alpha, paint) => {
  const turned = ((seconds + cell * 0.5) / carouselSeconds) * Math.PI * 2;
  list.add(sprite.carouselBase, x, y, alpha);
  // The back ones first, so that the pole and the front ones cover them.
  for (let half = 0; half < 2; half += 1) {
    for (let index = 0; index < horseCount; index += 1) {
      const at = turned + (index * Math.PI * 2) / horseCount;
      const isFront = Math.sin(at) > 0;
      if (isFront !== (half === 1)) continue;
      const bob = Math.sin(at * 3) * 1.6;
      const horseX = x + 20 + Math.cos(at) * 16;
      const horseY = y + 18 + Math.sin(at) * 5 + bob;
      list.add(sprite.horses[index % sprite.horses.length], horseX, horseY, alpha);
    }
  }
  list.add(paintedAs(sprite.carouselRoof, sprite.paintedRoofs, paint), x, y, alpha);
};

const layFountain: Lay = (list, cell, x, y, seconds, alpha) => {
  list.add(sprite.fountain, x, y, alpha);
  const spray = Math.floor(((seconds + cell * 0.1) / spraySeconds) * 3) % 3;
  list.add(sprite.sprays[spray], x, y, alpha);
};

/** What stands still: one drawing. */
function still(frame: number): Lay {
  return (list, _cell, x, y, _seconds, alpha) => list.add(frame, x, y, alpha);
}

const lays: Readonly<Record<string, Lay>> = {
  rollerCoaster: layCoaster,
  ferrisWheel: layWheel,
  carousel: layCarousel,
  fountain: layFountain,
  coasterStation: (list, _cell, x, y, _seconds, alpha, paint) =>
    list.add(paintedAs(sprite.coasterStation, sprite.paintedStations, paint), x, y, alpha),
  tree: (list, cell, x, y, _seconds, alpha) =>
    list.add(treeOf(cell), x + ((cell * 13) % 7) - 3, y, alpha),
  entrance: still(sprite.entrance),
  foodStall: still(sprite.foodStall),
  giftShop: still(sprite.giftShop),
  drinksStand: still(sprite.drinksStand),
  picnicBench: still(sprite.picnicBench),
  toilets: still(sprite.toilets),
  path: still(sprite.pavements[0]),
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
  const lay = lays[specOf(kind).id] ?? lays.path;
  lay(list, cell, x, y, seconds, alpha, paint);
}

/** Lamplight round a building at night. */
export function layGlow(list: Layer, kind: number, x: number, y: number, darkness: number): void {
  const { width, height } = specOf(kind);
  const middleX = x + (width * cellSize) / 2;
  const middleY = y + (height * cellSize) / 2;
  list.add(sprite.glow, middleX, middleY, darkness, 0, 1, Math.max(width, height) * 0.6 + 0.5);
}
