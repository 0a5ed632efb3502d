import { kindOf, stationKind } from './rules/buildings';
import { buildingOver, type Park } from './rules/ThemeParkState';
import { weather } from './rules/tycoon/Town';
import { cellSize, type Viewport } from './viewport';

/** What is heard of a park. */
export const parkSounds = ['scream', 'organ', 'crowd', 'rain'] as const;
export type ParkSound = (typeof parkSounds)[number];

/** Nothing is heard from farther out than this: the square of half views from the middle. */
const reach = 1.25;
/** CSS pixels per world pixel from which sounds are no louder. */
const closeUp = 1.6;
const coasterKind = kindOf('rollerCoaster');
const carouselKind = kindOf('carousel');

/** How many people or carousels in the middle of the view make a sound half as loud as it can be. */
const halves = { scream: 5, organ: 1, crowd: 20 } as const;

/**
 * Tells what is heard of the part of a park in view: louder towards its middle and zoomed in. Coasters
 * scream by the people in them, carousels play while they run, rain falls everywhere.
 * @param tell told of every sound how loud it is, 0 to 1, and where, from -1 (left) to 1
 */
export function listen(
  state: Park,
  view: Readonly<Pick<Viewport, 'x' | 'y' | 'width' | 'height' | 'zoom'>>,
  tell: (sound: ParkSound, level: number, pan: number) => void,
): void {
  const { visitors, kindAt, town, columns } = state;
  /** For each sound: how much of it there is, and that times its place, -1 (left) to 1 (right). */
  const sums = { scream: [0, 0], organ: [0, 0], crowd: [0, 0] };
  const add = (sum: number[], cell: number): void => {
    const column = cell % columns;
    const row = (cell - column) / columns;
    const x = (((column + 0.5) * cellSize - view.x) * view.zoom * 2) / view.width;
    const y = (((row + 0.5) * cellSize - view.y) * view.zoom * 2) / view.height;
    const near = Math.max(0, reach - x * x) * Math.max(0, reach - y * y);
    sum[0] += near;
    sum[1] += near * x;
  };
  for (let index = 0; index < visitors.count; index += 1) {
    const cell = visitors.at[index];
    const kind = kindAt[buildingOver(state, cell)];
    const rides = kind === coasterKind || kind === stationKind;
    add(rides ? sums.scream : sums.crowd, cell);
  }
  for (let index = 0; index < state.destinationCount; index += 1) {
    const cell = state.destinations[index];
    if (kindAt[cell] === carouselKind && !town?.broken[cell]) add(sums.organ, cell);
  }
  const close = Math.min(1, view.zoom / closeUp);
  for (const sound of ['scream', 'organ', 'crowd'] as const) {
    const [sum, placed] = sums[sound];
    const pan = sum > 0 ? Math.max(-1, Math.min(1, placed / sum)) : 0;
    tell(sound, (close * sum) / (sum + halves[sound]), pan);
  }
  tell('rain', town?.weather === weather.rain ? (1 + close) / 2 : 0, 0);
}
