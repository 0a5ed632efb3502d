import { looks } from './figures';
import { type Drawing, drawing, ink } from './Pen';

/** Somebody small, standing on the point of the origin. */
export function person(look: number, stride: number): Drawing {
  const { top, legs, hair, skin } = looks[look];
  return drawing(14, 21, 7, 19, (pen) => {
    pen.shadow(7, 18.8, 4.6, 1.7);
    const [left, right] = stride === 0 ? [18.4, 16.6] : [16.6, 18.4];
    pen.stroke([5.6, 13, 5.2, left], ink, 3.2);
    pen.stroke([8.4, 13, 8.8, right], ink, 3.2);
    pen.stroke([5.6, 13, 5.2, left], legs, 2);
    pen.stroke([8.4, 13, 8.8, right], legs, 2);
    pen.box(3.2, 7.4, 7.6, 7, top, ink, 2.6);
    pen.oval(7, 4.8, 3.7, 3.7, skin, ink);
    pen.context.beginPath();
    pen.context.arc(7, 4.4, 3.5, Math.PI * 1.02, Math.PI * 1.98);
    pen.context.fillStyle = hair;
    pen.context.fill();
  });
}
