import { createStore } from 'zustand/vanilla';

/** What the live region says; `count` sets a repeated sentence apart from its predecessor. */
export type Announcement = Readonly<{ text: string; count: number }>;

/** Sentences closer together than this would cut each other off; ms. */
const interval = 1200;

export function createAnnouncer() {
  const store = createStore<Announcement>(() => ({ text: '', count: 0 }));
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = (text: string): void => {
    store.setState(({ count }) => ({ text, count: count + 1 }), true);
    timer = setTimeout(() => {
      const next = waiting;
      timer = undefined;
      waiting = undefined;
      if (next !== undefined) speak(next);
    }, interval);
  };

  return {
    store,
    /** Says a sentence now, or soon; of several that wait, only the newest is said. */
    say: (text: string): void => {
      if (timer === undefined) speak(text);
      else waiting = text;
    },
    dispose: () => clearTimeout(timer),
  };
}
