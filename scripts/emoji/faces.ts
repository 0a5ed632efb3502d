import { circle, ellipse, line, patch, path, shade, shine } from '../../src/objects/kit/draw';
import { dots, tube } from './strokes';

const face = circle('yellow', 16, 16, 14) + shade('M26 6q4 20-18 22 20 6 22-12 0-6-4-10z');

/** Faces. */
export const faces: Readonly<Record<string, string>> = {
  '😂':
    face +
    line('M7 12q3-5 6 0m6 0q3-5 6 0', 'ink', 2) +
    path('#825', 'M8 17h16q0 10-8 10t-8-10z') +
    path('cyan', 'M4 13q-6 8-2 10 5 0 2-10zm24 0q6 8 2 10-5 0-2-10z'),
  '😇':
    face +
    ellipse('none', 16, 4, 11, 3, 'stroke-width="3"') +
    ellipse('none', 16, 4, 11, 3, 'stroke="#5bf"') +
    line('M8 16q2-4 5 0m6 0q2-4 5 0M9 21q7 6 14 0', 'ink', 2),
  '😉': face + dots('M11 12h0', 'ink', 4) + line('M19 13q3-4 6 0M8 19q8 8 16 0', 'ink', 2),
  '😎':
    face +
    path('ink', 'M2 10h28v3q-1 7-7 7-5 0-6-7h-2q-1 7-6 7-6 0-7-7z') +
    line('M10 23q7 5 13-1', 'ink', 2) +
    shine('M6 12h4l-3 5zm14 0h4l-3 5z'),
  '😘':
    face +
    dots('M10 12h0', 'ink', 4) +
    line('M17 13q3-4 6 0m-11 6q6 0 2 3 4 1-1 4', 'ink', 2) +
    path('#f35', 'M24 30q-7-5-6-8 3-4 6 0 3-4 6 0 1 3-6 8z'),
  '😱':
    face +
    patch('blue', 'M3 12Q6 3 16 3t13 9q-13-7-26 0z') +
    circle('paper', 11, 13, 4) +
    circle('paper', 21, 13, 4) +
    dots('M11 13h0m10 0h0', 'ink', 2) +
    path('#825', 'M16 18q4 0 4 6t-4 6-4-6 4-6z') +
    path('orange', 'M5 31Q1 25 4 17q4 0 5 14zm22 0q4-6 1-14-4 0-5 14z'),
  '🥳':
    face +
    path('purple', 'M3 14 6 1l13 5z') +
    line('M6 9l6-5', 'yellow', 2) +
    line('M8 17q2-4 5 0m8-2q2-4 5 0', 'ink', 2) +
    tube('M16 23q7 3 13-2', 'cyan', 2) +
    dots('M25 3h0M3 25h0', 'pink', 3) +
    dots('M29 8h0M5 29h0', 'lime', 3),
};
