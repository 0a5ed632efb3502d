import { columnsOf } from '../../kit/view/columnsOf';

/** The colour of outlines in every theme. */
export const ink = '#120c24';

/**
 * By ghost, in the order of their personalities: the robe, its light and its shade, the hat and its
 * band.
 */
export const ghostColors = [
  { robe: '#ff5d8f', light: '#ff9dbb', shade: '#c23570', worn: '#8f2150', band: '#5e1038' },
  { robe: '#45c4ee', light: '#a2e8ff', shade: '#2486b8', worn: '#6f74dd', band: '#f4d35e' },
  { robe: '#ff9a3d', light: '#ffc98a', shade: '#c9641c', worn: '#f6ead0', band: '#f6ead0' },
  { robe: '#a5d94b', light: '#d6f59a', shade: '#6b9d2a', worn: '#f25fb0', band: '#ffffff' },
] as const;

/** `#rrggbb` as a number, for the engine's tints. */
export function numberOf(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

/**
 * The colours of each theme, one row for each part. Levels take the themes in turn. Paths are the
 * darkest of the four shades, and hedges the second with a rim of the third, so that souls and
 * ghosts stand out on any screen.
 */
export const themes = columnsOf({
  matter: ['leaves', 'stones', 'leaves', 'stones'],
  path: ['#1f1838', '#1c1c34', '#2a1730', '#172431'],
  pathLight: ['#2a2148', '#282846', '#371f3d', '#203142'],
  pathDark: ['#150f2a', '#121226', '#1c0e22', '#0e1823'],
  // The upper side of a hedge, its light, its dark and its rim.
  top: ['#2f6d57', '#6a6488', '#8a4a2f', '#3f7078'],
  topLight: ['#4c9468', '#8681a3', '#b86a34', '#5c9398'],
  topDark: ['#265a4c', '#565173', '#713a2c', '#335e68'],
  rim: ['#8fce84', '#b6b1cf', '#f0ae4f', '#a4d8cf'],
  // The visible front of a hedge.
  front: ['#265247', '#4a4666', '#683430', '#2f545f'],
  frontDark: ['#1a3d38', '#343150', '#4a2329', '#213f4a'],
  // The sky from its top to the horizon, and the silhouettes in front of it.
  sky: [
    ['#221a4a', '#3a2a6b', '#5b3f8c'],
    ['#141b45', '#23386e', '#3e6594'],
    ['#3a1544', '#6b2453', '#a8434f'],
    ['#0d2138', '#17415a', '#2f7277'],
  ],
  far: ['#2b2055', '#1c2a58', '#46194a', '#123048'],
  near: ['#191132', '#101633', '#240c2c', '#0a1726'],
});
export type Theme = (typeof themes)[number];

export function themeOf(level: number): Theme {
  return themes[(level - 1) % themes.length];
}
