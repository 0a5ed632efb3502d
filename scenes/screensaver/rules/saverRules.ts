import { ticksFromMs } from '../../kit/rules/config';
import { below, type Rng, seedRng, unit } from '../../kit/rules/rng';
import { picture, type ScreensaverConfig } from '../config';
import { startWalk, walkOn } from './maze';

export type SaverState = ReturnType<typeof start>;

export function start(config: ScreensaverConfig, seed: number) {
  const rng = seedRng(seed);
  const state = {
    tick: 0,
    config,
    rng,
    /** Width divided by height of the screen. */
    aspect: 1.5,
    stars: [] as { x: number; y: number; z: number }[],
    items: [] as Drifter[],
    shapes: [] as Drifter[],
    walk: startWalk(rng, config.mazeSize),
  };
  for (let star = 0; star < config.stars; star += 1) {
    state.stars.push({ x: unit(rng) - 0.5, y: unit(rng) - 0.5, z: unit(rng) + 0.05 });
  }
  for (let shape = 0; shape < config.shapes; shape += 1) {
    state.shapes.push(drifter(state, picture.firstShape + (shape % picture.shapes), 0.16));
  }
  return state;
}

/**
 * Something that flies or bounces: a picture, its centre, its velocity, its rotation as a unit
 * vector.
 */
export type Drifter = ReturnType<typeof drifter>;

function drifter(
  { rng, aspect }: Readonly<{ rng: Rng; aspect: number }>,
  of: number,
  size: number,
) {
  const spin = (unit(rng) - 0.5) * 0.03;
  return {
    picture: of,
    x: unit(rng) * aspect,
    y: unit(rng),
    dx: (unit(rng) < 0.5 ? -1 : 1) * (0.001 + unit(rng) * 0.002),
    dy: (unit(rng) < 0.5 ? -1 : 1) * (0.001 + unit(rng) * 0.002),
    cosine: 1,
    sine: 0,
    // The rotation per tick. An approximation of the cosine for a small angle; the vector is normalised every tick.
    turnCosine: 1 - (spin * spin) / 2,
    turnSine: spin,
    size: size * (0.75 + unit(rng) * 0.5),
  };
}

function turn(one: Drifter): void {
  const { cosine, sine, turnCosine, turnSine } = one;
  const x = cosine * turnCosine - sine * turnSine;
  const y = sine * turnCosine + cosine * turnSine;
  // One step of Newton's method keeps the vector's length at 1.
  const scale = (3 - x * x - y * y) / 2;
  one.cosine = x * scale;
  one.sine = y * scale;
}

function bounce(one: Drifter, aspect: number): void {
  const half = one.size / 2;
  one.x += one.dx;
  one.y += one.dy;
  if ((one.x < half && one.dx < 0) || (one.x > aspect - half && one.dx > 0)) one.dx = -one.dx;
  if ((one.y < half && one.dy < 0) || (one.y > 1 - half && one.dy > 0)) one.dy = -one.dy;
  turn(one);
}

/** One tick of all screensavers' objects. */
export function step(state: SaverState): void {
  const { rng, config, aspect } = state;
  state.tick += 1;
  for (const star of state.stars) {
    star.z -= 0.004;
    if (star.z > 0.02) continue;
    star.x = unit(rng) - 0.5;
    star.y = unit(rng) - 0.5;
    star.z = 1;
  }
  if (state.tick % ticksFromMs(config.itemMs) === 0) {
    if (state.items.length >= config.items) state.items.shift();
    const item = drifter(state, picture.firstItem + below(rng, picture.items), 0.22);
    // Enters at the top right and leaves at the bottom left.
    item.x = aspect * (0.35 + unit(rng) * 0.75);
    item.y = -0.15;
    item.dx = -0.002 - unit(rng) * 0.002;
    item.dy = 0.001 + unit(rng) * 0.002;
    state.items.push(item);
  }
  for (const item of state.items) {
    item.x += item.dx;
    item.y += item.dy;
    turn(item);
  }
  for (const shape of state.shapes) bounce(shape, aspect);
  walkOn(state.walk);
}
