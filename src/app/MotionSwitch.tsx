import { type MotionChoice, settings } from '../stores/settings';
import { useSettings } from '../stores/useSettings';
import styles from './MotionSwitch.module.css';

const choices: readonly { value: MotionChoice; label: string }[] = [
  { value: 'system', label: 'As my device' },
  { value: 'reduced', label: 'Less' },
  { value: 'full', label: 'Full' },
];

/** The switch for motion. It follows the device until changed, and is then remembered. */
export function MotionSwitch() {
  const motion = useSettings((state) => state.motion);
  return (
    <fieldset className={styles.switch}>
      <legend>Motion</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="motion"
            value={value}
            checked={motion === value}
            onChange={() => settings.setState({ motion: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
