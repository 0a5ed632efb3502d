/** Outlines, the same everywhere. */
export const ink = '#120c24';

/** By ghost, in the order of their personalities: the robe, its light and its shade. */
export const ghostColors = [
  { robe: '#ff5d8f', light: '#ff9dbb', shade: '#c23570' },
  { robe: '#45c4ee', light: '#a2e8ff', shade: '#2486b8' },
  { robe: '#ff9a3d', light: '#ffc98a', shade: '#c9641c' },
  { robe: '#a5d94b', light: '#d6f59a', shade: '#6b9d2a' },
] as const;

/** `#rrggbb` as the number that engines tint with. */
export function numberOf(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

/**
 * What grows between the graves. Paths are the darkest shade of four and hedges the second with a
 * rim of the third, so that souls and ghosts stand out on any glass.
 */
export type Theme = Readonly<{
  matter: 'leaves' | 'stones';
  path: string;
  pathLight: string;
  pathDark: string;
  /** The upper side of a hedge, its light, its deep and its rim. */
  top: string;
  topLight: string;
  topDark: string;
  rim: string;
  /** The side that one sees of it. */
  front: string;
  frontDark: string;
  /** The sky, from its top to the horizon, and what stands before it. */
  sky: readonly [string, string, string];
  far: string;
  near: string;
}>;

/** One after the other, a level each. */
export const themes: readonly Theme[] = [
  {
    matter: 'leaves',
    path: '#1f1838',
    pathLight: '#2a2148',
    pathDark: '#150f2a',
    top: '#2f6d57',
    topLight: '#4c9468',
    topDark: '#265a4c',
    rim: '#8fce84',
    front: '#265247',
    frontDark: '#1a3d38',
    sky: ['#221a4a', '#3a2a6b', '#5b3f8c'],
    far: '#2b2055',
    near: '#191132',
  },
  {
    matter: 'stones',
    path: '#1c1c34',
    pathLight: '#282846',
    pathDark: '#121226',
    top: '#6a6488',
    topLight: '#8681a3',
    topDark: '#565173',
    rim: '#b6b1cf',
    front: '#4a4666',
    frontDark: '#343150',
    sky: ['#141b45', '#23386e', '#3e6594'],
    far: '#1c2a58',
    near: '#101633',
  },
  {
    matter: 'leaves',
    path: '#2a1730',
    pathLight: '#371f3d',
    pathDark: '#1c0e22',
    top: '#8a4a2f',
    topLight: '#b86a34',
    topDark: '#713a2c',
    rim: '#f0ae4f',
    front: '#683430',
    frontDark: '#4a2329',
    sky: ['#3a1544', '#6b2453', '#a8434f'],
    far: '#46194a',
    near: '#240c2c',
  },
  {
    matter: 'stones',
    path: '#172431',
    pathLight: '#203142',
    pathDark: '#0e1823',
    top: '#3f7078',
    topLight: '#5c9398',
    topDark: '#335e68',
    rim: '#a4d8cf',
    front: '#2f545f',
    frontDark: '#213f4a',
    sky: ['#0d2138', '#17415a', '#2f7277'],
    far: '#123048',
    near: '#0a1726',
  },
];

export function themeOf(level: number): Theme {
  return themes[(level - 1) % themes.length];
}
