import { type Drawing, ink } from './Pen';

export const looks = [
  { top: '#ff5f7e', legs: '#3d4b8f', hair: '#5a3a22', skin: '#f3c49f' },
  { top: '#ffd23d', legs: '#4f3a6b', hair: '#2b2230', skin: '#8a5a3c' },
  { top: '#3db7d6', legs: '#7a4a3a', hair: '#d99a3f', skin: '#f7d3b5' },
  { top: '#7bd66b', legs: '#33506b', hair: '#3a2a1f', skin: '#c98b62' },
  { top: '#b07aff', legs: '#2f3b4f', hair: '#8f3f2b', skin: '#f3c49f' },
  { top: '#ff9632', legs: '#5b6b3a', hair: '#1f1a22', skin: '#6e4630' },
  { top: '#fff6e6', legs: '#c23570', hair: '#b5b0b8', skin: '#f0cdb0' },
  { top: '#e8384f', legs: '#2b6f73', hair: '#6b3a2b', skin: '#d9a27c' },
] as const;

/** Steps of a walk that are drawn: left foot, right foot. */
export const strides = 2;

/** Somebody small, standing on the point of the origin. */
export function person(look: number, stride: number): Drawing {
  const { top, legs, hair, skin } = looks[look];
  return {
    width: 14,
    height: 21,
    originX: 7,
    originY: 19,
    draw: (pen) => {
      pen.shadow(7, 18.8, 4.6, 1.7);
      const [left, right] = stride === 0 ? [18.4, 16.6] : [16.6, 18.4];
      pen.stroke(
        [
          [5.6, 13],
          [5.2, left],
        ],
        ink,
        3.2,
      );
      pen.stroke(
        [
          [8.4, 13],
          [8.8, right],
        ],
        ink,
        3.2,
      );
      pen.stroke(
        [
          [5.6, 13],
          [5.2, left],
        ],
        legs,
        2,
      );
      pen.stroke(
        [
          [8.4, 13],
          [8.8, right],
        ],
        legs,
        2,
      );
      pen.box(3.2, 7.4, 7.6, 7, top, ink, 2.6);
      pen.oval(7, 4.8, 3.7, 3.7, skin, ink);
      pen.context.beginPath();
      pen.context.arc(7, 4.4, 3.5, Math.PI * 1.02, Math.PI * 1.98);
      pen.context.fillStyle = hair;
      pen.context.fill();
    },
  };
}
