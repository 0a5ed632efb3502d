import type { Outcome } from './playGames';

/** One config's thousand games. */
export type Series = Readonly<{
  /** How it is called, and what it changes of the config file. */
  name: string;
  changes: string;
  outcomes: readonly Outcome[];
}>;

/** One series, or two side by side. */
export type Report = Readonly<{
  title: string;
  stageName: string;
  series: readonly [Series] | readonly [Series, Series];
}>;

export const ticksPerSecond = 60;
/** Bins of every histogram: enough for a shape, few enough to read. */
export const bins = 20;
