import { Button } from '../../components/Button';
import type { PhoneMotion } from '../../components/usePhoneShake';
import styles from './Magic8BallToy.module.css';

type Props = Readonly<{
  motion: PhoneMotion;
  onAsk: () => Promise<void>;
  onStop: () => void;
}>;

/** Switches the phone's own shaking on; nothing to be seen where a device cannot be shaken. */
export function PhoneShake({ motion, onAsk, onStop }: Props) {
  // Not known yet, or never: on a touch screen its room is kept, so that nothing moves when it comes.
  if (motion === 'unavailable') {
    return (
      <Button className={styles.phoneRoom} disabled aria-hidden="true">
        Shake the phone
      </Button>
    );
  }
  if (motion === 'refused') {
    return <p className={styles.phone}>This phone keeps its motion to itself. The button works.</p>;
  }
  return (
    <Button
      tone="cyan"
      aria-pressed={motion === 'on'}
      onClick={() => (motion === 'on' ? onStop() : void onAsk())}
    >
      Shake the phone
    </Button>
  );
}
