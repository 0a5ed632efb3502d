import { useState } from 'react';
import styles from './SidePanels.module.css';

type Props = Readonly<{
  title: string;
  /** What the buttons belong to, for screen readers: "slot 2". */
  of: string;
  reason: string;
  onSave: () => void;
  onThrowAway: () => void;
}>;

/**
 * A park that this version of the page cannot open. It is not overwritten unless the owner decides
 * so.
 */
export function UnreadableParkNotice({ title, of, reason, onSave, onThrowAway }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <li className={styles.held}>
      <span>
        <b>{title}</b>
        <small>{reason} It stays stored as it is.</small>
      </span>
      <button type="button" aria-label={`Export ${of}`} onClick={onSave}>
        Export
      </button>
      <button
        type="button"
        aria-label={asked ? `Really? Bins ${of} for good` : `Bin ${of}`}
        onClick={asked ? onThrowAway : () => setAsked(true)}
        onBlur={() => setAsked(false)}
      >
        {asked ? 'Really?' : 'Bin'}
      </button>
    </li>
  );
}
