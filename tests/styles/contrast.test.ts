import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tones } from '../../src/components/tone';

const css = readFileSync('src/styles/tokens.css', 'utf8');

function color(name: string): number[] {
  const hex = css.match(new RegExp(`--${name}: #([0-9a-f]{6});`))?.[1];
  if (!hex) throw new Error(`tokens.css has no --${name}`);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** Relative luminance, WCAG 2.2. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = color(name).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('every allowed pair of colours has a contrast of at least 4.5:1', () => {
  it.each([...tones, 'cream', 'paper'])('ink on %s', (ground) => {
    expect(contrast('ink', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...tones, 'cream'])('%s on night', (text) => {
    expect(contrast(text, 'night')).toBeGreaterThanOrEqual(4.5);
  });
});
