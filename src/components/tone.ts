import type { CSSProperties } from 'react';

/** The seven neon colours. Ink-coloured text has enough contrast on each. */
export const tones = ['pink', 'cyan', 'yellow', 'lime', 'orange', 'purple', 'blue'] as const;
export type Tone = (typeof tones)[number];

/** The tone of the n-th item; the palette repeats. */
export function toneAt(index: number): Tone {
  return tones[index % tones.length] ?? 'pink';
}

/** A style that sets a tone as the accent of an element and its descendants. */
export function accent(tone: Tone): CSSProperties {
  const style: CSSProperties & { '--accent': string } = { '--accent': `var(--${tone})` };
  return style;
}
