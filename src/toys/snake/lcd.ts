import type { CSSProperties } from 'react';
import {
  isSnakePalette,
  type SnakePaletteName,
  snakePalettes,
} from '../../../scenes/snake/palettes';
import { readStored, writeStored } from '../../lib/storage';

const key = 'snake-lcd';

/** The light chosen last; the green one where nothing sensible is stored. */
export function readLcd(): SnakePaletteName {
  const stored = readStored(key);
  return isSnakePalette(stored) ? stored : 'moss';
}

export function writeLcd(name: SnakePaletteName): void {
  writeStored(key, name);
}

/** The light after this one, round and round. */
export function lcdAfter(name: SnakePaletteName): SnakePaletteName {
  const names = Object.keys(snakePalettes).filter(isSnakePalette);
  return names[(names.indexOf(name) + 1) % names.length] ?? name;
}

export function lcdStyle(name: SnakePaletteName): CSSProperties {
  const { glass, ink } = snakePalettes[name];
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--glass': glass,
    '--glass-ink': ink,
  };
  return style;
}
