import { cloudShade, fountain, hedge, lawn, pavement, road, spray, tree } from './art/garden';
import { badTile, bubbles, coin, cursorFrame, glow, goodTile, puff, ring } from './art/marks';
import type { Drawing } from './art/Pen';
import { looks, person, strides } from './art/people';
import {
  cabin,
  cabinColors,
  carouselBase,
  carouselRoof,
  coaster,
  coasterCar,
  horse,
  horseColors,
  wheel,
  wheelStand,
} from './art/rides';
import { drinksStand, entrance, foodStall, giftShop, picnicBench } from './art/stalls';

const drawings: Drawing[] = [];

function add(drawing: Drawing): number {
  drawings.push(drawing);
  return drawings.length - 1;
}

/** The places of all drawings on the sheet, by what they show. */
export const sprite = {
  lawns: [add(lawn(11)), add(lawn(97))],
  road: add(road),
  hedge: add(hedge),
  pavements: Array.from({ length: 16 }, (_, joins) => add(pavement(joins))),
  trees: [0, 1, 2].map((variant) => add(tree(variant))),
  entrance: add(entrance),
  coaster: add(coaster),
  coasterCar: add(coasterCar),
  wheelStand: add(wheelStand),
  wheel: add(wheel),
  cabins: cabinColors.map((color) => add(cabin(color))),
  carouselBase: add(carouselBase),
  carouselRoof: add(carouselRoof),
  horses: horseColors.map((color) => add(horse(color))),
  foodStall: add(foodStall),
  giftShop: add(giftShop),
  drinksStand: add(drinksStand),
  picnicBench: add(picnicBench),
  fountain: add(fountain),
  sprays: [0, 1, 2].map((turn) => add(spray(turn))),
  /** By look and stride, in one row. */
  people: looks.flatMap((_, look) =>
    Array.from({ length: strides }, (_stride, stride) => add(person(look, stride))),
  ),
  bubbles: Object.fromEntries(
    Object.entries(bubbles).map(([name, drawing]) => [name, add(drawing)]),
  ) as Record<keyof typeof bubbles, number>,
  goodTile: add(goodTile),
  badTile: add(badTile),
  cursorFrame: add(cursorFrame),
  coin: add(coin),
  ring: add(ring),
  glow: add(glow),
  puff: add(puff),
  cloudShade: add(cloudShade),
} as const;

export const sheet: readonly Drawing[] = drawings;
