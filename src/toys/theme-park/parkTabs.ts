import { createStore } from 'zustand/vanilla';

type ParkTabs = Readonly<{
  /** Another tab has the park: this one shows it and keeps nothing. */
  looksOn: boolean;
  /** Takes the park over from the other tab. Resolves once this one has it. */
  takeOver: () => Promise<void>;
}>;

/** Which of several tabs of one browser has the park. */
export const parkTabs = createStore<ParkTabs>(() => ({
  looksOn: false,
  takeOver: async () => {},
}));

/** Said where something would be lost that is done in a tab that only looks on. */
export const otherTabText = 'This park is open in another tab. Here you can only watch.';
