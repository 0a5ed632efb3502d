import { createStore } from 'zustand/vanilla';
import { loudest, settings } from '../../stores/settings';

/** The shortest time between two sentences; ms. Closer ones would cut each other off. */
const interval = 1200;

/** Says it aloud where the visitor has set a volume of speech. */
async function sayAloud(text: string): Promise<void> {
  const { muted, volume, speech } = settings.getState();
  if (muted || speech * volume === 0) return;
  try {
    (await import('../../audio/speak')).speak(text, (speech * volume) / (loudest * loudest));
  } catch (error) {
    console.warn(error);
  }
}

export function createAnnouncer() {
  /** The text of the live region. `count` distinguishes a repeated sentence from the one before. */
  const store = createStore(() => ({ text: '', count: 0 }));
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = (text: string): void => {
    store.setState(({ count }) => ({ text, count: count + 1 }), true);
    void sayAloud(text);
    timer = setTimeout(() => {
      const next = waiting;
      timer = undefined;
      waiting = undefined;
      if (next !== undefined) speak(next);
    }, interval);
  };

  return {
    store,
    /** Says a sentence now or soon. Of several that wait, only the newest is said. */
    say: (text: string): void => {
      if (timer === undefined) speak(text);
      else waiting = text;
    },
    dispose: () => clearTimeout(timer),
  };
}
