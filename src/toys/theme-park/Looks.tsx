import { type FormEvent, useState } from 'react';
import { paintNames } from '../../../scenes/theme-park/narrate';
import { paintColors } from '../../../scenes/theme-park/paintColors';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import type { Town } from '../../../scenes/theme-park/rules/tycoon/freshTown';
import {
  cleanName,
  hasPaint,
  maxRideName,
  paints,
} from '../../../scenes/theme-park/rules/tycoon/looks';
import { nameAt } from '../../../scenes/theme-park/texts';
import { Button } from '../../components/Button';
import { usePark } from './ParkContext';
import styles from './SidePanels.module.css';

type Props = Readonly<{ state: Readonly<ThemeParkState>; town: Readonly<Town>; cell: number }>;

/** Gives a building a name, and a ride a colour. */
export function Looks({ state, town, cell }: Props) {
  const { dispatch } = usePark();
  const [name, setName] = useState(() => nameAt(state, cell));
  const column = cell % state.columns;
  const row = (cell - column) / state.columns;
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    dispatch({ type: 'name', column, row, name: cleanName(name) });
  };
  return (
    <>
      <form className={styles.actions} onSubmit={rename}>
        <label>
          Name{' '}
          <input
            value={name}
            maxLength={maxRideName}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button type="submit" tone="cyan">
          Rename
        </Button>
      </form>
      {hasPaint(state.kindAt[cell]) && (
        <fieldset className={styles.heats} aria-label="Colour">
          {paints.map((id, paint) => (
            <button
              key={id}
              type="button"
              aria-pressed={town.paint[cell] === paint}
              onClick={() => dispatch({ type: 'paint', column, row, paint })}
            >
              {paint > 0 && (
                <svg viewBox="0 0 9 9" width="9" height="9" aria-hidden="true">
                  <circle cx="4.5" cy="4.5" r="4.5" fill={paintColors[paint - 1]} />
                </svg>
              )}{' '}
              {paintNames[id]}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
