import { box, line, part, path, shade, shine } from '../kit/draw';
import type { ObjectPlay } from '../kit/ObjectPlay';

export const drawing = () =>
  part(
    'lid',
    path('#55525f', 'M8 8h84q4 0 4 4v38H4V12q0-4 4-4z'),
    box('#b8c9a0', 12, 14, 76, 30, 2),
    part('text', line('M18 22h40M18 30h54M18 37h30', '#2f3a1a', 3)),
    shine('M10 11h20v2H10z'),
  ) +
  part('hinge', path('#3a3644', 'M6 50h88v6H6z')) +
  path('#55525f', 'M4 56h92v34q0 4-4 4H8q-4 0-4-4z') +
  shade('M86 56h10v34q0 4-4 4h-8z') +
  line('M12 64h76M12 72h76M12 80h76', '#d8d5e0', 5) +
  line('M22 60v24M34 60v24M46 60v24M58 60v24M70 60v24M80 60v24', '#55525f', 3) +
  line('M30 88h40', '#d8d5e0', 4);

export const play: ObjectPlay = {
  gesture: 'pull',
  verb: 'Unfold it',
  ends: 'toggles',
  numbers: { travel: 40, angle: 270, stiffness: 160, damping: 14, ticks: 2 },
  says: ({ n }) =>
    n % 2 ? 'Folded away, with a lunch arranged.' : 'Open. A British office, on two batteries.',
  sound: 'n@0+.04*.5 q1800@.12+.05*.12',
  tick: 'n@0+.03*.25',
  buzz: 8,
  secret: ['times', 6, 'It has spoken your diary aloud, in the meeting.'],
  pose: ({ p }, at) => {
    at('lid', { sy: 1 - 0.9 * p, oy: 52 });
    at('text', { show: 1 - p * 1.5 });
    at('hinge', { sy: 1 + p * 0.6, oy: 53 });
  },
};
