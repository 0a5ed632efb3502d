import type { Moment, ObjectPlay } from '../../src/objects/kit/ObjectPlay';
import { pictures } from './objectPictures';
import { atRest, posed } from './posed';

const plays = import.meta.glob<ObjectPlay>(
  ['/src/objects/*/*.ts', '!/src/objects/{kit,stage,album,late}/*', '!**/index.ts'],
  { eager: true, import: 'play' },
);

const midway: Moment = {
  ...atRest,
  p: 0.65,
  v: 1,
  spin: 0.3,
  w: 1,
  x: 3,
  y: -2,
  n: 1,
  roll: 0.3,
  held: true,
};
const done: Moment = { ...atRest, p: 1, spin: 1, n: 1, roll: 0.3 };

/** Every object at rest, in the middle of its gesture and after it, by page and id. */
export const sheet = Object.entries(plays).map(([file, play]) => {
  const id = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
  const rest = pictures[id];
  return { id, rest, midway: posed(rest, play, midway), after: posed(rest, play, done) };
});
