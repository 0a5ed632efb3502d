import { box, circle, line, patch, path, shade, shine } from '../../src/objects/kit/draw';
import { dots, tube } from './strokes';

/** Things that stand for a game, a year, a chapter or a sticker. */
export const things: Readonly<Record<string, string>> = {
  '⭐':
    path('yellow', 'm16 2 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z') +
    shade('M16 2l4 9 10 1-7 7 2 10-9-5z'),
  '🃏':
    box('paper', 6, 1, 20, 30, 2) +
    circle('#fca', 16, 20, 5) +
    path('purple', 'M10 19 8 9l5 4 3-6 3 6 5-4-2 10-6-2z') +
    dots('M8 9h0m8-2h0m8 2h0', 'orange', 3) +
    line('M14 22q2 2 4 0'),
  '🎈':
    line('M16 24q-5 4 1 7', '#889', 2) +
    path('pink', 'M16 1q10 0 10 11 0 8-10 12Q6 20 6 12 6 1 16 1z') +
    shade('M23 5q5 13-9 18 11 2 12-11 0-5-3-7z') +
    shine('M9 13q0-7 6-9-4 4-6 9z'),
  '🎒':
    line('M12 5q4-6 8 0', 'ink', 2) +
    path('pink', 'M6 30V15Q6 4 16 4t10 11v15z') +
    box('orange', 9, 19, 14, 11, 2) +
    line('M10 12h12M9 23h14') +
    shade('M22 7q4 3 4 8v15h-3V15q0-5-1-8z'),
  '📻':
    line('M8 9 26 2', '#889', 2) +
    box('orange', 2, 9, 28, 20, 2) +
    shade('M26 9h4v20H2v-3h24z') +
    circle('#546', 10, 18, 6) +
    circle('none', 10, 18, 3) +
    box('cyan', 18, 13, 8, 5) +
    dots('M20 22h0m5 0h0', 'paper', 4),
  '🚧':
    line('M7 8v22M25 8v22', '#889', 3) +
    box('yellow', 1, 8, 30, 9) +
    patch('ink', 'm4 17 5-9h5l-5 9zm10 0 5-9h5l-5 9z') +
    circle('orange', 7, 5, 3) +
    circle('orange', 25, 5, 3),
  '🛍️':
    tube('M11 14V8q0-5 5-5t5 5v6', 'orange', 1) +
    path('cyan', 'M5 10h22l2 20H3z') +
    patch('pink', 'M4 18h24l1 5H3z') +
    shade('M24 10h3l2 20h-6z'),
  '🛹':
    line('M10 22v-6m12 6v-6', 'ink', 5) +
    tube('M4 9q2 6 8 6h8q6 0 8-6', 'pink', 4) +
    circle('yellow', 10, 23, 4) +
    circle('yellow', 22, 23, 4) +
    dots('M10 23h0m12 0h0', 'ink', 2),
  '🛼':
    path('pink', 'M6 2h11v9q12 1 12 11H6z') +
    shade('M6 18h22l1 4H6z') +
    line('M11 8h6m-5 5h7', 'paper', 2) +
    box('blue', 4, 21, 26, 3, 1) +
    circle('yellow', 9, 27, 4) +
    circle('yellow', 24, 27, 4),
  '🧢':
    path('pink', 'M3 22Q2 6 14 6t12 16z') +
    path('blue', 'M12 19h12q7 1 7 6-9-3-19-1z') +
    line('M14 6q-5 6-4 16m4-16q4 3 5 12') +
    shade('M3 22q4-2 9-2v2zM20 8q6 4 6 11h-3q0-7-3-11z') +
    circle('yellow', 14, 6, 2),
  '💣':
    tube('M22 9q2-6 7-4', '#fca', 1) +
    circle('#546', 14, 19, 12) +
    path('yellow', 'm29 1 1 3 2 1-2 1-1 3-1-3-3-1 3-1z') +
    shine('M5 18q1-7 8-8-5 3-8 8z'),
  '🧱':
    box('orange', 2, 4, 28, 24) +
    shade('M2 10h28v2H2zm0 8h28v2H2zm0 8h28v2H2z') +
    line('M2 12h28M2 20h28M11 4v8m10 0v8M11 20v8', 'ink', 2) +
    shine('M3 5h7v2H3zm9 0h17v2H12zm10 8h7v2h-7z'),
};
