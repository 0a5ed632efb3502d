import { centred, type Drawing, drawing, groups, ink } from './Pen';

const size = 40;

/**
 * Paving of one cell, with a bit of `joins` for each direction that continues: 1 up, 2 right, 4
 * down, 8 left.
 */
export function pavement(joins: number): Drawing {
  return drawing(size, size, 0, 0, (pen) => {
    const { context } = pen;
    const left = joins & 8 ? -2 : 4;
    const right = joins & 2 ? 42 : 36;
    const top = joins & 1 ? -2 : 4;
    const bottom = joins & 4 ? 42 : 36;
    const corner = (closed: number): number => ((joins & closed) === 0 ? 9 : 1.5);
    const corners = [corner(1 | 8), corner(1 | 2), corner(4 | 2), corner(4 | 8)];
    const slab = (inset: number, fill: string): void => {
      context.beginPath();
      context.roundRect(
        left + inset,
        top + inset,
        right - left - inset * 2,
        bottom - top - inset * 2,
        corners,
      );
      context.fillStyle = fill;
      context.fill();
    };
    context.save();
    context.beginPath();
    context.rect(0, 0, size, size);
    context.clip();
    slab(-1.4, '#5f8f3d');
    slab(0, '#a9744f');
    slab(1.6, '#f6dfb4');
    // Where two arms meet, the kerb runs round the corner.
    context.globalAlpha = 0.5;
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        const x = column * 10 + (row % 2 ? 5 : 0) + 1;
        const y = row * 10 + 1.2;
        if (x < left + 3 || x + 8 > right - 3 || y < top + 2 || y + 7.6 > bottom - 2) continue;
        pen.box(
          x,
          y,
          8,
          7.6,
          (row * 3 + column * 5) % 4 === 0 ? '#eccb94' : '#fbeccb',
          undefined,
          1.6,
        );
      }
    }
    context.restore();
  });
}

const lawnSize = 160;

/** Grass of four by four cells, mown in two shades of checks, with daisies. */
export function lawn(seed: number): Drawing {
  return drawing(lawnSize, lawnSize, 0, 0, (pen) => {
    pen.box(0, 0, lawnSize, lawnSize, '#86c956');
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        if ((row + column) % 2) pen.box(column * size, row * size, size, size, '#7fc250');
      }
    }
    let number = seed;
    const some = (below: number): number => {
      number = (number * 7621 + 1) % 32_768;
      return (number / 32_768) * below;
    };
    for (let tuft = 0; tuft < 46; tuft += 1) {
      const [x, y] = [4 + some(150), 6 + some(148)];
      pen.stroke([x - 1.6, y - 3, x, y, x + 1.6, y - 3.4], tuft % 3 ? '#6fb243' : '#98d968', 0.9);
    }
    for (let flower = 0; flower < 7; flower += 1) {
      const [x, y] = [5 + some(150), 5 + some(150)];
      pen.oval(x, y, 1.6, 1.6, flower % 3 ? '#fffdf2' : '#ffd1ea');
      pen.oval(x, y, 0.7, 0.7, '#ffc531');
    }
  });
}

export const water: Drawing = drawing(size, size, 0, 0, (pen) => {
  pen.box(0, 0, size, size, '#4fb0e6');
  for (const [x, y] of groups(2, [5, 9, 22, 17, 8, 28, 25, 34])) {
    pen.stroke([x, y, x + 4, y - 2, x + 8, y], '#bfe6fb', 1.4);
  }
});

/** A boulder on one square. */
export const rock: Drawing = drawing(size, size, 0, 0, (pen) => {
  pen.shadow(20, 33, 17, 5);
  pen.shape([4, 31, 8, 14, 19, 6, 31, 12, 36, 30, 22, 35], '#a79fb4', ink);
  pen.shape([8, 14, 19, 6, 31, 12, 20, 18], '#cfc9d8');
});

/** A piece of the hedge round the park, seen from the front. */
export const hedge: Drawing = drawing(44, 26, 2, 4, (pen) => {
  pen.shadow(22, 22, 21, 4);
  for (const [x, radius] of groups(2, [7, 8, 17, 9, 28, 8.5, 37, 8]))
    pen.oval(x, 13, radius, radius, '#3f8f3d', ink);
  for (const [x, radius] of groups(2, [7, 7, 17, 8, 28, 7.5, 37, 7]))
    pen.oval(x, 12.4, radius, radius, '#4fa848');
  for (const [x, y] of groups(2, [6, 9, 15, 8, 26, 8.5, 35, 10, 21, 14]))
    pen.oval(x, y, 2.6, 2, '#74c963');
});

export const road: Drawing = drawing(lawnSize, 64, 0, 0, (pen) => {
  pen.box(0, 0, lawnSize, 64, '#dccfb8');
  for (let x = 0; x < lawnSize; x += 20) pen.stroke([x, 0, x, 14], '#c4b398', 0.8);
  pen.box(0, 14, lawnSize, 50, '#6d6a78');
  pen.box(0, 13, lawnSize, 2.4, '#f3ead8');
  for (let x = 8; x < lawnSize; x += 40) pen.box(x, 38, 22, 3, '#ffe9a8', undefined, 1);
});

const leafage = [
  { dark: '#2f8a4a', mid: '#44a95a', light: '#7fd17a' },
  { dark: '#3d8f2f', mid: '#5fb63c', light: '#a3df63' },
  { dark: '#2b7d63', mid: '#3fa27c', light: '#7cd3a8' },
] as const;

/** A round tree, one with apples or a fir. */
export function tree(variant: number): Drawing {
  const { dark, mid, light } = leafage[variant];
  return drawing(48, 64, 4, 26, (pen) => {
    pen.shadow(25, 58, 15, 5);
    pen.box(21, 40, 7, 19, '#8f5d3a', ink, 2);
    pen.box(22.5, 41, 2, 16, '#b5794c');
    if (variant === 2) {
      for (const [y, reach] of groups(2, [48, 17, 37, 14, 26, 10.5])) {
        pen.shape([24, y - 24, 24 + reach, y, 24 - reach, y], dark, ink);
        pen.shape([24, y - 22, 24 + reach - 4, y - 2, 24 - reach + 2, y - 2], mid);
        pen.shape([23, y - 20, 20, y - 5, 24 - reach + 5, y - 5], light);
      }
      return;
    }
    for (const [x, y, radius] of groups(3, [14, 32, 10, 34, 32, 10, 24, 20, 14, 24, 34, 12]))
      pen.oval(x, y, radius, radius * 0.95, dark, ink);
    for (const [x, y, radius] of groups(3, [14, 31, 9, 34, 31, 9, 24, 19, 13, 24, 32, 11]))
      pen.oval(x, y, radius, radius * 0.92, mid);
    for (const [x, y, radius] of groups(3, [19, 13, 6, 11, 27, 4, 30, 26, 4]))
      pen.oval(x, y, radius, radius * 0.7, light);
    if (variant === 0) return;
    for (const [x, y] of groups(2, [16, 22, 29, 17, 33, 32, 22, 34, 12, 33]))
      pen.oval(x, y, 2.1, 2.1, '#ff5a4d', ink);
  });
}

export const fountain: Drawing = drawing(48, 44, 4, 0, (pen) => {
  pen.shadow(24, 33, 22, 7);
  pen.oval(24, 29, 20, 10, '#b9b3c9', ink);
  pen.oval(24, 25, 20, 10, '#e8e3f2', ink);
  pen.oval(24, 25.5, 16, 7.4, '#3fb4e6', ink);
  pen.oval(20, 24.5, 8, 2.6, '#86dbff');
  pen.box(21, 8, 6, 18, '#d5cfe3', ink, 2);
  pen.oval(24, 10, 8.5, 3.4, '#e8e3f2', ink);
  pen.oval(24, 9.6, 6, 2, '#6fd0f7');
});

/** Falling water, one of three pictures of it. */
export function spray(turn: number): Drawing {
  return drawing(48, 44, 4, 14, (pen) => {
    for (let side = -3; side <= 3; side += 1) {
      const reach = side * 4.6;
      const drop = (turn / 3 + Math.abs(side) * 0.37) % 1;
      const arc = (part: number) => [
        24 + reach * part,
        20 - Math.sin(part * Math.PI * 0.72) * (17 - Math.abs(side) * 2) + part * part * 16,
      ];
      pen.stroke([0, 0.25, 0.5, 0.75, 1].flatMap(arc), 'rgb(190 236 255 / 62%)', 1.5);
      const [x, y] = arc(drop);
      pen.oval(x, y, 1.5, 1.8, '#f4fdff');
    }
  });
}

export const cloudShade = centred(260, 120, (pen) => {
  for (const [x, y, radius] of groups(3, [70, 66, 46, 130, 54, 52, 190, 66, 44])) {
    pen.oval(x, y, radius, radius * 0.8, 'rgb(20 40 60 / 9%)');
  }
});
