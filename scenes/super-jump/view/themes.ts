/** What ledges are made of, and what stands on the horizon. */
export type Matter = 'turf' | 'plank' | 'brick' | 'ice';
export type Skyline = 'trees' | 'dunes' | 'towers' | 'peaks' | 'city';

/**
 * A place, by its colours. Skies and hills are light, ledges and outlines dark, so that a glass of
 * four shades tells them apart as well.
 */
export type Theme = Readonly<{
  matter: Matter;
  skyline: Skyline;
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string];
  cloud: string;
  sun: string;
  far: string;
  near: string;
  nearLight: string;
  /** A ledge's upper side, its light, its body and the body's shade. */
  top: string;
  topLight: string;
  body: string;
  bodyDark: string;
  wall: string;
  wallDark: string;
  water: string;
  waterLight: string;
}>;

/** Outlines, the same everywhere. */
export const ink = '#23153c';

/** One after the other, a level each. */
export const themes: readonly Theme[] = [
  {
    matter: 'turf',
    skyline: 'trees',
    sky: ['#bfeaff', '#d4f3ff', '#eefbff'],
    cloud: '#ffffff',
    sun: '#fff3b0',
    far: '#b4e3c4',
    near: '#8ccf9f',
    nearLight: '#a5dcb0',
    top: '#3f8f3a',
    topLight: '#63b84b',
    body: '#8a5638',
    bodyDark: '#6b3f2c',
    wall: '#4d7a45',
    wallDark: '#2f5233',
    water: '#3a7fbf',
    waterLight: '#c8f0ff',
  },
  {
    matter: 'plank',
    skyline: 'dunes',
    sky: ['#ffd9a0', '#ffe8bf', '#fff6df'],
    cloud: '#fffaf0',
    sun: '#ff9d7a',
    far: '#f7c9a0',
    near: '#e6a985',
    nearLight: '#f2bf98',
    top: '#a65f2e',
    topLight: '#c9854a',
    body: '#7d4526',
    bodyDark: '#5e321e',
    wall: '#8a4f33',
    wallDark: '#5a3024',
    water: '#2f8f8f',
    waterLight: '#d2fff2',
  },
  {
    matter: 'brick',
    skyline: 'towers',
    sky: ['#d9d4ff', '#e6e2ff', '#f6f3ff'],
    cloud: '#ffffff',
    sun: '#ffffff',
    far: '#c9c2ee',
    near: '#aba1dc',
    nearLight: '#bdb4e8',
    top: '#6a5aa8',
    topLight: '#8c7bcb',
    body: '#574a8c',
    bodyDark: '#40356c',
    wall: '#4d4280',
    wallDark: '#342b5e',
    water: '#7a3fa0',
    waterLight: '#f0c8ff',
  },
  {
    matter: 'ice',
    skyline: 'peaks',
    sky: ['#c7ecff', '#dcf6ff', '#f4fdff'],
    cloud: '#ffffff',
    sun: '#fff7d6',
    far: '#c6e6f4',
    near: '#a2cfe6',
    nearLight: '#dff3fb',
    top: '#5f9fc4',
    topLight: '#a9d8ee',
    body: '#4a7ea8',
    bodyDark: '#355f87',
    wall: '#476f96',
    wallDark: '#2e4d70',
    water: '#2c6ca8',
    waterLight: '#e4fbff',
  },
  {
    matter: 'brick',
    skyline: 'city',
    sky: ['#f4b8d8', '#fbd0e0', '#ffe9ea'],
    cloud: '#fff3f7',
    sun: '#ffe08a',
    far: '#e3b3d6',
    near: '#c391c4',
    nearLight: '#ffe7a6',
    top: '#7a3f7d',
    topLight: '#a85fa3',
    body: '#5f3268',
    bodyDark: '#44234f',
    wall: '#55305f',
    wallDark: '#381f45',
    water: '#2a8a9c',
    waterLight: '#c9fff6',
  },
];

/** The theme of a level, counted from 1. */
export function themeOf(level: number): number {
  return (level - 1) % themes.length;
}
