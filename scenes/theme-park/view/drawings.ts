import { paintColors } from '../paintColors';
import { cabinColors, horseColors, looks, strides } from './art/figures';
import * as garden from './art/garden';
import * as marks from './art/marks';
import { type Drawing, drawing, ink } from './art/Pen';
import * as rides from './art/rides';
import * as stalls from './art/stalls';
import { sprite, spriteCount } from './sprites';

/** Somebody small, standing on the point of the origin. */
function person(look: number, stride: number): Drawing {
  const { top, legs, hair, skin } = looks[look];
  return drawing(14, 21, 7, 19, (pen) => {
    pen.shadow(7, 18.8, 4.6, 1.7);
    const [left, right] = stride === 0 ? [18.4, 16.6] : [16.6, 18.4];
    pen.stroke([5.6, 13, 5.2, left], ink, 3.2);
    pen.stroke([8.4, 13, 8.8, right], ink, 3.2);
    pen.stroke([5.6, 13, 5.2, left], legs, 2);
    pen.stroke([8.4, 13, 8.8, right], legs, 2);
    pen.box(3.2, 7.4, 7.6, 7, top, ink, 2.6);
    pen.oval(7, 4.8, 3.7, 3.7, skin, ink);
    pen.context.beginPath();
    pen.context.arc(7, 4.4, 3.5, Math.PI * 1.02, Math.PI * 1.98);
    pen.context.fillStyle = hair;
    pen.context.fill();
  });
}

/** A drawing for every position, in the same shape. */
type Drawn<Places> = Places extends number
  ? Drawing
  : Places extends readonly number[]
    ? readonly Drawing[]
    : { readonly [Key in keyof Places]: Drawn<Places[Key]> };

/** Drawings of one name are taken as they are. Those that come in several kinds are made here. */
const art: Drawn<typeof sprite> = {
  ...garden,
  ...marks,
  ...rides,
  ...stalls,
  lawns: [garden.lawn(11), garden.lawn(97)],
  pavements: sprite.pavements.map((_, joins) => garden.pavement(joins)),
  trees: sprite.trees.map((_, variant) => garden.tree(variant)),
  coasterCar: rides.car('#ffcf2e', '#ff8a3c'),
  carouselRoof: rides.roof('#ff5f7e', '#3db7d6'),
  coasterStation: rides.station('#e23b5a'),
  paintedCars: paintColors.map((color) => rides.car(color, '#fff6e6')),
  paintedCabins: paintColors.map(rides.cabin),
  paintedRoofs: paintColors.map((color) => rides.roof(color, color)),
  paintedStations: paintColors.map(rides.station),
  cabins: cabinColors.map(rides.cabin),
  horses: horseColors.map(rides.horse),
  litter: sprite.litter.map((_, heap) => marks.litter(heap)),
  sparks: paintColors.map(marks.spark),
  sprays: sprite.sprays.map((_, turn) => garden.spray(turn)),
  people: looks.flatMap((_, look) =>
    Array.from({ length: strides }, (_stride, stride) => person(look, stride)),
  ),
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
