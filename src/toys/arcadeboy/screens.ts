import type { CSSProperties } from 'react';

/** A screen type of the handheld: four shades, darkest first. */
type Screen = Readonly<{
  label: string;
  shades: readonly [string, string, string, string];
  /** The games keep their own colours; the shades are for everything else. */
  color?: true;
}>;

export const screens = {
  color: {
    label: 'Colour',
    shades: ['#241a3a', '#62567f', '#cbbf9c', '#e9e3cc'],
    color: true,
  },
  moss: { label: 'Moss', shades: ['#16240c', '#44592a', '#87a05a', '#b9cc8c'] },
  ice: { label: 'Ice', shades: ['#0c2038', '#35597c', '#79a6c2', '#c3deec'] },
  amber: { label: 'Amber', shades: ['#2a1603', '#7a4a12', '#cf9038', '#f4cf85'] },
  paper: { label: 'Paper', shades: ['#17171b', '#55555e', '#9c9ca4', '#e2e2df'] },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as readonly ScreenName[];

export function isScreenName(value: unknown): value is ScreenName {
  return typeof value === 'string' && Object.hasOwn(screens, value);
}

/** The shades in which games are shown; undefined where they keep their colours. */
export function shadesFor(name: ScreenName): readonly string[] | undefined {
  const screen: Screen = screens[name];
  return screen.color ? undefined : screen.shades;
}

/** The shades for the style sheet: `--lcd-0` is the darkest. */
export function screenStyle(name: ScreenName): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, string> = {};
  screens[name].shades.forEach((shade, index) => {
    style[`--lcd-${index}`] = shade;
  });
  return style;
}
