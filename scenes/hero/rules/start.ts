import { ticksPerSecond } from '../../kit/rules/FixedStep';
import { below, type Rng, shuffleInPlace, unit } from '../../kit/rules/rng';
import { type HeroConfig, kinds, neons } from '../config';
import { freshState, type HeroState } from './state';

/** Ratio of columns to rows in the grid of shapes, for a field of about this aspect ratio. */
const aspect = 1.6;
/** How far a shape may be from the centre of its grid cell, in cells. */
const jitter = 0.4;

/**
 * Distributes the shapes over a field of one by one. Each has a cell of its own on a loose grid, so
 * that no place is crowded or empty, and every kind and colour is equally frequent.
 */
export function start(config: HeroConfig, seed: number): HeroState {
  const state = freshState(config, seed);
  const { rng } = state;
  const { count } = config;
  placeShapes(state);
  for (let shape = 0; shape < count; shape += 1) {
    state.kind[shape] = shape % kinds.length;
    state.color[shape] = shape % neons.length;
    state.width[shape] = between(rng, config.smallest, config.largest);
    state.turn[shape] = unit(rng);
    state.spin[shape] = between(rng, -config.spin, config.spin) / ticksPerSecond;
    state.drift[shape] = drift(rng, config);
    state.drift[count + shape] = drift(rng, config);
  }
  state.motion.set(state.drift, 2 * count);
  shuffleInPlace(rng, state.color);
  return state;
}

function placeShapes({ motion, rng, config: { count } }: HeroState): void {
  let columns = 1;
  while (columns * columns < count * aspect) columns += 1;
  const rows = Math.ceil(count / columns);
  const places = new Uint32Array(columns * rows);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  shuffleInPlace(rng, places);
  for (let shape = 0; shape < count; shape += 1) {
    const column = places[shape] % columns;
    const row = (places[shape] - column) / columns;
    motion[shape] = (column + 0.5 + between(rng, -jitter, jitter)) / columns;
    motion[count + shape] = (row + 0.5 + between(rng, -jitter, jitter)) / rows;
  }
}

/** A random velocity along one axis in px per tick, in either direction. */
function drift(rng: Rng, { slowest, fastest }: HeroConfig): number {
  const speed = between(rng, slowest, fastest) / ticksPerSecond;
  return below(rng, 2) === 0 ? speed : -speed;
}

function between(rng: Rng, low: number, high: number): number {
  return low + unit(rng) * (high - low);
}
