import { line } from '../../src/objects/kit/draw';

/** A bent tube with an outline. */
export const tube = (d: string, colour: string, width: number): string =>
  line(d, 'ink', width + 2) + line(d, colour, width);

/** Points, one for each `h0`. */
export const dots = (d: string, colour: string, size: number): string => line(d, colour, size);
