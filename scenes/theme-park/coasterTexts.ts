import type { Shape } from './rules/coaster/pieces';

/** A rating out of 10,000 as "7.4". */
function points(rating: number): string {
  return (rating / 1000).toFixed(1);
}

function wordFor(rating: number): string {
  if (rating >= 7500) return 'superb';
  if (rating >= 5500) return 'good';
  return rating >= 3000 ? 'fair' : 'dull';
}

/** The ratings of a coaster in words. */
export function ratingText({
  excitement,
  intensity,
}: Readonly<{ excitement: number; intensity: number }>): string {
  const harsh = intensity > 8000 ? ': too much for most' : '';
  return `Excitement ${points(excitement)}, ${wordFor(excitement)}. Intensity ${points(intensity)}${harsh}.`;
}

/** The pieces' names, in their order. */
export const shapeNames: Readonly<Record<Shape, string>> = {
  straight: 'Straight',
  left: 'Left',
  right: 'Right',
  chain: 'Lift',
  up: 'Climb',
  down: 'Drop',
  steep: 'Steep',
  loop: 'Loop',
};
