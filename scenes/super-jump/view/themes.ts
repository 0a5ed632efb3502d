import { columnsOf } from '../../kit/view/columnsOf';

/** The colour of outlines in every theme. */
export const ink = '#23153c';

/**
 * The colours of each theme, one row for each part. Levels take the themes in turn. Skies and hills
 * are light, ledges and outlines dark, so that a screen of four shades shows them apart too.
 */
export const themes = columnsOf({
  // The material of the ledges, and the objects on the horizon.
  matter: ['turf', 'plank', 'brick', 'ice', 'brick'],
  skyline: ['trees', 'dunes', 'towers', 'peaks', 'city'],
  // The sky's colours from its top to the horizon.
  sky: [
    ['#bfeaff', '#d4f3ff', '#eefbff'],
    ['#ffd9a0', '#ffe8bf', '#fff6df'],
    ['#d9d4ff', '#e6e2ff', '#f6f3ff'],
    ['#c7ecff', '#dcf6ff', '#f4fdff'],
    ['#f4b8d8', '#fbd0e0', '#ffe9ea'],
  ],
  cloud: ['#ffffff', '#fffaf0', '#ffffff', '#ffffff', '#fff3f7'],
  sun: ['#fff3b0', '#ff9d7a', '#ffffff', '#fff7d6', '#ffe08a'],
  far: ['#b4e3c4', '#f7c9a0', '#c9c2ee', '#c6e6f4', '#e3b3d6'],
  near: ['#8ccf9f', '#e6a985', '#aba1dc', '#a2cfe6', '#c391c4'],
  nearLight: ['#a5dcb0', '#f2bf98', '#bdb4e8', '#dff3fb', '#ffe7a6'],
  // A ledge's upper side, its light, its body and the body's shade.
  top: ['#3f8f3a', '#a65f2e', '#6a5aa8', '#5f9fc4', '#7a3f7d'],
  topLight: ['#63b84b', '#c9854a', '#8c7bcb', '#a9d8ee', '#a85fa3'],
  body: ['#8a5638', '#7d4526', '#574a8c', '#4a7ea8', '#5f3268'],
  bodyDark: ['#6b3f2c', '#5e321e', '#40356c', '#355f87', '#44234f'],
  wall: ['#4d7a45', '#8a4f33', '#4d4280', '#476f96', '#55305f'],
  wallDark: ['#2f5233', '#5a3024', '#342b5e', '#2e4d70', '#381f45'],
  water: ['#3a7fbf', '#2f8f8f', '#7a3fa0', '#2c6ca8', '#2a8a9c'],
  waterLight: ['#c8f0ff', '#d2fff2', '#f0c8ff', '#e4fbff', '#c9fff6'],
});
export type Theme = (typeof themes)[number];

/** The theme of the ice mode, on every level. */
const iceTheme = themes.find(({ matter }) => matter === 'ice');

export function themeOf({
  level,
  config,
}: Readonly<{ level: number; config: { ice: boolean } }>): Theme {
  return (config.ice && iceTheme) || themes[(level - 1) % themes.length];
}
