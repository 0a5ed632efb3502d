import type { CSSProperties } from 'react';

/** The seven neons of the poster; ink reads well on each of them. */
export const tones = ['pink', 'cyan', 'yellow', 'lime', 'orange', 'purple', 'blue'] as const;
export type Tone = (typeof tones)[number];

/** The tone of the n-th of many, round and round the palette. */
export function toneAt(index: number): Tone {
  return tones[index % tones.length] ?? 'pink';
}

/** A style that makes a tone the accent of an element and of everything inside it. */
export function accent(tone: Tone): CSSProperties {
  const style: CSSProperties & { '--accent': string } = { '--accent': `var(--${tone})` };
  return style;
}
