import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { useCopied } from '../../components/useCopied';
import { defaultNumbers, type Numbers, type ObjectPlay } from '../kit/ObjectPlay';
import { numberSpec } from './numberSpec';
import styles from './TuneObject.module.css';

type Props = Readonly<{
  play: ObjectPlay;
  /**
   * The numbers of the object. They are changed in place, so that a change acts on the next step.
   */
  numbers: Numbers;
}>;

/** The line for the object's file, with the numbers that differ from the defaults. */
function lineOf(numbers: Numbers): string {
  const own = Object.entries(numbers).filter(
    ([key, value]) => value !== defaultNumbers[key as keyof Numbers],
  );
  return `numbers: { ${own.map(([key, value]) => `${key}: ${value}`).join(', ')} },`;
}

/** The designer's panel of one object: `?tune` in the address of its stage opens it. */
export function TuneObject({ play, numbers }: Props) {
  const id = useId();
  const [values, setValues] = useState<Numbers>({ ...numbers });
  const { copied, copy } = useCopied('Paste it into the object’s file.');
  const set = (changed: Partial<Numbers>) => {
    Object.assign(numbers, changed);
    setValues({ ...numbers });
  };
  return (
    <fieldset className={styles.panel}>
      <legend>Tuning</legend>
      {numberSpec(play.gesture).map(({ key, unit, min, max, step, note }) => (
        <div key={key} className={styles.row}>
          <label htmlFor={`${id}-${key}`}>
            {key} <span>{note}</span>
          </label>
          <input
            id={`${id}-${key}`}
            type="range"
            min={min}
            max={max}
            step={step}
            value={values[key]}
            aria-valuetext={`${values[key]} ${unit}`}
            onChange={(event) => set({ [key]: Number(event.target.value) })}
          />
          <output htmlFor={`${id}-${key}`}>
            {values[key]} {unit}
          </output>
        </div>
      ))}
      <p className={styles.buttons}>
        <Button tone="cyan" onClick={() => set({ ...defaultNumbers, ...play.numbers })}>
          Back to the file
        </Button>
        <Button tone="yellow" onClick={() => void copy(lineOf(values))}>
          {copied ? 'Copied' : 'Copy the numbers'}
        </Button>
      </p>
    </fieldset>
  );
}
