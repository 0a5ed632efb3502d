import { useStore } from 'zustand';
import { changePreferences, preferences, type Wait } from './preferences';
import styles from './SetSwitches.module.css';

const waits: readonly (readonly [wait: Wait, label: string])[] = [
  ['none', 'at once'],
  ['short', 'after a short wait'],
  ['authentic', 'after as long as in 1993'],
];

/** The settings of the set. */
export function SetSwitches() {
  const { tube, wait } = useStore(preferences);
  return (
    <div className={styles.switches}>
      <label>
        <input
          type="checkbox"
          checked={tube}
          onChange={(event) => changePreferences({ tube: event.target.checked })}
        />
        Curved tube glass
      </label>
      <label>
        Pages come
        <select
          value={wait}
          onChange={(event) => {
            const chosen = waits.find(([value]) => value === event.target.value)?.[0];
            if (chosen) changePreferences({ wait: chosen });
          }}
        >
          {waits.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
