import { createStore } from 'zustand/vanilla';

/** A park's opening minutes against those of another's recording. */
export type Duel = Readonly<{
  /** Seconds of park time that are left. */
  left: number;
  /** Money, in pounds. */
  own: number;
  other: number;
  /** A sentence about the result; undefined while it goes on. */
  result?: string | undefined;
}>;

/** The duel of this page; undefined if there is none. */
export const duelStore = createStore<Duel | undefined>(() => undefined);
