import type { Gesture } from '../kit/ObjectPlay';

/** The instruction under an object, by its gesture. */
export const hints: Readonly<Record<Gesture, string>> = {
  press: 'Press it',
  pull: 'Drag it',
  flick: 'Flick it, fast',
  turn: 'Turn it round and round',
  shake: 'Hold it and shake it',
  hold: 'Press and keep holding',
};
