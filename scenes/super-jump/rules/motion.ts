import { at, type SuperJumpState } from './SuperJumpState';

/** Reduces a speed towards zero, not past it. */
function slowed(speed: number, by: number): number {
  if (speed > by) return speed - by;
  return speed < -by ? speed + by : 0;
}

/**
 * Moves a body by one tick: speed first, then position. Shared by the hero and by the simulation that
 * proves a level.
 * @param body like `hero` in the state; its `lastX` and `lastY` are set
 * @param direction -1, 0 or 1, the direction held
 * @param grounded whether it stood before this tick
 * @returns the ledge that it stands on afterwards, or -1 in the air
 */
export function move(
  body: Float64Array,
  field: Readonly<SuperJumpState>,
  direction: number,
  grounded: boolean,
): number {
  const { config } = field;
  const grip = grounded && config.ice ? config.iceGrip : 1;
  let vx = body[at.vx];
  if (direction * vx <= 0)
    vx = slowed(vx, (grounded ? config.friction : config.airFriction) * grip);
  if (direction !== 0) {
    vx += direction * (grounded ? config.acceleration : config.airAcceleration) * grip;
    vx = Math.max(-config.maxSpeed, Math.min(config.maxSpeed, vx));
  }
  const vy = Math.min(body[at.vy] + config.gravity, config.maxFall);
  const lastX = body[at.x];
  const lastY = body[at.y];
  body[at.lastX] = lastX;
  body[at.lastY] = lastY;
  body[at.vx] = vx;
  body[at.vy] = vy;
  body[at.x] = lastX + vx;
  body[at.y] = lastY + vy;
  keepBetweenSides(body, field, config.heroWidth);
  return vy < 0 ? -1 : land(body, field);
}

/** Tolerance at a side, so that rounding treats left and right alike. */
const hair = 1e-9;

function keepBetweenSides(
  body: Float64Array,
  { width, wraps }: Readonly<SuperJumpState>,
  own: number,
) {
  const x = body[at.x];
  if (wraps) {
    const middle = x + own / 2;
    const shift = middle < 0 ? width : middle >= width ? -width : 0;
    if (shift === 0) return;
    body[at.x] = x + shift;
    body[at.lastX] += shift;
    return;
  }
  if (x > hair && x < width - own - hair) return;
  body[at.x] = x <= hair ? 0 : width - own;
  body[at.vx] = 0;
}

/** Puts a falling body on the highest ledge that its feet have passed. */
function land(body: Float64Array, field: Readonly<SuperJumpState>) {
  const { config, ledgeCount, ledgeX, ledgeY, ledgeWidth } = field;
  const left = body[at.x];
  const right = left + config.heroWidth;
  const before = body[at.lastY] + config.heroHeight;
  const after = body[at.y] + config.heroHeight;
  let found = -1;
  for (let ledge = 0; ledge < ledgeCount; ledge += 1) {
    const top = ledgeY[ledge];
    if (top < before || top > after) continue;
    const start = ledgeX[ledge];
    if (right <= start || left >= start + ledgeWidth[ledge]) continue;
    if (found < 0 || top < ledgeY[found]) found = ledge;
  }
  if (found >= 0) {
    body[at.y] = ledgeY[found] - config.heroHeight;
    body[at.vy] = 0;
  }
  return found;
}
