import { paintColors } from '../paintColors';
import { cabinColors, horseColors, looks, strides } from './art/figures';

let count = 0;

function one(): number {
  count += 1;
  return count - 1;
}

function some(many: number): readonly number[] {
  return Array.from({ length: many }, one);
}

/** The indices of all drawings on the sheet, by what they show. `drawings.ts` draws them. */
export const sprite = {
  lawns: some(2),
  road: one(),
  hedge: one(),
  water: one(),
  rock: one(),
  /** By the directions that continue, see `pavement`. */
  pavements: some(16),
  trees: some(3),
  entrance: one(),
  coaster: one(),
  coasterCar: one(),
  /** By colour: parts of rides that were painted. */
  paintedCars: some(paintColors.length),
  paintedCabins: some(paintColors.length),
  paintedRoofs: some(paintColors.length),
  paintedStations: some(paintColors.length),
  wheelStand: one(),
  wheel: one(),
  cabins: some(cabinColors.length),
  carouselBase: one(),
  carouselRoof: one(),
  horses: some(horseColors.length),
  foodStall: one(),
  giftShop: one(),
  drinksStand: one(),
  picnicBench: one(),
  toilets: one(),
  coasterStation: one(),
  rail: one(),
  chainRail: one(),
  post: one(),
  railShade: one(),
  litter: some(2),
  drop: one(),
  umbrella: one(),
  fountain: one(),
  sprays: some(3),
  /** By clothing and stride, in one row. */
  people: some(looks.length * strides),
  bubbles: {
    love: one(),
    food: one(),
    drink: one(),
    tired: one(),
    bored: one(),
    dear: one(),
    queue: one(),
    home: one(),
    lost: one(),
    toilet: one(),
    broken: one(),
  },
  goodTile: one(),
  wellTile: one(),
  badTile: one(),
  barrier: one(),
  cursorFrame: one(),
  coin: one(),
  ring: one(),
  glow: one(),
  puff: one(),
  cloudShade: one(),
  /** By colour, as rides are painted. */
  sparks: some(paintColors.length),
};

export const spriteCount = count;
