import { coasterLeft, coasterTop, track } from './coasterTrack';
import { wheelRadius } from './figures';
import { centred, type Drawing, drawing, ink, type Pair } from './Pen';

export const coaster: Drawing = drawing(168, 130, coasterLeft, coasterTop, (pen) => {
  const { context } = pen;
  pen.shadow(86, 112, 80, 16);
  // The ground it stands on: a lawn of its own with a fence.
  pen.box(7, 49, 154, 74, '#8fcf5c', ink, 8);
  pen.box(10, 52, 148, 68, '#9bd968', undefined, 6);
  for (let x = 14; x < 156; x += 9) pen.box(x, 117, 4, 7, '#fff6e0', ink, 1);
  pen.stroke([12, 119, 157, 119], '#fff6e0', 1.6);
  // Trestles, every few points of the rail, down to the ground.
  for (let index = 0; index < track.length; index += 4) {
    const [x, y] = track[index];
    const foot = Math.max(y, 96 + ((x * 7) % 19));
    if (foot - y < 6) continue;
    pen.stroke([x - 2.5, y, x - 2.5, foot], '#b9794a', 1.6);
    pen.stroke([x + 2.5, y, x + 2.5, foot], '#d99a62', 1.6);
    for (let height = y + 8; height < foot - 6; height += 14) {
      pen.stroke([x - 2.5, height, x + 2.5, height + 8], '#a5683c', 1);
    }
  }
  // Two rails on sleepers.
  const rail = [...track, track[0]].flat();
  pen.stroke(rail, ink, 6.4);
  pen.stroke(rail, '#e23b5a', 4.6);
  for (let index = 0; index < track.length; index += 1) {
    const [x, y] = track[index];
    const [nextX, nextY] = track[(index + 1) % track.length];
    const length = Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2) || 1;
    const [acrossX, acrossY] = [((y - nextY) / length) * 2.4, ((nextX - x) / length) * 2.4];
    pen.stroke([x - acrossX, y - acrossY, x + acrossX, y + acrossY], '#ffd9a8', 1.1);
  }
  context.globalAlpha = 0.85;
  pen.stroke(rail, '#ff7d92', 1);
  context.globalAlpha = 1;
  // The station, with a board.
  pen.box(22, 98, 50, 18, '#ffefc9', ink, 2);
  pen.stripes(19, 90, 56, 10, ['#2fb5c9', '#f7fbff'], 8);
  pen.scallops(19, 100, 56, 4, ['#2fb5c9', '#f7fbff'], 8);
  pen.box(30, 104, 8, 12, '#7a4a63', ink, 1);
  pen.box(56, 104, 8, 12, '#7a4a63', ink, 1);
  pen.box(25, 78, 44, 12, '#ffe14d', ink, 3);
  pen.text('WHIZZER', 47, 84.5, 8, '#d32f55');
});

/** A car of a coaster, with a stripe. */
export function car(color: string, stripe: string): Drawing {
  return centred(16, 12, (pen) => {
    pen.box(1.5, 4, 13, 6.5, color, ink, 2.5);
    pen.box(2.5, 7.5, 11, 2, stripe, undefined, 1);
    pen.oval(5, 3.6, 2.1, 2.3, '#f2b48a', ink);
    pen.oval(10.5, 3.6, 2.1, 2.3, '#8a5a3c', ink);
  });
}

/** A platform under a roof, two cells wide; the train stands before it. */
export function station(color: string): Drawing {
  return drawing(88, 60, 4, 20, (pen) => {
    const colors: Pair = [color, '#fff6e6'];
    pen.shadow(44, 54, 40, 6);
    pen.box(3, 26, 82, 32, '#d9a066', ink, 3);
    pen.box(3, 26, 82, 9, '#ffefc9', ink, 2);
    for (const x of [9, 76]) pen.box(x, 12, 3, 20, '#8b6f99', ink, 1);
    pen.stripes(4, 4, 80, 11, colors, 10);
    pen.scallops(4, 15, 80, 4, colors, 10);
    pen.box(4, 4, 80, 11, 'transparent', ink, 2);
    pen.stroke([4, 43, 84, 43], ink, 6);
    pen.stroke([4, 43, 84, 43], '#3d7bd9', 3.6);
    for (let x = 8; x < 84; x += 6) pen.stroke([x, 40.6, x, 45.4], '#d6e6ff', 1);
  });
}

function railOf(color: string, sleeper: string): Drawing {
  return centred(14, 9, (pen) => {
    pen.stroke([1.6, 4.5, 12.4, 4.5], ink, 5.6);
    pen.stroke([1.6, 4.5, 12.4, 4.5], color, 3.6);
    for (const x of [4, 9.5]) pen.stroke([x, 2.6, x, 6.4], sleeper, 1);
  });
}
export const rail = railOf('#3d7bd9', '#d6e6ff');
export const chainRail = railOf('#3d7bd9', '#ffd23d');

/** One level of a support. */
export const post = centred(8, 14, (pen) => {
  pen.box(2.8, 0, 2.4, 14, '#c9d3e6', '#5b6480');
});

export const railShade = centred(40, 18, (pen) => pen.shadow(20, 9, 18, 6));

export const wheelStand: Drawing = drawing(48, 52, 4, 10, (pen) => {
  pen.shadow(24, 44, 21, 6);
  pen.box(5, 40, 38, 9, '#c9b8e8', ink, 3);
  pen.box(7, 38, 34, 6, '#e6dcf7', ink, 3);
  for (const side of [-1, 1]) {
    pen.stroke([24, 8, 24 + side * 14, 40], ink, 5);
    pen.stroke([24, 8, 24 + side * 14, 40], '#8f6fd1', 3);
  }
  pen.box(18, 32, 12, 9, '#ffe27a', ink, 2);
});

/** The turning part: rims and spokes; the cabins hang by themselves. */
export const wheel = centred(64, 64, (pen) => {
  const { context } = pen;
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke * Math.PI) / 4;
    const [x, y] = [32 + Math.cos(angle) * wheelRadius, 32 + Math.sin(angle) * wheelRadius];
    pen.stroke([32, 32, x, y], ink, 2.4);
    pen.stroke([32, 32, x, y], spoke % 2 ? '#f5f0ff' : '#ffc2dd', 1.2);
  }
  for (const [radius, color, width] of [
    [wheelRadius, ink, 4.2],
    [wheelRadius, '#ff5fa8', 2.6],
    [wheelRadius - 8, ink, 2.2],
    [wheelRadius - 8, '#ffd0e5', 1.2],
  ] as const) {
    context.beginPath();
    context.arc(32, 32, radius, 0, Math.PI * 2);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
  pen.oval(32, 32, 4.4, 4.4, '#ffe27a', ink);
});

export function cabin(color: string): Drawing {
  return drawing(12, 13, 6, 1.5, (pen) => {
    pen.stroke([6, 1, 6, 4], ink, 1.4);
    pen.box(1.5, 3.5, 9, 8.5, color, ink, 2.5);
    pen.box(3, 5, 6, 3, '#dff4ff', undefined, 1);
  });
}

export const carouselBase: Drawing = drawing(52, 30, 6, -12, (pen) => {
  pen.shadow(26, 22, 25, 7);
  pen.oval(26, 18, 23, 9, '#b98a5a', ink);
  pen.oval(26, 15, 23, 9, '#f7d9a6', ink);
  pen.oval(26, 15, 17, 6, '#eec88a');
  pen.box(23, -2, 6, 18, '#ffe27a', ink, 1);
});

/** A carousel's roof in two colours with white between them. */
export function roof(one: string, other: string): Drawing {
  return drawing(56, 34, 8, 20, (pen) => {
    const colors = [one, '#fff6e6', other, '#fff6e6', one, '#fff6e6', other];
    const each = 48 / colors.length;
    colors.forEach((color, index) => {
      pen.shape([28, 6, 4 + index * each, 24, 4 + (index + 1) * each, 24], color);
    });
    pen.shape([28, 6, 52, 24, 4, 24], 'transparent', ink);
    pen.scallops(4, 24, 48, 5, ['#ffd23d', '#ff8f3a'], 8);
    pen.stroke([4, 24, 52, 24], ink, 1.3);
    pen.stroke([28, 6, 28, 0.8], ink, 1.4);
    pen.shape([28, 1, 36, 3.2, 28, 5.4], '#ff5fa8', ink);
  });
}

export function horse(color: string): Drawing {
  return centred(14, 16, (pen) => {
    pen.stroke([7, 0, 7, 15], '#e5b53c', 1.3);
    pen.oval(7, 9, 4.6, 2.8, color, ink);
    pen.shape([9.5, 8, 11.5, 3.6, 13.2, 5.4, 11.6, 8.6], color, ink);
    pen.stroke([4, 11, 3, 14], ink, 1.3);
    pen.stroke([10, 11, 11.4, 13.6], ink, 1.3);
    pen.box(5.4, 6, 3.4, 2.6, '#ff5fa8', undefined, 1);
  });
}
