import { cross, dot, length, scale, type Vector } from './vectors';

/** A rotation as a unit quaternion, its real part first. */
export type Turn = readonly [w: number, x: number, y: number, z: number];

export const noTurn: Turn = [1, 0, 0, 0];

/** First `b`, then `a`. */
export function combine(a: Turn, b: Turn): Turn {
  const [aw, ...av] = a;
  const [bw, ...bv] = b;
  const [x, y, z] = cross(av, bv);
  return [
    aw * bw - dot(av, bv),
    aw * bv[0] + bw * av[0] + x,
    aw * bv[1] + bw * av[1] + y,
    aw * bv[2] + bw * av[2] + z,
  ];
}

export const back = ([w, x, y, z]: Turn): Turn => [w, -x, -y, -z];

export function normalised([w, x, y, z]: Turn): Turn {
  const size = Math.hypot(w, x, y, z);
  return [w / size, x / size, y / size, z / size];
}

/** The rotation about an axis. The axis's length is the angle in radians. */
export function turnBy(axis: Vector): Turn {
  const angle = length(axis);
  if (angle < 1e-9) return noTurn;
  const [x, y, z] = scale(axis, Math.sin(angle / 2) / angle);
  return [Math.cos(angle / 2), x, y, z];
}

/** The shorter way of a rotation, as an axis whose length is the angle in radians. */
export function axisOf(turn: Turn): Vector {
  const [w, x, y, z] = turn[0] < 0 ? ([-turn[0], -turn[1], -turn[2], -turn[3]] as const) : turn;
  const sine = Math.hypot(x, y, z);
  if (sine < 1e-9) return [0, 0, 0];
  return scale([x, y, z], (2 * Math.atan2(sine, w)) / sine);
}

export function turned(turn: Turn, point: Vector): Vector {
  const axis: Vector = [turn[1], turn[2], turn[3]];
  const once = scale(cross(axis, point), 2);
  const twice = cross(axis, once);
  return [
    point[0] + turn[0] * once[0] + twice[0],
    point[1] + turn[0] * once[1] + twice[1],
    point[2] + turn[0] * once[2] + twice[2],
  ];
}

/** The rotation that brings three orthogonal directions to x, y and z. */
export function turnToAxes(right: Vector, up: Vector, out: Vector): Turn {
  const trace = right[0] + up[1] + out[2];
  const candidates = [trace, right[0], up[1], out[2]];
  const largest = candidates.indexOf(Math.max(...candidates));
  const parts: Turn = [
    largest === 0 ? 1 + trace : 0,
    largest === 1 ? 1 + right[0] - up[1] - out[2] : 0,
    largest === 2 ? 1 - right[0] + up[1] - out[2] : 0,
    largest === 3 ? 1 - right[0] - up[1] + out[2] : 0,
  ];
  // The rows of the matrix are the three directions. The largest component is computed directly,
  // the others follow from it.
  const [a, b, c] = [out[1] - up[2], right[2] - out[0], up[0] - right[1]];
  const [d, e, f] = [right[1] + up[0], right[2] + out[0], up[2] + out[1]];
  const table: readonly Turn[] = [
    [parts[0], a, b, c],
    [a, parts[1], d, e],
    [b, d, parts[2], f],
    [c, e, f, parts[3]],
  ];
  return normalised(table[largest]);
}
