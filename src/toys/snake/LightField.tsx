import { type SnakePaletteName, snakePalettes } from '../../../scenes/snake/palettes';
import styles from './ModeMenu.module.css';

/** The light behind the telephone's display. */
export function LightField({
  lcd,
  onChange,
}: Readonly<{ lcd: SnakePaletteName; onChange: (lcd: SnakePaletteName) => void }>) {
  return (
    <fieldset className={styles.choice}>
      <legend>Light</legend>
      <div className={styles.options}>
        {Object.entries(snakePalettes).map(([name, { label }]) => (
          <label key={name}>
            <input
              type="radio"
              name="light"
              checked={lcd === name}
              onChange={() => onChange(name as SnakePaletteName)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
