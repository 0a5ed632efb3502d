import type { CSSProperties } from 'react';
import {
  isSnakePalette,
  type SnakePaletteName,
  snakePalettes,
} from '../../../scenes/snake/palettes';
import { readStored, writeStored } from '../../lib/storage';

const key = 'snake-lcd';

/** The stored backlight; green if the stored value is invalid. */
export function readLcd(): SnakePaletteName {
  const stored = readStored(key);
  return isSnakePalette(stored) ? stored : 'moss';
}

export function writeLcd(name: SnakePaletteName): void {
  writeStored(key, name);
}

/** The next backlight, wrapping around. */
export function lcdAfter(name: SnakePaletteName): SnakePaletteName {
  const names = Object.keys(snakePalettes).filter(isSnakePalette);
  return names[(names.indexOf(name) + 1) % names.length] ?? name;
}

export function lcdStyle(name: SnakePaletteName): CSSProperties {
  const { background, ink } = snakePalettes[name];
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--lcd': background,
    '--lcd-ink': ink,
  };
  return style;
}
