import { createStore } from 'zustand/vanilla';

/** A park that was not opened, because the visitor's own would have been lost. */
export type ParkOffer = Readonly<{
  /** Why, in a few words. */
  text: string;
  /** Opens it all the same. */
  open: () => void;
}>;

/** The offer under the board; undefined if there is none. */
export const parkOffer = createStore<ParkOffer | undefined>(() => undefined);
