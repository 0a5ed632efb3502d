import { GameButton } from '../../hosts/GameButton';
import { keypadLayout } from '../handset/keypadLayout';
import styles from './snake.module.css';
import { useRunning } from './useRunning';

/** What the digits do; the corners are two turns at once. The rest is decoration. */
const controlOf: Readonly<Record<string, readonly [control: string, label: string]>> = {
  1: ['up-left', '1, up and left'],
  2: ['up', '2, up'],
  3: ['up-right', '3, up and right'],
  4: ['left', '4, left'],
  5: ['start', '5, start'],
  6: ['right', '6, right'],
  7: ['down-left', '7, down and left'],
  8: ['down', '8, down'],
  9: ['down-right', '9, down and right'],
};

/** The twelve keys of the handset. */
export function SnakeKeypad() {
  const running = useRunning();
  return keypadLayout.map(({ digit, letters }) => {
    const [control, label] = controlOf[digit] ?? [];
    const face = (
      <>
        <b>{digit}</b>
        <small>{letters}</small>
      </>
    );
    if (!control) {
      return (
        <span key={digit} className={styles.key} aria-hidden="true">
          {face}
        </span>
      );
    }
    return (
      <GameButton
        key={digit}
        control={control}
        className={styles.key}
        aria-label={label}
        disabled={!running && control !== 'start'}
      >
        {face}
      </GameButton>
    );
  });
}
