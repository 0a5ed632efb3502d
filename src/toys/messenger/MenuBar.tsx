import { Disclosure } from './Disclosure';
import styles from './MenuBar.module.css';

type Props = Readonly<{
  masked: boolean;
  onMask: (masked: boolean) => void;
  onSave: () => void;
  onSignOut: () => void;
}>;

/** The menu bar. File and Tools work; the others are decoration. */
export function MenuBar({ masked, onMask, onSave, onSignOut }: Props) {
  return (
    <div className={styles.bar} data-menu="">
      <Disclosure
        button="File"
        panelLabel="File"
        buttonClass={styles.word}
        panelClass={styles.menu}
      >
        <button type="button" onClick={onSave}>
          Save conversation as text
        </button>
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </Disclosure>
      <span className={styles.word} aria-hidden="true">
        Edit
      </span>
      <span className={styles.word} aria-hidden="true">
        Actions
      </span>
      <Disclosure
        button="Tools"
        panelLabel="Tools"
        buttonClass={styles.word}
        panelClass={styles.menu}
      >
        <button type="button" aria-pressed={masked} onClick={() => onMask(!masked)}>
          <span aria-hidden="true" className={styles.tick}>
            {masked ? '✓' : ''}
          </span>
          Star out rude words
        </button>
      </Disclosure>
      <span className={styles.word} aria-hidden="true">
        Help
      </span>
    </div>
  );
}
