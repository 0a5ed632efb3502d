import { box, circle, line, patch, path, shade, shine } from '../../src/objects/kit/draw';
import { dots, tube } from './strokes';

/** Creatures, and what people send each other. */
export const creatures: Readonly<Record<string, string>> = {
  '🐍':
    tube('M4 27h18q6 0 6-5t-6-5H11q-6 0-6-5t6-6h8', 'lime', 5) +
    dots('M8 27h0m7 0h0m7-1h0m-3-9h0m-7 0h0', '#2a6', 2) +
    circle('lime', 21, 6, 5) +
    dots('M22 5h0', 'ink', 2) +
    line('M26 7h4', 'pink', 2),
  '🐢':
    path('lime', 'M7 20h5v7H7zm11 0h5v7h-5zM2 22h6l-2-4z') +
    circle('lime', 27, 16, 4) +
    path('#2a6', 'M4 21q0-14 11-14t10 14z') +
    line('m9 13 4 3-1 5m9-8-5 3 1 5m-4-5h3') +
    shade('M20 9q3 6-2 12h7q0-8-5-12z') +
    dots('M28 15h0', 'ink', 2),
  '🐸':
    circle('lime', 9, 9, 6) +
    circle('lime', 23, 9, 6) +
    path('lime', 'M2 19q0-9 14-9t14 9q0 10-14 10T2 19z') +
    shade('M27 14q0 12-22 12 6 3 11 3 14 0 14-10 0-3-3-5z') +
    dots('M9 8h0m14 0h0', 'ink', 5) +
    line('M7 19q9 7 18 0', 'ink', 2),
  '🦉':
    path('#a64', 'M4 2l8 3h8l8-3v17q0 11-12 11T4 19z') +
    path('#fca', 'M16 16q8 0 8 8 0 6-8 6t-8-6 8-8z') +
    line('M13 21v2m6-2v2m-3 1v2m-3 1v1m6-1v1', '#a64') +
    circle('yellow', 10, 12, 5) +
    circle('yellow', 22, 12, 5) +
    dots('M11 12h0m10 0h0', 'ink', 4) +
    path('orange', 'M14 15h4l-2 4z') +
    shade('M28 14v5q0 8-6 10 4-7 6-15z'),
  '🦔':
    path('#854', 'M26 26H4l-3-4 3-2-2-5 5-1V9l5 2 3-5 3 5 6-1v5l5 2z') +
    path('#fca', 'M20 14q5 1 7 6l4 3q0 3-4 3H16q0-10 4-12z') +
    dots('M23 19h0m7 4h0', 'ink', 2),
  '🦖':
    path(
      'lime',
      'M14 3h14v9h-7l5 2v2h-6q4 5 0 11h3v3h-7v-5h-3v5H7v-3h3q-8-2-9-13 5 6 9 3 4-2 4-14z',
    ) +
    shade('M18 16q-2 8-9 9l1 2H7v3h6v-5h3v5h7v-3h-3q4-6 0-11z') +
    patch('#2a6', 'M14 4l-3 3 3 1-3 3 2 2zM8 18l-3-3 1 3z') +
    dots('M19 6h0', 'ink', 3) +
    line('M28 9h-6'),
  '👻':
    path('paper', 'M16 2q11 0 11 12v17l-4-4-4 4-3-4-3 4-4-4-4 4V14Q5 2 16 2z') +
    shade('M22 4q3 6 1 23l4 4V14q0-7-5-10z') +
    dots('M12 12h0m8 0h0', 'ink', 5) +
    path('pink', 'M12 18h8q0 6-4 6t-4-6z'),
  '👾':
    path('purple', 'M6 4h3v3h15V4h3v9h3v9h-3v-6h-3v9h-6v-3h3v-3h-9v3h3v3H9v-9H6v6H3v-9h3z') +
    patch('ink', 'M10 9h4v4h-4zm9 0h4v4h-4z'),
  '👍':
    path('yellow', 'M11 15l5-12q5-1 4 9h8q3 2 0 6 2 3-1 5 1 3-2 4 0 2-3 2H11z') +
    box('blue', 3, 14, 8, 16) +
    line('M23 18h5m-6 5h5m-5 4h3') +
    shade('M11 25h6l1 4h-7zM3 26h8v4H3z'),
  '❤️':
    path('#f35', 'M16 29Q1 18 2 10q1-7 7-7 5 0 7 5 2-5 7-5 6 0 7 7 1 8-14 19z') +
    shine('M5 12q0-6 5-6-3 2-5 6z'),
};
