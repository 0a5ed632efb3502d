import { cabinColors, horseColors, looks, strides } from './art/figures';
import {
  cloudShade,
  fountain,
  hedge,
  lawn,
  pavement,
  road,
  rock,
  spray,
  tree,
  water,
} from './art/garden';
import {
  badTile,
  barrier,
  bubbles,
  coin,
  cursorFrame,
  drop,
  glow,
  goodTile,
  litter,
  puff,
  ring,
  umbrella,
} from './art/marks';
import type { Drawing } from './art/Pen';
import { person } from './art/people';
import {
  cabin,
  carouselBase,
  carouselRoof,
  coaster,
  coasterCar,
  horse,
  wheel,
  wheelStand,
} from './art/rides';
import { drinksStand, entrance, foodStall, giftShop, picnicBench, toilets } from './art/stalls';
import { sprite, spriteCount } from './sprites';

/** A drawing for every position, in the same shape. */
type Drawn<Places> = Places extends number
  ? Drawing
  : Places extends readonly number[]
    ? readonly Drawing[]
    : { readonly [Key in keyof Places]: Drawn<Places[Key]> };

const art: Drawn<typeof sprite> = {
  lawns: [lawn(11), lawn(97)],
  road,
  hedge,
  water,
  rock,
  pavements: sprite.pavements.map((_, joins) => pavement(joins)),
  trees: sprite.trees.map((_, variant) => tree(variant)),
  entrance,
  coaster,
  coasterCar,
  wheelStand,
  wheel,
  cabins: cabinColors.map(cabin),
  carouselBase,
  carouselRoof,
  horses: horseColors.map(horse),
  foodStall,
  giftShop,
  drinksStand,
  picnicBench,
  toilets,
  litter: sprite.litter.map((_, heap) => litter(heap)),
  drop,
  umbrella,
  fountain,
  sprays: sprite.sprays.map((_, turn) => spray(turn)),
  people: looks.flatMap((_, look) =>
    Array.from({ length: strides }, (_stride, stride) => person(look, stride)),
  ),
  bubbles,
  goodTile,
  badTile,
  barrier,
  cursorFrame,
  coin,
  ring,
  glow,
  puff,
  cloudShade,
};

function collect(places: unknown, drawn: unknown, into: Drawing[]): Drawing[] {
  if (typeof places === 'number') into[places] = drawn as Drawing;
  else {
    for (const [key, place] of Object.entries(places as object)) {
      collect(place, (drawn as Record<string, unknown>)[key], into);
    }
  }
  return into;
}

/** Every drawing, by its index on the sheet. */
export const drawings: readonly Drawing[] = collect(
  sprite,
  art,
  Array.from<Drawing>({ length: spriteCount }),
);
