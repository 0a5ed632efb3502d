/** The backlights of the phone's screen: the colours of a dark pixel and of the background. */
export const snakePalettes = {
  moss: { label: 'Green', ink: '#1d2a12', background: '#a8bf83' },
  ice: { label: 'Blue', ink: '#0f2540', background: '#9fc6dc' },
  amber: { label: 'Amber', ink: '#2f1a04', background: '#e3b25c' },
} as const;

export type SnakePaletteName = keyof typeof snakePalettes;

export function isSnakePalette(name: unknown): name is SnakePaletteName {
  return typeof name === 'string' && Object.hasOwn(snakePalettes, name);
}

/** The palette with this name, or the green one. */
export function snakePalette(name: string | undefined) {
  return isSnakePalette(name) ? snakePalettes[name] : snakePalettes.moss;
}
