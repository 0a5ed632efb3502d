import { corners, faces } from './icosahedron';
import { axisOf, back, combine, normalised, type Turn, turnBy, turned } from './turns';
import { add, length, scale, type Vector } from './vectors';

/** A die in liquid under a window at z = 0. Its corners are at distance 1 from its centre. */
export type FloatingDie = Readonly<{
  position: Vector;
  /** Per second. */
  speed: Vector;
  turn: Turn;
  /** Radians per second about each axis. */
  spin: Vector;
}>;

/** The cause of its movement: a hand that shakes the ball, or the face that is to come up. */
export type Urge = Readonly<
  | {
      kind: 'shaken' /** Each from -1 to 1, with new values every step. */;
      jolt: Vector;
      twist: Vector;
    }
  | { kind: 'rising' /** From 0 to 19. */; face: number }
>;

/** The result of a step. */
export type DieStep = Readonly<{
  die: FloatingDie;
  /** The speed at which it met the window; 0 if it did not. */
  bump: number;
}>;

/** The length of a step in seconds. The springs below are stable at this length. */
export const dieStep = 1 / 120;

/** The depth at which it is invisible. */
const deep = -3.2;
/** How far its centre may be from the window's axis. */
const strayLimit = 0.5;
const buoyancy = 15;
const drag = 3;
const bounce = 0.4;
/** Below this speed it rests on the glass instead of bouncing. */
const resting = 0.3;

export const sunkenDie: FloatingDie = {
  position: [0, 0, deep],
  speed: [0, 0, 0],
  turn: normalised([1, 0.4, -0.3, 0.2]),
  spin: [0, 0, 0],
};

/** The die at rest against the window, with that face upright in the middle. */
export function restingDie(face: number): FloatingDie {
  const turn = faces[face].toFront;
  return { position: [0, 0, -foremost(turn)[2]], speed: [0, 0, 0], turn, spin: [0, 0, 0] };
}

/** The corner that is nearest to the window, relative to the die's centre. */
function foremost(turn: Turn): Vector {
  return corners.map((corner) => turned(turn, corner)).reduce((a, b) => (b[2] > a[2] ? b : a));
}

function push({ position, speed, turn, spin }: FloatingDie, urge: Urge): readonly [Vector, Vector] {
  const [x, y, z] = position;
  if (urge.kind === 'shaken') {
    const force: Vector = [
      urge.jolt[0] * 60 - 20 * x,
      urge.jolt[1] * 60 - 20 * y,
      urge.jolt[2] * 40 + 30 * (deep - z) - 4 * speed[2],
    ];
    return [force, add(scale(urge.twist, 160), scale(spin, -2))];
  }
  const force: Vector = [
    -9 * x - drag * speed[0],
    -9 * y - drag * speed[1],
    buoyancy - drag * speed[2],
  ];
  const away = axisOf(combine(faces[urge.face].toFront, back(turn)));
  // Slightly below critical damping: it overshoots once, as things in liquid do.
  return [force, add(scale(away, 42), scale(spin, -9.5))];
}

/** Keeps it inside the ball's neck. */
function confined(position: Vector): Vector {
  const away = Math.hypot(position[0], position[1]);
  if (away <= strayLimit) return position;
  return [(position[0] * strayLimit) / away, (position[1] * strayLimit) / away, position[2]];
}

/** The die after one step of `dieStep` seconds. */
export function stepDie(die: FloatingDie, urge: Urge): DieStep {
  const [force, torque] = push(die, urge);
  let speed = add(die.speed, scale(force, dieStep));
  let spin = add(die.spin, scale(torque, dieStep));
  const turn = normalised(combine(turnBy(scale(spin, dieStep)), die.turn));
  let position = confined(add(die.position, scale(speed, dieStep)));
  const front = foremost(turn);
  let bump = 0;
  if (position[2] + front[2] > 0) {
    position = [position[0], position[1], -front[2]];
    if (speed[2] < resting) speed = [speed[0], speed[1], 0];
    else {
      bump = speed[2];
      // The glass pushes back at the point of contact, which also rotates the die.
      spin = add(spin, scale([-front[1], front[0], 0], bump * 0.9));
      speed = [speed[0], speed[1], -bounce * speed[2]];
    }
  }
  return { die: { position, speed, turn, spin }, bump };
}

/** Whether it rests with that face up. */
export function isSettled({ position, speed, turn, spin }: FloatingDie, face: number): boolean {
  const away = length(axisOf(combine(faces[face].toFront, back(turn))));
  return (
    away < 0.004 &&
    length(spin) < 0.02 &&
    length(speed) < 0.05 &&
    Math.hypot(position[0], position[1]) < 0.01
  );
}
