import type { At, Moment, ObjectPlay } from '../../src/objects/kit/ObjectPlay';
import { transformOf } from '../../src/objects/kit/placing';
import { pictures } from './objectPictures';

const plays = import.meta.glob<ObjectPlay>(
  ['/src/objects/*/*.ts', '!/src/objects/{kit,stage,album,late}/*', '!**/index.ts'],
  { eager: true, import: 'play' },
);

const midway: Moment = {
  p: 0.65,
  v: 1,
  spin: 0.3,
  w: 1,
  x: 3,
  y: -2,
  n: 1,
  roll: 0.3,
  held: true,
  found: false,
};

/** A drawing with its parts moved as a pose says. */
function posed(picture: string, play: ObjectPlay): string {
  let svg = picture;
  const at: At = (name, placing) => {
    const place = ` transform="${transformOf(placing)}"`;
    const opacity = placing.show === undefined ? '' : ` opacity="${placing.show}"`;
    svg = svg.replace(
      new RegExp(`<g class="${name}"( opacity="[^"]*")?`),
      (_, before: string | undefined) =>
        `<g class="${name}"${place}${opacity === '' ? (before ?? '') : opacity}`,
    );
  };
  play.pose(midway, at);
  return svg;
}

/** Every object at rest and in the middle of its gesture, by page and id. */
export const sheet = Object.entries(plays).map(([file, play]) => {
  const id = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
  return { id, rest: pictures[id], midway: posed(pictures[id], play) };
});
