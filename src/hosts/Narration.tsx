import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import styles from './hosts.module.css';
import type { Announcement } from './session/announcer';
import { useGame } from './useGame';

const silence = createStore<Announcement>(() => ({ text: '', count: 0 }));

/** The game's live region. There from the start: a region that comes with its text is mute. */
export function Narration() {
  const { session } = useGame();
  const { text, count } = useStore(session?.announcement ?? silence);
  return (
    <p className={styles.hidden} role="log" aria-live="polite" aria-relevant="additions">
      {/* A new element, so that a repeated sentence is read again. */}
      <span key={count}>{text}</span>
    </p>
  );
}
