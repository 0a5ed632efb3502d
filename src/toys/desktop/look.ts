import { fieldsOf } from '../../lib/storage';

/** The look of the desktop. It is chosen in Display and stored with the desktop. */
export type Look = Readonly<{
  /** `none`, the name of one of our wallpapers, or the id of a picture on the disk. */
  wallpaper: string;
  placing: Placing;
  scheme: SchemeName;
  /** The desktop's width in CSS pixels; 0 for the width of the screen. */
  resolution: number;
}>;

export const placings = ['tile', 'centre'] as const;
export type Placing = (typeof placings)[number];

/** Colours of a desktop, as CSS. White text has at least 4.5:1 on `desk`, `title` and `idle`. */
export type Scheme = Readonly<{
  name: string;
  desk: string;
  title: string;
  /** The title bars of inactive windows. */
  idle: string;
  face: string;
  light: string;
  shade: string;
}>;

export const schemes = {
  standard: {
    name: 'Kidows Standard',
    desk: '#007c7c',
    title: '#000080',
    idle: '#6b6b6b',
    face: '#c0c0c0',
    light: '#ffffff',
    shade: '#808080',
  },
  plum: {
    name: 'Plum Crumble',
    desk: '#4a2c52',
    title: '#7a1f5c',
    idle: '#6d6470',
    face: '#cdbfcb',
    light: '#fbf2f9',
    shade: '#8d7a8a',
  },
  pine: {
    name: 'Pine Air Freshener',
    desk: '#2b5a3c',
    title: '#14532d',
    idle: '#5f6b60',
    face: '#c3cdb9',
    light: '#f7fbef',
    shade: '#7d8a74',
  },
  desert: {
    name: 'Beige Tower Case',
    desk: '#7c6233',
    title: '#6b3410',
    idle: '#706858',
    face: '#d8cdb4',
    light: '#fffaec',
    shade: '#95886a',
  },
  storm: {
    name: 'Power Cut',
    desk: '#000000',
    title: '#26263a',
    idle: '#5c5c66',
    face: '#b4b8c4',
    light: '#f4f6fb',
    shade: '#767b8a',
  },
} as const satisfies Readonly<Record<string, Scheme>>;

export type SchemeName = keyof typeof schemes;
export const schemeNames = Object.keys(schemes) as readonly SchemeName[];

/** The widths on offer. Only those narrower than the screen can be chosen. */
export const resolutions = [0, 800, 1024] as const;

export const standardLook: Look = {
  wallpaper: 'none',
  placing: 'tile',
  scheme: 'standard',
  resolution: 0,
};

/** Parses a stored look. Invalid fields get their defaults. */
export function parseLook(stored: unknown): Look {
  const { wallpaper, placing, scheme, resolution } = fieldsOf({ version: 1, ...Object(stored) }, 1);
  return {
    wallpaper:
      typeof wallpaper === 'string' && /^[a-z0-9-]{1,40}$/.test(wallpaper) ? wallpaper : 'none',
    placing: placings.find((known) => known === placing) ?? 'tile',
    scheme: schemeNames.find((known) => known === scheme) ?? 'standard',
    resolution: resolutions.find((known) => known === resolution) ?? 0,
  };
}
