import { ticksFromMs } from '../../kit/rules/config';
import { ticksPerSecond } from '../../kit/rules/FixedStep';
import type { HeroState } from './state';

/** How far outside the field (px) a shape's centre may be: no part of it is visible there. */
export function marginOf({ config, scale }: Readonly<HeroState>): number {
  return config.largest * scale;
}

/** Advances all shapes by one tick. */
export function step(state: HeroState): void {
  state.tick += 1;
  const { motion, drift: rest, field, pointer } = state;
  const { count, repulsionRadius, repulsion, settling } = state.config;
  const margin = marginOf(state);
  const spanX = field[0] + 2 * margin;
  const spanY = field[1] + 2 * margin;
  const pointerX = pointer[0];
  const pointerY = pointer[1];
  // With -1 no distance is near enough: without a pointer nothing is repelled.
  const reach = state.pointing ? repulsionRadius * repulsionRadius : -1;
  const push = repulsion / (ticksPerSecond * ticksPerSecond);
  const ease = 1 / ticksFromMs(settling);

  for (let shape = 0; shape < count; shape += 1) {
    const restX = rest[shape];
    const restY = rest[count + shape];
    let x = motion[shape];
    let y = motion[count + shape];
    let velocityX = motion[2 * count + shape];
    let velocityY = motion[3 * count + shape];
    velocityX += (restX - velocityX) * ease;
    velocityY += (restY - velocityY) * ease;

    const offX = x - pointerX;
    const offY = y - pointerY;
    const square = offX * offX + offY * offY;
    if (square < reach) {
      const wide = Math.abs(offX);
      const high = Math.abs(offY);
      // The distance to within 4 %, without a square root, whose result may differ between engines.
      // The added pixel avoids a division by zero right under the pointer.
      const distance = 1 + 0.96 * Math.max(wide, high) + 0.4 * Math.min(wide, high);
      const strength = (push * (1 - square / reach)) / distance;
      velocityX += offX * strength;
      velocityY += offY * strength;
    }

    x += velocityX;
    y += velocityY;
    // Wraps by arithmetic: a branch that is rarely taken would make the engine deoptimise.
    x -= spanX * Math.floor((x + margin) / spanX);
    y -= spanY * Math.floor((y + margin) / spanY);
    motion[shape] = x;
    motion[count + shape] = y;
    motion[2 * count + shape] = velocityX;
    motion[3 * count + shape] = velocityY;
  }
}
