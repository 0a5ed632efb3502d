import { drawing, groups, ink, type Pair } from './Pen';

/** Walls, a counter and an awning; what is sold stands on the roof. */
export const foodStall = drawing(48, 58, 4, 16, (pen) => {
  const awning: Pair = ['#e8384f', '#fff7ea'];
  pen.shadow(26, 50, 21, 5);
  pen.box(8, 24, 32, 26, '#ffb84d', ink, 2);
  pen.box(12, 28, 24, 11, '#4a3252', ink, 1);
  pen.box(13, 29, 22, 4, '#ffd98a');
  pen.box(7, 39, 34, 5, '#fff3d6', ink, 1.5);
  pen.stripes(5, 18, 38, 8, awning, 6);
  pen.scallops(5, 26, 38, 4, awning, 6);
  pen.box(5, 18, 38, 8, 'transparent', ink, 1);
  // A carton of chips as large as a child.
  for (const [x, y, tilt] of groups(
    3,
    [17, 4, -1, 20.5, 1, 0, 24, 2.5, 0.4, 27.5, 0.8, 0.6, 31, 4, 1.4],
  )) {
    pen.shape([x, y, x + 3, y, x + 3 - tilt, 14, x - tilt, 14], '#ffd84a', ink);
  }
  pen.shape([14, 8, 34, 8, 31.5, 19, 16.5, 19], '#e8384f', ink);
  pen.oval(24, 13.5, 4, 3.4, '#fff7ea');
});

export const toilets = drawing(48, 58, 4, 16, (pen) => {
  pen.shadow(26, 50, 21, 5);
  pen.box(7, 20, 34, 30, '#d9e7ef', ink, 2);
  pen.box(5, 15, 38, 8, '#3f6ea8', ink, 2);
  for (const [x, color] of [
    [11, '#d6336c'],
    [26, '#2b5fb3'],
  ] as const) {
    pen.box(x, 28, 11, 21, color, ink, 1.5);
    pen.oval(x + 5.5, 33, 2, 2, '#fff7ea');
    pen.box(x + 3.4, 35.4, 4.2, 6, '#fff7ea', undefined, 1);
  }
});

export const giftShop = drawing(48, 58, 4, 16, (pen) => {
  pen.shadow(26, 50, 21, 5);
  pen.box(7, 24, 34, 26, '#f6c7e2', ink, 2);
  pen.shape([3, 26, 11, 10, 37, 10, 45, 26], '#8a5bd6', ink);
  for (let row = 0; row < 3; row += 1) {
    pen.stroke(
      [9.5 - row * 2.2, 13.5 + row * 4.5, 38.5 + row * 2.2, 13.5 + row * 4.5],
      '#a67be8',
      1.2,
    );
  }
  pen.box(10, 30, 14, 12, '#bdf0ff', ink, 1);
  pen.stroke([17, 30, 17, 42], ink, 1);
  pen.oval(13.5, 38, 2, 2.4, '#ff7a59');
  pen.box(19, 36, 3.4, 5, '#4cc38a');
  pen.box(28, 31, 9, 19, '#ff8f3a', ink, 1);
  pen.oval(35, 41, 0.9, 0.9, ink);
  // A parcel on the roof.
  pen.box(17, 1.5, 14, 11, '#ff4f8b', ink, 1.5);
  pen.box(22.6, 1.5, 2.8, 11, '#ffe14d');
  pen.box(17, 5.6, 14, 2.8, '#ffe14d');
  pen.oval(21.4, 1.4, 3, 1.7, '#ffe14d', ink);
  pen.oval(26.6, 1.4, 3, 1.7, '#ffe14d', ink);
});

export const drinksStand = drawing(48, 62, 4, 20, (pen) => {
  pen.shadow(26, 54, 17, 5);
  pen.shape([10, 18, 38, 18, 34, 54, 14, 54], '#27b3e8', ink);
  pen.shape([11.3, 27, 36.7, 27, 35.6, 37, 12.4, 37], '#fff7ea');
  pen.text('POP', 24, 32.4, 9, '#e8384f');
  pen.box(16, 40, 16, 8, '#4a3252', ink, 1);
  pen.box(14.5, 47, 19, 3.4, '#fff3d6', ink, 1);
  pen.box(7.5, 13, 33, 6.5, '#f2fbff', ink, 3);
  pen.stroke([27, 13, 31, 2, 39, 1.6], ink, 4.4);
  pen.stroke([27, 13, 31, 2, 39, 1.6], '#ff5fa8', 2.6);
});

export const picnicBench = drawing(44, 40, 2, -2, (pen) => {
  pen.shadow(22, 29, 18, 5);
  pen.box(4, 22, 36, 5, '#c98b55', ink, 1.5);
  pen.stroke([10, 16, 7, 33], ink, 2.6);
  pen.stroke([34, 16, 37, 33], ink, 2.6);
  pen.box(6, 8, 32, 12, '#e0a76c', ink, 2);
  pen.stroke([7, 12, 37, 12], '#bd7f4b', 0.9);
  pen.stroke([7, 16, 37, 16], '#bd7f4b', 0.9);
  pen.box(14, 9.5, 8, 6, '#ff6b6b', ink, 1);
  pen.oval(29, 12.5, 3, 2.4, '#fff7ea', ink);
  pen.box(4, 28, 36, 5, '#d6975f', ink, 1.5);
});

export const entrance = drawing(64, 78, 12, 36, (pen) => {
  pen.shadow(32, 72, 27, 5);
  for (const x of [6, 46]) {
    pen.box(x, 26, 12, 46, '#fff3d6', ink, 2);
    for (let y = 28; y < 70; y += 12)
      pen.shape([x, y + 6, x + 12, y, x + 12, y + 6, x, y + 12], '#ff5fa8');
    pen.box(x, 26, 12, 46, 'transparent', ink, 2);
    pen.oval(x + 6, 23, 5, 5, '#ffe14d', ink);
  }
  pen.shape(
    [4, 30, 8, 14, 32, 6, 56, 14, 60, 30, 52, 30, 46, 22, 32, 18, 18, 22, 12, 30],
    '#3db7d6',
    ink,
  );
  pen.text('PARK', 32, 15.4, 10, '#fff7ea');
  for (const [x, color] of [
    [14, '#ffe14d'],
    [50, '#a8ec27'],
  ] as const) {
    pen.stroke([x, 14, x, 2], ink, 1.4);
    pen.shape([x, 2, x + 9, 4.6, x, 7.4], color, ink);
  }
  // The turnstile.
  pen.box(21, 52, 5, 19, '#8f6fd1', ink, 1.5);
  pen.box(38, 52, 5, 19, '#8f6fd1', ink, 1.5);
  pen.stroke([26, 57, 38, 57], '#d9d4e8', 1.6);
  pen.stroke([26, 63, 38, 63], '#d9d4e8', 1.6);
});
