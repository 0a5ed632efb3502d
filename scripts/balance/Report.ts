import type { Outcome } from './playGames';

/** The outcomes of a thousand games under one config. */
export type Series = Readonly<{
  /** The name of the series, and the constants that it changes in the config file. */
  name: string;
  changes: string;
  outcomes: readonly Outcome[];
}>;

/** One series, or two to compare. */
export type Report = Readonly<{
  title: string;
  stageName: string;
  series: readonly [Series] | readonly [Series, Series];
}>;

export const ticksPerSecond = 60;
/** Number of bins of every histogram: enough to show a shape, few enough to read. */
export const bins = 20;
