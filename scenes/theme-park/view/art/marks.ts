import { centred, type Drawing, drawing, groups, ink, type Pen } from './Pen';

function bubble(draw: (pen: Pen) => void): Drawing {
  return drawing(24, 26, 9, 25, (pen) => {
    pen.oval(12, 10, 10.4, 8.8, '#fffef8', ink);
    pen.oval(8.6, 20, 2.4, 2, '#fffef8', ink);
    pen.oval(7.4, 24, 1.3, 1.1, '#fffef8', ink);
    draw(pen);
  });
}

/** The picture of a thought in a bubble. */
export const bubbles = {
  love: bubble((pen) => {
    pen.oval(9.6, 8.4, 3, 3, '#ff4f6d');
    pen.oval(14.4, 8.4, 3, 3, '#ff4f6d');
    pen.shape([6.9, 9.4, 17.1, 9.4, 12, 15.4], '#ff4f6d');
  }),
  food: bubble((pen) => {
    pen.shape([8, 8, 16, 8, 15, 15, 9, 15], '#e8384f', ink);
    for (const x of [9, 11.2, 13.4]) pen.box(x, 4.4, 1.7, 4, '#ffd84a', ink);
  }),
  drink: bubble((pen) => {
    pen.shape([8.4, 7, 15.6, 7, 14.6, 15.4, 9.4, 15.4], '#27b3e8', ink);
    pen.stroke([12, 7, 13.4, 3.2], '#e8384f', 1.5);
  }),
  tired: bubble((pen) => {
    pen.text('z', 9, 12.4, 7, '#4f5fb8');
    pen.text('Z', 14.6, 8.4, 10, '#4f5fb8');
  }),
  bored: bubble((pen) => {
    for (const x of [7.6, 12, 16.4]) pen.oval(x, 10.6, 1.5, 1.5, ink);
  }),
  dear: bubble((pen) => {
    pen.text('£', 12, 10.6, 11, '#2b7d3f');
    pen.stroke([6, 15, 18, 5.4], '#e8384f', 1.8);
  }),
  queue: bubble((pen) => {
    pen.shape([8, 4.6, 16, 4.6, 8, 15.4, 16, 15.4], '#ffd98a', ink);
  }),
  home: bubble((pen) => {
    pen.shape([6, 10.4, 12, 4.4, 18, 10.4], '#e8384f', ink);
    pen.box(8, 10.4, 8, 5.4, '#ffefc9', ink);
  }),
  lost: bubble((pen) => pen.text('?', 12, 10.6, 12, '#c23570')),
  toilet: bubble((pen) => pen.text('WC', 12, 10.6, 8.6, '#2b5fb3')),
  broken: bubble((pen) => pen.text('!', 12, 10.6, 12, '#c9161f')),
} as const;

function tile(fill: string, line: string): Drawing {
  return drawing(40, 40, 0, 0, (pen) => pen.box(1.6, 1.6, 36.8, 36.8, fill, line, 5));
}

/**
 * Tiles under a building that may or may not stand there. A cross distinguishes them without
 * colour.
 */
export const goodTile = tile('rgb(255 255 255 / 38%)', '#ffffff');
/** Where a figure is good, on the coloured board. */
export const wellTile = tile('rgb(0 190 80 / 68%)', '#06702f');
export const badTile: Drawing = {
  ...goodTile,
  draw: (pen) => {
    pen.box(1.6, 1.6, 36.8, 36.8, 'rgb(232 32 56 / 62%)', '#8f0c22', 5);
    pen.stroke([12, 12, 28, 28], '#fff1f2', 3);
    pen.stroke([28, 12, 12, 28], '#fff1f2', 3);
  },
};

/** The cell that the keyboard's cursor is on: a corner bracket each way. */
export const cursorFrame = centred(48, 48, (pen) => {
  for (const [x, y] of groups(2, [-1, -1, 1, -1, 1, 1, -1, 1])) {
    const [near, far, tip] = [24 + x * 11, 24 + x * 21, 24 + y * 21];
    const corner = [far, 24 + y * 11, far, tip, near, tip];
    pen.stroke(corner, ink, 5.4);
    pen.stroke(corner, '#ffe227', 3);
  }
});

/** A drop of rain; an umbrella over somebody's head. */
export const drop = centred(4, 16, (pen) =>
  pen.stroke([3, 1, 1, 15], 'rgb(214 232 255 / 75%)', 1.4),
);
export const umbrella = centred(18, 12, (pen) => {
  pen.shape([1, 8, 4, 3, 9, 1, 14, 3, 17, 8], '#d6336c', ink);
  pen.stroke([9, 8, 9, 12], ink, 1.4);
});

/** A few wrappers, and many. */
export function litter(heap: number): Drawing {
  return centred(34, 30, (pen) => {
    for (let piece = 0; piece < 3 + heap * 4; piece += 1) {
      const x = 4 + ((piece * 17) % 26);
      const y = 4 + ((piece * 11) % 22);
      pen.box(x, y, 4.4, 3, ['#fff7ea', '#ffd84a', '#e8384f'][piece % 3], ink, 1);
    }
  });
}

/** A barrier at the end of a path that leads to no entrance. */
export const barrier = centred(30, 22, (pen) => {
  for (const x of [5, 22]) pen.box(x, 6, 3, 15, '#8b8699', ink, 1);
  pen.box(1, 4, 28, 8, '#fff6e6', ink, 2);
  for (const x of [3, 12, 21]) {
    pen.shape([x + 3, 4.6, x + 6, 4.6, x + 3, 11.4, x, 11.4], '#e8203a');
  }
});

export const coin = centred(14, 14, (pen) => {
  pen.oval(7, 7, 5.6, 5.6, '#ffd23d', ink);
  pen.text('£', 7, 7.5, 7.4, '#8f5d12');
});

/** Marks the followed visitor. */
export const ring = centred(26, 14, (pen) => {
  const { context } = pen;
  for (const [color, width] of [
    [ink, 4],
    ['#ffe227', 2.2],
  ] as const) {
    context.beginPath();
    context.ellipse(13, 7, 10.4, 4.6, 0, 0, Math.PI * 2);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
});

/** Lamplight on the ground, for the night. */
export const glow = centred(96, 72, (pen) => {
  const { context } = pen;
  context.save();
  context.translate(48, 36);
  context.scale(1, 0.75);
  const light = context.createRadialGradient(0, 0, 2, 0, 0, 47);
  light.addColorStop(0, 'rgb(255 226 150 / 60%)');
  light.addColorStop(0.5, 'rgb(255 205 120 / 24%)');
  light.addColorStop(1, 'rgb(255 190 100 / 0%)');
  context.fillStyle = light;
  context.fillRect(-48, -48, 96, 96);
  context.restore();
});

export const puff = centred(12, 12, (pen) => pen.oval(6, 6, 4.6, 4.6, 'rgb(255 255 255 / 70%)'));

export function spark(color: string): Drawing {
  return centred(8, 8, (pen) => {
    pen.oval(4, 4, 3.2, 3.2, color);
    pen.oval(4, 4, 1.6, 1.6, '#fffef8');
  });
}
