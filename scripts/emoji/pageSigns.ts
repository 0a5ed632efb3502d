import { box, circle, line, patch, path, shade, shine } from '../../src/objects/kit/draw';
import { dots, tube } from './strokes';

const sheet = path('paper', 'M6 2h14l6 6v22H6z') + path('#ccd', 'M20 2v6h6z');

/** What stands for a page. */
export const pageSigns: Readonly<Record<string, string>> = {
  '❓': tube('M9 12q0-7 7-7t7 7q0 4-7 7v3', 'pink', 5) + circle('pink', 16, 28, 3),
  '🌐':
    circle('cyan', 16, 16, 14) +
    line('M2 16h28M16 2v28M16 2Q3 16 16 30M16 2q13 14 0 28M5 8q11 5 22 0M5 24q11-5 22 0') +
    shade('M26 6q4 20-18 22 20 6 22-12 0-6-4-10z'),
  '🍬':
    path('orange', 'M10 16 2 8q-2 5 0 16zm12 0 8-8q2 5 0 16z') +
    circle('pink', 16, 16, 9) +
    patch('yellow', 'M13 8q7 8 0 16l5 1q6-9 0-18z') +
    shine('M9 15q1-5 5-6-4 4-3 7z'),
  '🎢':
    line('M16 9v20M9 19v10m14-10v10M1 29h30', '#889', 2) +
    tube('M2 26C9 26 9 9 16 9s7 17 14 17', 'pink', 2) +
    path('blue', 'M8 4h16l-3 7q-5-3-10 0z') +
    dots('M12 3h0m8 0h0', '#fca', 4) +
    shine('M10 5h3v3h-2z'),
  '🎬':
    box('blue', 3, 12, 26, 18) +
    path('paper', 'M3 12h26v5H3zM2 8 27 2l1 4L3 12z') +
    patch('ink', 'm7 7 3 4 4-1-3-4zm9-2 3 4 4-1-3-4zM7 17l3-5h4l-3 5zm9 0 3-5h4l-3 5z') +
    shade('M23 17h6v13H6q15-1 17-13z'),
  '🎮':
    path('purple', 'M9 8h14q6 0 8 15 0 4-3 4t-6-7H10q-3 7-6 7t-3-4Q3 8 9 8z') +
    shade('M27 10q2 14-1 16 4 2 5-3-1-9-4-13zM10 20l2-2h8l2 2z') +
    line('M10 11v6m-3-3h6', 'ink', 3) +
    dots('M20 15h0', 'yellow', 4) +
    dots('M25 12h0', 'pink', 4) +
    shine('M4 15q2-6 6-6-4 2-6 6z'),
  '🎱':
    circle('#546', 16, 16, 14) +
    circle('paper', 16, 14, 7) +
    circle('none', 16, 12, 2) +
    circle('none', 16, 16, 2) +
    shine('M4 14Q5 6 12 4q-5 4-8 10z'),
  '🎵':
    path('pink', 'M10 7l16-4v19h-3V9l-10 3v13h-3z') +
    circle('pink', 9, 25, 4) +
    circle('pink', 22, 22, 4),
  '🏆':
    tube('M8 6H3q0 9 7 9M24 6h5q0 9-7 9', 'orange', 1) +
    path('yellow', 'M8 2h16q0 17-6 19v5h-4v-5Q8 19 8 2z') +
    box('purple', 9, 25, 14, 5) +
    shade('M20 2h4q0 17-6 19 3-9 2-19z') +
    shine('M10 4h3q0 8 2 13-5-3-5-13z'),
  '🏠':
    box('orange', 22, 4, 4, 9) +
    path('paper', 'M6 14h20v16H6z') +
    path('pink', 'M16 2 1 17h30z') +
    box('blue', 9, 21, 6, 9) +
    box('cyan', 18, 20, 5, 5) +
    shade('M16 2l15 15h-5v13h-3V17z'),
  '💬':
    path('paper', 'M16 3q14 0 14 11T16 25q-3 0-6-1l-7 5 2-8q-3-3-3-7Q2 3 16 3z') +
    dots('M9 14h0m7 0h0m7 0h0', 'pink', 4),
  '💾':
    path('blue', 'M2 3h24l4 4v22H2z') +
    box('paper', 7, 17, 18, 12) +
    box('#ccd', 9, 3, 14, 9) +
    line('M19 5v4M10 21h12m-12 4h12', 'ink', 2) +
    shade('M26 3l4 4v22h-4z'),
  '💿':
    circle('#ccd', 16, 16, 14) +
    patch('cyan', 'M16 16 5 8q3-4 8-5z') +
    patch('pink', 'm16 16 11 8q-3 4-8 5z') +
    circle('paper', 16, 16, 5) +
    circle('ink', 16, 16, 2),
  '📄': sheet + line('M10 13h12m-12 5h12m-12 5h8', 'blue', 2),
  '📝':
    sheet +
    line('M10 13h8m-8 5h4', 'blue', 2) +
    path('yellow', 'M26 11l5 5-13 12-6 1 1-6z') +
    path('pink', 'm26 11 5 5-3 3-5-5z'),
  '📟':
    box('#546', 2, 7, 28, 19, 3) +
    box('lime', 5, 10, 22, 8) +
    line('M8 14h9', 'ink', 2) +
    dots('M7 22h0m5 0h0', 'pink', 3) +
    line('M19 22h6', 'cyan', 3),
  '📱':
    line('M21 6V2', 'ink', 4) +
    box('blue', 8, 4, 16, 27, 3) +
    shade('M21 4h3v27H11q10-1 10-4z') +
    box('lime', 11, 7, 10, 9) +
    dots('M12 20h0m4 0h0m4 0h0m-8 4h0m4 0h0m4 0h0m-4 4h0', 'paper', 2),
  '📺':
    line('M16 8 9 1m7 7 7-7', '#889', 2) +
    box('purple', 2, 8, 28, 21, 3) +
    shade('M27 8h3v18q0 3-3 3H2v-3h25z') +
    box('cyan', 5, 11, 17, 13, 3) +
    dots('M26 14h0m0 6h0', 'yellow', 4) +
    shine('M7 19q0-7 7-7-4 2-7 7z'),
  '📼':
    box('#546', 1, 6, 30, 20, 2) +
    box('yellow', 4, 8, 24, 4) +
    box('ink', 5, 14, 22, 9) +
    circle('paper', 11, 18, 4) +
    circle('paper', 21, 18, 4) +
    dots('M11 18h0m10 0h0', 'ink', 3) +
    shade('M24 6h7v20h-9z'),
  '🔮':
    path('yellow', 'M9 22h14l3 8H6z') +
    circle('purple', 16, 14, 12) +
    patch('paper', 'm19 9 1 4 4 1-4 1-1 4-1-4-4-1 4-1z') +
    shine('M6 13q1-7 8-8-5 3-8 8z'),
  '🕹️':
    tube('M16 20V8', '#ccd', 2) +
    box('blue', 4, 20, 24, 10, 2) +
    shade('M4 26h24v4H4z') +
    circle('pink', 16, 7, 6) +
    dots('M9 24h0', 'yellow', 4) +
    shine('M12 6q1-3 4-3-2 1-4 3z'),
  '🖥️':
    path('#cba', 'M12 21h8l2 5H10z') +
    box('#edc', 3, 2, 26, 20, 2) +
    box('#088', 6, 5, 20, 13) +
    box('#edc', 2, 25, 28, 6, 1) +
    line('M6 28h14', 'ink', 2) +
    shine('M7 6h8l-8 8z'),
  '🗓️':
    box('paper', 3, 5, 26, 25, 2) +
    box('pink', 3, 5, 26, 7) +
    line('M10 2v6m12-6v6', 'ink', 2) +
    dots('M9 17h0m7 0h0m7 0h0M9 24h0m7 0h0', 'blue', 4) +
    dots('M23 24h0', 'orange', 4),
  '🥚':
    path('#fda', 'M16 2q10 5 10 17 0 11-10 11T6 19Q6 7 16 2z') +
    shade('M23 9q6 20-13 20 16 3 16-10 0-6-3-10z') +
    shine('M9 15q1-6 5-8-3 5-5 8z'),
  '🪀':
    line('M16 1v8', '#889', 2) +
    circle('pink', 16, 19, 12) +
    circle('yellow', 16, 19, 7) +
    patch('ink', 'm16 14 2 3h3l-2 3 1 3-4-2-4 2 1-3-2-3h3z') +
    shade('M24 11q3 16-16 17 15 7 20-6 1-6-4-11z') +
    shine('M6 18q1-7 8-9-5 4-8 9z'),
  '🪙':
    path('#ccd', 'M16 2 27 7l3 12-8 10H10L2 19 5 7z') +
    line('M14 11H9v5q6-1 6 3 0 4-6 3M21 11q4 0 4 6 0 5-4 5t-3-5q0-6 3-6z', 'ink', 2) +
    shine('M6 8l9-4-8 9z'),
};
