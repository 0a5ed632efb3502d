import type { Picture } from './Picture';

/** Whether a shape has an outline, a filling or both. */
export type ShapeStyle = 'outline' | 'both' | 'filled';

type Colors = Readonly<{ line: number; fill: number }>;

/** Half the width of a brush at a row counted from its centre. */
function reachOf(size: number, row: number, isRound: boolean): number {
  if (!isRound) return size / 2;
  const radius = size / 2;
  return Math.sqrt(Math.max(0, radius * radius - row * row));
}

/** Paints a dot with a brush of that size in pixels. */
export function dab(
  picture: Picture,
  x: number,
  y: number,
  size: number,
  color: number,
  isRound = true,
): void {
  if (size <= 1) {
    picture.row(y, x, x + 1, color);
    return;
  }
  const top = y - Math.floor(size / 2);
  for (let row = 0; row < size; row += 1) {
    const reach = reachOf(size, row - (size - 1) / 2, isRound);
    const left = Math.round(x - Math.floor(size / 2) + size / 2 - reach);
    picture.row(top + row, left, left + Math.max(1, Math.round(reach * 2)), color);
  }
}

/** Calls back for every pixel of a straight line, both ends included. */
export function alongLine(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  each: (x: number, y: number) => void,
): void {
  const across = Math.abs(toX - fromX);
  const down = -Math.abs(toY - fromY);
  const stepX = fromX < toX ? 1 : -1;
  const stepY = fromY < toY ? 1 : -1;
  let error = across + down;
  for (let x = fromX, y = fromY; ; ) {
    each(x, y);
    if (x === toX && y === toY) return;
    const doubled = 2 * error;
    if (doubled >= down) {
      error += down;
      x += stepX;
    }
    if (doubled <= across) {
      error += across;
      y += stepY;
    }
  }
}

export function line(
  picture: Picture,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  size: number,
  color: number,
  isRound = true,
): void {
  alongLine(fromX, fromY, toX, toY, (x, y) => dab(picture, x, y, size, color, isRound));
}

/** A rectangle between two corners, both included. */
export function rectangle(
  picture: Picture,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  size: number,
  style: ShapeStyle,
  { line: outline, fill }: Colors,
): void {
  const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX) + 1];
  const [top, bottom] = [Math.min(fromY, toY), Math.max(fromY, toY) + 1];
  if (style !== 'outline') picture.fill(left, top, right, bottom, fill);
  if (style === 'filled') return;
  const thick = Math.min(size, Math.ceil((right - left) / 2), Math.ceil((bottom - top) / 2));
  picture.fill(left, top, right, top + thick, outline);
  picture.fill(left, bottom - thick, right, bottom, outline);
  picture.fill(left, top, left + thick, bottom, outline);
  picture.fill(right - thick, top, right, bottom, outline);
}

/** How far a rounded shape is inset from its box at a row, in pixels. */
function insetOf(row: number, width: number, height: number, radius: number): number {
  const fromEdge = Math.min(row, height - 1 - row) + 0.5;
  const ry = Math.min(radius, height / 2);
  const rx = Math.min(radius, width / 2);
  if (fromEdge >= ry) return 0;
  const share = (ry - fromEdge) / ry;
  return rx - rx * Math.sqrt(Math.max(0, 1 - share * share));
}

/**
 * A rounded rectangle between two corners, both included.
 * @param radius of the corners in pixels; without one it is an ellipse
 */
export function rounded(
  picture: Picture,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  size: number,
  style: ShapeStyle,
  { line: outline, fill }: Colors,
  radius?: number,
): void {
  const left = Math.min(fromX, toX);
  const top = Math.min(fromY, toY);
  const width = Math.abs(toX - fromX) + 1;
  const height = Math.abs(toY - fromY) + 1;
  const inset = (row: number, w: number, h: number): number => {
    if (radius !== undefined) return insetOf(row, w, h, radius);
    const share = (row + 0.5 - h / 2) / (h / 2);
    return (w / 2) * (1 - Math.sqrt(Math.max(0, 1 - share * share)));
  };
  const edgeAt = (row: number): number =>
    row < 0 || row >= height ? 0 : Math.round(inset(row, width, height));
  for (let row = 0; row < height; row += 1) {
    const edge = edgeAt(row);
    const [x0, x1] = [left + edge, left + Math.max(edge + 1, width - edge)];
    const y = top + row;
    if (style === 'filled') {
      picture.row(y, x0, x1, fill);
      continue;
    }
    const inner = [width - 2 * size, height - 2 * size] as const;
    const isInside = row >= size && row < height - size && inner[0] > 0;
    if (!isInside) {
      picture.row(y, x0, x1, outline);
      continue;
    }
    // The outline is closed: no inner pixel touches an outer one from above or below.
    const innerEdge = Math.max(
      size + Math.round(inset(row - size, inner[0], inner[1])),
      edgeAt(row - 1),
      edgeAt(row + 1),
    );
    const [i0, i1] = [
      left + Math.max(edge + 1, innerEdge),
      left + width - Math.max(edge + 1, innerEdge),
    ];
    picture.row(y, x0, Math.min(i0, x1), outline);
    if (style === 'both') picture.row(y, i0, i1, fill);
    picture.row(y, Math.max(i1, x0), x1, outline);
  }
}

/** Fills the connected area of one colour, row by row. */
export function flood(picture: Picture, x: number, y: number, color: number): void {
  const wanted = picture.at(x, y);
  if (wanted === undefined || wanted === color) return;
  const { width, height, pixels } = picture;
  const waiting = [y * width + x];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (pixels[at] !== wanted) continue;
    const row = Math.floor(at / width);
    const start = row * width;
    let left = at;
    while (left > start && pixels[left - 1] === wanted) left -= 1;
    let right = at + 1;
    while (right < start + width && pixels[right] === wanted) right += 1;
    picture.row(row, left - start, right - start, color);
    for (const beside of [-width, width]) {
      if (row + beside / width < 0 || row + beside / width >= height) continue;
      let isRun = false;
      for (let place = left + beside; place < right + beside; place += 1) {
        const isWanted = pixels[place] === wanted;
        if (isWanted && !isRun) waiting.push(place);
        isRun = isWanted;
      }
    }
  }
}

/** Sprays dots within a radius in pixels. @param rng returns numbers from 0 up to 1 */
export function spray(
  picture: Picture,
  x: number,
  y: number,
  radius: number,
  color: number,
  rng: () => number,
): void {
  for (let dot = 0; dot < radius * 2; dot += 1) {
    const across = (rng() * 2 - 1) * radius;
    const down = (rng() * 2 - 1) * radius;
    if (across * across + down * down > radius * radius) continue;
    dab(picture, Math.round(x + across), Math.round(y + down), 1, color);
  }
}
