import type { At, Moment, ObjectPlay } from '../../src/objects/kit/ObjectPlay';
import { transformOf } from '../../src/objects/kit/placing';

/** An object that nobody has touched. */
export const atRest: Moment = {
  p: 0,
  v: 0,
  spin: 0,
  w: 0,
  x: 0,
  y: 0,
  lift: 0,
  n: 0,
  roll: 0,
  held: false,
  found: false,
};

const rounded = (opacity: number): number =>
  Math.round(Math.max(0, Math.min(1, opacity)) * 100) / 100;

/**
 * The text of a drawing with its parts where the pose puts them at a moment. What would be the
 * default is left out.
 */
export function posed(picture: string, play: ObjectPlay, moment: Moment): string {
  let svg = picture;
  const at: At = (name, placing) => {
    const transform = transformOf(placing);
    svg = svg.replace(
      new RegExp(`<g class="${name}"( transform="[^"]*")?( opacity="[^"]*")?`),
      (_, _place: string | undefined, before: string | undefined) => {
        const opacity =
          placing.show === undefined
            ? (before ?? '')
            : rounded(placing.show) === 1
              ? ''
              : ` opacity="${rounded(placing.show)}"`;
        return `<g class="${name}"${transform && ` transform="${transform}"`}${opacity}`;
      },
    );
    if (placing.text !== undefined) {
      svg = svg.replace(
        new RegExp(`(<g class="${name}".*?<text[^>]*>)[^<]*`),
        (_, before: string) => before + placing.text,
      );
    }
  };
  play.pose(moment, at);
  return svg;
}
