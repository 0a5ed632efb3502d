import { ticksPerSecond } from '../../kit/rules/FixedStep';

/** The length of a day and night, in park seconds. */
const daySeconds = 480;

/** Red, green and blue by time of day: morning, noon, evening, dusk, night, dawn. */
const hours: readonly (readonly number[])[] = [
  [0, 1, 0.97, 0.92],
  [0.12, 1, 1, 1],
  [0.5, 1, 1, 1],
  [0.62, 1, 0.86, 0.72],
  [0.7, 0.82, 0.74, 0.86],
  [0.76, 0.62, 0.63, 0.88],
  [0.9, 0.62, 0.65, 0.9],
  [0.96, 0.86, 0.76, 0.82],
  [1, 1, 0.97, 0.92],
];

/**
 * Writes the light of the time of day into `light`. @returns the darkness, 0 by day and 1 by night
 */
export function daylight(clock: number, light: Float32Array): number {
  const part = (clock / (daySeconds * ticksPerSecond)) % 1;
  let index = 0;
  while (hours[index + 1][0] < part) index += 1;
  const early = hours[index];
  const late = hours[index + 1];
  const between = (part - early[0]) / (late[0] - early[0]);
  for (let color = 0; color < 3; color += 1) {
    const bright = early[color + 1] + (late[color + 1] - early[color + 1]) * between;
    // Rounded to visible steps, so that the light does not change in every frame.
    light[color] = Math.round(bright * 255) / 255;
  }
  return Math.max(0, Math.min(1, (1 - light[0]) * 2.6));
}
