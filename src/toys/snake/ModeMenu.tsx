import { useId } from 'react';
import type { Field } from '../../../scenes/kit/rules/config';
import type { SnakePaletteName } from '../../../scenes/snake/palettes';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { openRemote } from '../../components/openRemote';
import { KeyBindings } from '../../hosts/KeyBindings';
import type { GameSession } from '../../hosts/session/GameSession';
import { useBook, useGame } from '../../hosts/useGame';
import { useModeForm } from '../../hosts/useModeForm';
import { records } from '../../stores/records';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import { LightField } from './LightField';
import styles from './ModeMenu.module.css';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  lcd: SnakePaletteName;
  onLcdChange: (lcd: SnakePaletteName) => void;
}>;

/** The phone's menu: modes, backlight, keys. */
export function ModeMenu({ open, onClose, ...light }: Props) {
  const { session } = useGame();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" tone="lime">
      {session ? (
        <>
          <Choices session={session} onClose={onClose} {...light} />
          <Button tone="orange" onClick={openRemote}>
            Other pages
          </Button>
          <details className={styles.keys}>
            <summary>Keys</summary>
            <KeyBindings game={session.game} controls={session.controls} />
          </details>
        </>
      ) : (
        <p>The game is still loading.</p>
      )}
    </Dialog>
  );
}

type ChoicesProps = Omit<Props, 'open'> & Readonly<{ session: GameSession }>;

function Choices({ session, onClose, lcd, onLcdChange }: ChoicesProps) {
  const { fields, submit, startUsual, bringBack } = useModeForm(session, onClose);
  const canWatch = useBook((book) => book?.canWatch);
  // A visitor begins with the usual game. The choices are for those who know it.
  const hasPlayed = canWatch || records.getState()[session.game.id] !== undefined;
  return (
    <form className={styles.menu} onSubmit={submit}>
      {hasPlayed ? (
        fields.map(({ key, ...field }) => <ModeField key={key} name={key} {...field} />)
      ) : (
        <p>Play once: then there are other games, mazes and speeds to choose from here.</p>
      )}
      <LightField lcd={lcd} onChange={onLcdChange} />
      <CountdownField />
      <div className={styles.actions}>
        <Button type="submit" tone="yellow">
          New game
        </Button>
        <Button tone="cyan" onClick={startUsual}>
          Back to classic
        </Button>
        {bringBack && (
          <Button tone="lime" onClick={bringBack}>
            Bring back the last game
          </Button>
        )}
      </div>
    </form>
  );
}

type ModeFieldProps = Omit<ReturnType<typeof useModeForm>['fields'][number], 'key'> &
  Readonly<{ name: string }>;

function ModeField({ name, field, text, value, onChange }: ModeFieldProps) {
  const { title, options } = text;
  const id = useId();
  if (typeof field.value === 'boolean') {
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <b>{title}</b>
          <small>{field.note}</small>
        </span>
      </label>
    );
  }
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend>{title}</legend>
      <p id={id}>{field.note}</p>
      <div className={styles.options}>
        {optionsOf(field).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{options?.[option] ?? option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CountdownField() {
  const countdown = useSettings((state) => state.countdown);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={countdown}
        onChange={(event) => settings.setState({ countdown: event.target.checked })}
      />
      <span>
        <b>Count me in</b>
        <small>Three beats before a paused game continues.</small>
      </span>
    </label>
  );
}

function optionsOf(field: Field): readonly string[] {
  return 'options' in field ? field.options : [];
}
