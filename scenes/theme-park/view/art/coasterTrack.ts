import type { Point } from './Pen';

/** The origin of the Roller Coaster's drawing: world pixels above and left of its cells. */
export const coasterTop = 46;
export const coasterLeft = 4;

/** Corners of the rail, in the drawing's pixels: lift hill, drop, loop of hills. */
const corners: readonly Point[] = [
  [22, 104],
  [50, 30],
  [66, 14],
  [82, 44],
  [94, 92],
  [112, 52],
  [128, 34],
  [144, 60],
  [154, 96],
  [140, 114],
  [112, 108],
  [84, 114],
  [52, 110],
  [32, 116],
];

const perCorner = 8;

/** A closed curve through all corners (Catmull-Rom), evenly spaced. */
function bend(): readonly Point[] {
  const points: Point[] = [];
  const count = corners.length;
  for (let index = 0; index < count; index += 1) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((by) => corners[(index + by + count) % count]);
    for (let part = 0; part < perCorner; part += 1) {
      const t = part / perCorner;
      points.push([curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return points;
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  const slope = (c - a) * t;
  const square = (2 * a - 5 * b + 4 * c - d) * t * t;
  const cube = (3 * b - a - 3 * c + d) * t * t * t;
  return (2 * b + slope + square + cube) / 2;
}

/** The rail, as points in the drawing. */
export const track: readonly Point[] = bend();
/** How high the highest and the lowest point lie. */
const low = Math.max(...track.map(([, y]) => y));

/**
 * The time at which a car passes each point, as a fraction of the round: slow on top, fast below.
 */
function timetable(): readonly number[] {
  const times = [0];
  for (let index = 0; index < track.length; index += 1) {
    const [x, y] = track[index];
    const [nextX, nextY] = track[(index + 1) % track.length];
    const length = Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2);
    const lifted = index < perCorner * 2;
    const speed = lifted ? 1.1 : 0.9 + ((y - 10) / (low - 10)) * 2.6;
    times.push(times[index] + length / speed);
  }
  const whole = times[times.length - 1];
  return times.map((time) => time / whole);
}

const times = timetable();

/** A car's position and tilt at a fraction of its round, 0 to 1; written into `into`. */
export function carAt(round: number, into: { x: number; y: number; angle: number }): void {
  let index = 0;
  // A hundred points and a few cars: a linear search is cheap enough.
  while (index < track.length - 1 && times[index + 1] < round) index += 1;
  const [x, y] = track[index];
  const [nextX, nextY] = track[(index + 1) % track.length];
  const part = (round - times[index]) / (times[index + 1] - times[index]);
  into.x = x + (nextX - x) * part;
  into.y = y + (nextY - y) * part;
  into.angle = Math.atan2(nextY - y, nextX - x);
}
