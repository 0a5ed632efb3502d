import { Button } from '../../components/Button';
import type { PhoneMotion } from '../../components/usePhoneShake';
import styles from './Magic8BallToy.module.css';

type Props = Readonly<{
  motion: PhoneMotion;
  onAsk: () => Promise<void>;
  onStop: () => void;
}>;

/**
 * A button that turns on shaking by the phone's motion; nothing where the device has no motion
 * sensor.
 */
export function PhoneShake({ motion, onAsk, onStop }: Props) {
  // Not known yet, or not available. On a touch screen its space is reserved, so that nothing
  // shifts.
  if (motion === 'unavailable') {
    return (
      <Button className={styles.phoneRoom} disabled aria-hidden="true">
        Shake the phone
      </Button>
    );
  }
  if (motion === 'refused') {
    return <p className={styles.phone}>This phone does not share its motion. Use the button.</p>;
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
