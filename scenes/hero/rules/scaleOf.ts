/**
 * Widths in px from which on shapes are larger. The still picture's style sheet has the same ones.
 */
export const scaleSteps = [
  { from: 0, scale: 0.5 },
  { from: 600, scale: 0.7 },
  { from: 1000, scale: 1 },
] as const;

/** The scale of shapes in a field of that width in px. */
export function scaleOf(fieldWidth: number): number {
  let scale: number = scaleSteps[0].scale;
  for (const step of scaleSteps) if (fieldWidth >= step.from) scale = step.scale;
  return scale;
}
