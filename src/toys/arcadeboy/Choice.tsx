import { useId } from 'react';
import styles from './settings.module.css';

type Props<Name extends string> = Readonly<{
  legend: string;
  options: readonly (readonly [Name, string])[];
  value: Name;
  onChange: (name: Name) => void;
  /** Colours shown beside an option. */
  swatch?: (name: Name) => readonly string[];
}>;

/** A choice of one from a few options. */
export function Choice<Name extends string>(props: Props<Name>) {
  const { legend, options, value, onChange, swatch } = props;
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([name, label]) => (
          <label key={name}>
            <input
              type="radio"
              name={group}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <span>
              {swatch && (
                <i className={styles.swatch} aria-hidden="true">
                  {swatch(name).map((color) => (
                    <b key={color} style={{ background: color }} />
                  ))}
                </i>
              )}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
