import { box, circle, ellipse, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  path('cyan', 'M12 28q4-24 38-24t38 24l8 42q0 14-14 16H18Q4 84 4 70z', 'fill-opacity=".9"') +
  path('paper', 'M18 16h64q4 0 5 4l3 40q0 6-6 6H16q-6 0-6-6l3-40q1-4 5-4z') +
  box('ink', 20, 20, 60, 40, 4) +
  part(
    'face',
    box('#bfeaff', 23, 23, 54, 34, 2),
    part('eyes', path('ink', 'M40 32h4v8h-4zm16 0h4v8h-4z', 'stroke="none"')),
    line('M40 46q10 8 20 0', 'ink', 3),
  ) +
  path('#9be8f4', 'M30 70h40v5H30z') +
  circle('#55525f', 24, 74, 3) +
  circle('#55525f', 76, 74, 3) +
  shade('M84 18q6 8 12 52 0 14-14 16h-8q16-26 10-68z') +
  shine('M10 60q4-30 10-44-12 12-12 40z') +
  part(
    'mouse',
    line('M50 82q0 6 0 6', 'ink', 2),
    ellipse('cyan', 50, 93, 11, 7),
    path('paper', 'M42 90q8-5 16 0z', 'stroke-width="2"'),
  );

export const play: ObjectPlay = {
  gesture: 'turn',
  verb: 'Turn the round mouse',
  numbers: { travel: 1, friction: 3, ticks: 8, rest: 1 },
  says: [
    'Which way is up? Nobody has ever known.',
    'The pointer has gone off the side, smiling.',
    'Nothing for a floppy. You have asked twice.',
  ],
  sound: 's262@0+1*.2 s330@0+1*.2 s392@0+1*.2 s523@0+1.2*.2',
  tick: 'n@0+.02*.2',
  buzz: 6,
  secret: ['hold', 4, 'Held down, it says that its name is Bondi, and that it is shy.'],
  pose: ({ p, spin }, at) => {
    at('mouse', { turn: 360 * spin, oy: 93, x: 6 * Math.sin(spin * 6.28) });
    at('face', { show: 1 });
    at('eyes', { x: 5 * Math.sin(spin * 6.28 + p), sy: p > 0.9 ? 0.3 : 1, oy: 36 });
  },
};
