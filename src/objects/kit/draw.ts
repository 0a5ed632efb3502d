/**
 * Shapes of a drawing as SVG text, on a square of 100 by 100. The frame around the drawing adds ink
 * outlines (`scripts/vite/objectPictures.ts`). A colour is a token's name or any CSS colour. Only
 * the build calls these functions: no script that a visitor loads contains a drawing.
 */
const tokens = /^(pink|cyan|yellow|lime|orange|purple|blue|ink|night|cream|paper)$/;

function colour(name: string): string {
  return tokens.test(name) ? `var(--${name})` : name;
}

/** A filled path. `more` holds further attributes. */
export function path(fill: string, d: string, more = ''): string {
  return `<path fill="${colour(fill)}" d="${d}"${more && ` ${more}`}/>`;
}

export function circle(fill: string, x: number, y: number, r: number, more = ''): string {
  return `<circle fill="${colour(fill)}" cx="${x}" cy="${y}" r="${r}"${more && ` ${more}`}/>`;
}

export function ellipse(
  fill: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  more = '',
): string {
  return `<ellipse fill="${colour(fill)}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${more && ` ${more}`}/>`;
}

/** A rectangle with corners of radius `r`. */
export function box(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  r = 0,
  more = '',
): string {
  const corner = r ? ` rx="${r}"` : '';
  return `<rect fill="${colour(fill)}" x="${x}" y="${y}" width="${width}" height="${height}"${corner}${more && ` ${more}`}/>`;
}

/** A stroke without a fill. */
export function line(d: string, stroke = 'ink', width = 3): string {
  return `<path fill="none" d="${d}"${stroke === 'ink' ? '' : ` stroke="${colour(stroke)}"`}${width === 3 ? '' : ` stroke-width="${width}"`}/>`;
}

/** A patch of colour without an outline. */
export function patch(fill: string, d: string): string {
  return path(fill, d, 'stroke="none"');
}

/** A hard-edged highlight. */
export function shine(d: string): string {
  return path('#fff', d, 'stroke="none" opacity=".5"');
}

/** A hard-edged shadow. */
export function shade(d: string): string {
  return path('ink', d, 'stroke="none" opacity=".22"');
}

/** A word in the label's capitals, centred on x. The baseline is at y. */
export function word(fill: string, x: number, y: number, size: number, text: string): string {
  return `<text fill="${colour(fill)}" x="${x}" y="${y}" stroke="none" text-anchor="middle" font-family="Silkscreen,monospace" font-size="${size}">${text}</text>`;
}

/**
 * Turns shapes by degrees and scales them about the middle, so that a long thing lies across the
 * square. Positions in its pose turn with it; the `angle` of a pull does not.
 */
export function lean(degrees: number, size: number, ...shapes: readonly string[]): string {
  return `<g transform="translate(50 50)rotate(${degrees})scale(${size})translate(-50 -50)">${shapes.join('')}</g>`;
}

/** Groups shapes that a pose moves together. The name is unique within the drawing. */
export function part(name: string, ...shapes: readonly string[]): string {
  return `<g class="${name}">${shapes.join('')}</g>`;
}

/** A part that is invisible until a pose shows it. */
export function hidden(name: string, ...shapes: readonly string[]): string {
  return `<g class="${name}" opacity="0">${shapes.join('')}</g>`;
}
