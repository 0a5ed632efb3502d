import type { SuperJumpConfig } from '../config';
import { move } from './motion';
import { at, isGround, type SuperJumpState } from './SuperJumpState';

/** Longer than any jump, except with constants with which the hero hardly falls. */
const maxTicks = 600;
const body = new Float64Array(6);

/** The middle of the hero at the highest point of the last simulated flight. */
export const flight = { x: 0, y: 0 };

/** The direction that brings a body to rest near `target`: accelerate until it must brake. */
export function steer(x: number, vx: number, target: number, braking: number): number {
  const ahead = x + (vx * Math.abs(vx)) / (2 * braking);
  if (ahead < target - 1) return 1;
  return ahead > target + 1 ? -1 : 0;
}

/** Lets a landed body come to rest. Returns false if it slides off. */
function rests(field: Readonly<SuperJumpState>, on: number, target: number): boolean {
  const { config } = field;
  const grip = config.ice ? config.iceGrip : 1;
  const braking = (config.acceleration + config.friction) * grip;
  for (let tick = 0; tick < maxTicks; tick += 1) {
    const direction = config.ice ? steer(body[at.x], body[at.vx], target, braking) : 0;
    if (move(body, field, direction, true) !== on) return false;
    if (Math.abs(body[at.vx]) <= braking) return true;
  }
  return false;
}

/**
 * Simulates a jump or a drop, from rest to rest, with the game's own motion.
 * @param x the hero's left edge at the start
 * @param target the left edge to which it steers
 * @returns the ledge that it comes to rest on, or -1
 */
function simulate(
  field: Readonly<SuperJumpState>,
  from: number,
  x: number,
  target: number,
  act: 'jump' | 'drop',
): number {
  const { config } = field;
  const top = field.ledgeY[from] - config.heroHeight;
  body[at.x] = x;
  // Just below the ledge's top the hero no longer stands on it.
  body[at.y] = act === 'jump' ? top : top + 1;
  body[at.vx] = 0;
  body[at.vy] = act === 'jump' ? config.jumpSpeed : 0;
  const braking = config.airAcceleration + config.airFriction;
  for (let tick = 0; tick < maxTicks && body[at.y] <= field.height; tick += 1) {
    const rising = body[at.vy] < 0;
    const direction = steer(body[at.x], body[at.vx], target, braking);
    const landed = move(body, field, direction, false);
    if (rising) {
      flight.x = body[at.x] + config.heroWidth / 2;
      flight.y = body[at.y] + config.heroHeight / 2;
    }
    if (landed >= 0) return rests(field, landed, target) ? landed : -1;
  }
  return -1;
}

/** How much wider a ledge is than the hero. */
function spare(field: Readonly<SuperJumpState>, ledge: number): number {
  return Math.max(0, field.ledgeWidth[ledge] - field.config.heroWidth);
}

/** The hero's left edge in the middle of a ledge. */
export function middleOf(field: Readonly<SuperJumpState>, ledge: number): number {
  return field.ledgeX[ledge] + Math.floor(spare(field, ledge) / 2);
}

/** The point on a ledge, with both feet on it, that is nearest to another. */
export function takeOff(field: Readonly<SuperJumpState>, from: number, to: number): number {
  const left = field.ledgeX[from];
  return Math.max(left, Math.min(left + spare(field, from), middleOf(field, to)));
}

/**
 * Jumps from the point nearest to another ledge towards its middle. Returns the ledge reached, or
 * -1.
 */
export function landingOf(
  field: Readonly<SuperJumpState>,
  from: number,
  to: number,
  act: 'jump' | 'drop',
): number {
  const place = takeOff(field, from, to);
  return simulate(field, from, place, middleOf(field, to), act);
}

/** Whether a jump from rest on one ledge comes to rest on the other. Sets `flight`. */
export function canJump(field: Readonly<SuperJumpState>, from: number, to: number): boolean {
  return landingOf(field, from, to, 'jump') === to;
}

/** Whether the hero can get down from a ledge to one of the first `count` without dying. */
export function canDescend(field: Readonly<SuperJumpState>, from: number, count: number): boolean {
  if (isGround(field, from)) return true;
  for (let to = count - 1; to >= 0; to -= 1) {
    if (field.ledgeY[to] > field.ledgeY[from]) {
      if (landingOf(field, from, to, 'drop') >= 0) return true;
    }
  }
  return false;
}

/** The height of a jump in whole pixels; 0 if it hardly leaves the ground. */
export function jumpHeight({ jumpSpeed, gravity }: Readonly<SuperJumpConfig>): number {
  let rise = 0;
  for (let vy = jumpSpeed + gravity; vy < 0; vy += gravity) rise -= vy;
  return Math.floor(rise);
}
