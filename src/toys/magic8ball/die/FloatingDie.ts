import { corners, faces } from './icosahedron';
import { axisOf, back, combine, normalised, type Turn, turnBy, turned } from './turns';
import { add, length, scale, type Vector } from './vectors';

/** A die in liquid under a window at z = 0; its corners are at distance 1 from its middle. */
export type FloatingDie = Readonly<{
  position: Vector;
  /** Per second. */
  speed: Vector;
  turn: Turn;
  /** Radians per second about each axis. */
  spin: Vector;
}>;

/** What moves it: a hand that shakes the ball, or the face that is to come up. */
export type Urge = Readonly<
  | { kind: 'shaken' /** From -1 to 1 each, another every step. */; jolt: Vector; twist: Vector }
  | { kind: 'rising' /** From 0 to 19. */; face: number }
>;

/** What became of a step. */
export type DieStep = Readonly<{
  die: FloatingDie;
  /** How fast it met the window, where it did; 0 elsewhere. */
  bump: number;
}>;

/** A step's length in seconds: at this length the springs below stay calm. */
export const dieStep = 1 / 120;

/** Where it is out of sight. */
const deep = -3.2;
/** How far its middle may stray from the window's. */
const strayLimit = 0.5;
const buoyancy = 15;
const drag = 3;
const bounce = 0.4;
/** Slower than this it leans on the glass instead of bouncing. */
const resting = 0.3;

export const sunkenDie: FloatingDie = {
  position: [0, 0, deep],
  speed: [0, 0, 0],
  turn: normalised([1, 0.4, -0.3, 0.2]),
  spin: [0, 0, 0],
};

/** The die at rest against the window, that face upright in the middle. */
export function restingDie(face: number): FloatingDie {
  const turn = faces[face].toFront;
  return { position: [0, 0, -foremost(turn)[2]], speed: [0, 0, 0], turn, spin: [0, 0, 0] };
}

/** The corner that is nearest to the window, seen from the die's middle. */
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
  // A little under critical damping: it swings past once, as things in liquid do.
  return [force, add(scale(away, 42), scale(spin, -9.5))];
}

/** Keeps it within the ball's neck. */
function confined(position: Vector): Vector {
  const away = Math.hypot(position[0], position[1]);
  if (away <= strayLimit) return position;
  return [(position[0] * strayLimit) / away, (position[1] * strayLimit) / away, position[2]];
}

/** The die a step of `dieStep` seconds later. */
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
      // The glass pushes back where it was met, which also turns the die.
      spin = add(spin, scale([-front[1], front[0], 0], bump * 0.9));
      speed = [speed[0], speed[1], -bounce * speed[2]];
    }
  }
  return { die: { position, speed, turn, spin }, bump };
}

/** Whether it has come to rest with that face up. */
export function isSettled({ position, speed, turn, spin }: FloatingDie, face: number): boolean {
  const away = length(axisOf(combine(faces[face].toFront, back(turn))));
  return (
    away < 0.004 &&
    length(spin) < 0.02 &&
    length(speed) < 0.05 &&
    Math.hypot(position[0], position[1]) < 0.01
  );
}
