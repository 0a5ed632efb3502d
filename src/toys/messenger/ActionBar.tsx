import styles from './ActionBar.module.css';
import { Disclosure } from './Disclosure';
import type { Actions } from './Extra';
import menuStyles from './MenuBar.module.css';
import { FileItems, GameItems } from './MenuItems';

const pictures = {
  invite: 'M8 8a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM4 25q0-9 9-9t9 9zM24 10v8M20 14h8',
  files: 'M6 4h11l6 6v17H6zM17 4v6h6M14.500 24v-9M10.500 18.500l4-4 4 4',
  webcam:
    'M8 12a8 8 0 1 1 16 0 8 8 0 0 1-16 0zM13 12a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM11 20l-3 7h16l-3-7',
  audio: 'M5 12h5l7-6v20l-7-6H5zM21 11q3 5 0 10M25 8q5 8 0 16',
  games:
    'M10 11h12q6 0 6 8t-4 7q-2-.5-4-4h-8q-2 3.500-4 4-4 1-4-7t6-8zM10 15v5M7.500 17.500h5M20.500 16h.1M23.500 19h.1',
} as const;

function Face({ picture, label }: Readonly<{ picture: keyof typeof pictures; label: string }>) {
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          d={pictures[picture]}
          fill="#bfeaf0"
          stroke="#0f5566"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {label}
    </>
  );
}

/** The row of large buttons. */
export function ActionBar({ onExtra, onGame }: Actions) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Activities">
      <button type="button" onClick={() => onExtra('invite')}>
        <Face picture="invite" label="Invite" />
      </button>
      <Disclosure
        button={<Face picture="files" label="Send Files" />}
        panelLabel="Send Files"
        panelClass={menuStyles.menu}
      >
        <FileItems onExtra={onExtra} />
      </Disclosure>
      <button type="button" onClick={() => onExtra('webcam')}>
        <Face picture="webcam" label="Webcam" />
      </button>
      <button type="button" onClick={() => onExtra('audio')}>
        <Face picture="audio" label="Audio" />
      </button>
      <Disclosure
        button={<Face picture="games" label="Games" />}
        panelLabel="Games"
        panelClass={menuStyles.menu}
      >
        <GameItems onGame={onGame} />
      </Disclosure>
    </div>
  );
}
