import { useId } from 'react';
import styles from './settings.module.css';

type CheckProps = Readonly<{
  label: string;
  note?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}>;

/** A checkbox for a setting that is on or off. */
export function Check({ label, note, checked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

type SliderProps = Readonly<{
  label: string;
  note?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words. */
  say: (value: number) => string;
  onChange: (value: number) => void;
}>;

/** A slider for a number within its range. */
export function Slider({ label, note, min, max, step, value, say, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{say(value)}</output>
    </div>
  );
}
