import type { Ink } from './TextPage';

const half = 20;

/** A name, leader dots and a number in half a row. */
function listed([name, number]: readonly [name: string, number: string]): string {
  const dots = half - 6 - name.length;
  return `{w}${name}{c}${'.'.repeat(Math.max(0, dots))}{y}${number}`;
}

/** Two entries of a list of contents beside each other. */
export function pair(
  left: readonly [name: string, number: string],
  right: readonly [name: string, number: string],
): string {
  return listed(left) + listed(right);
}

/** A thin line of mosaics across the page. */
export function line(ink: Ink): string {
  return `{${ink.toUpperCase()}}${','.repeat(39)}`;
}

/** A heading on a strip of blue. */
export function strip(text: string): string {
  return `{b}{n}{y}${text}`;
}
