import { type FormEvent, useId, useState } from 'react';
import type { ModeText } from '../../../scenes/kit/Game';
import type { Field } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { type SnakePaletteName, snakePalettes } from '../../../scenes/snake/palettes';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { KeyBindings } from '../../hosts/KeyBindings';
import { chooseModes, type Mode, modesOf, modeText } from '../../hosts/modes';
import { useGame } from '../../hosts/useGame';
import { settings } from '../../stores/settings';
import { useSettings } from '../../stores/useSettings';
import styles from './ModeMenu.module.css';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  lcd: SnakePaletteName;
  onLcdChange: (lcd: SnakePaletteName) => void;
}>;

/** The telephone's menu: kinds of game, light behind the glass, keys. */
export function ModeMenu({ open, onClose, lcd, onLcdChange }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Menu" tone="lime">
      <Choices onClose={onClose} lcd={lcd} onLcdChange={onLcdChange} />
      <details className={styles.keys}>
        <summary>Keys</summary>
        <KeyBindings />
      </details>
    </Dialog>
  );
}

function Choices({ onClose, lcd, onLcdChange }: Omit<Props, 'open'>) {
  const { session } = useGame();
  const [chosen, setChosen] = useState<ConfigValues>({});
  if (!session) return <p>The game is still loading.</p>;

  const modes = modesOf(session.game);
  const current = ({ key }: Mode) => chosen[key] ?? session.run.config[key];
  const choose = (key: string, value: string | boolean) =>
    setChosen((before) => ({ ...before, [key]: value }));
  const start = (values: ConfigValues) => {
    chooseModes(session, values);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(Object.fromEntries(modes.map((mode) => [mode.key, current(mode)])));
  };

  return (
    <form className={styles.menu} onSubmit={submit}>
      {modes.map((mode) => (
        <ModeField
          key={mode.key}
          mode={mode}
          text={modeText(session.game, mode.key)}
          value={current(mode)}
          onChange={(value) => choose(mode.key, value)}
        />
      ))}
      <LightField lcd={lcd} onChange={onLcdChange} />
      <CountdownField />
      <div className={styles.actions}>
        <Button type="submit" tone="yellow">
          New game
        </Button>
        <Button
          tone="cyan"
          onClick={() =>
            start(Object.fromEntries(modes.map(({ key, field }) => [key, field.value])))
          }
        >
          Back to classic
        </Button>
      </div>
    </form>
  );
}

type ModeFieldProps = Readonly<{
  mode: Mode;
  text: ModeText;
  value: ConfigValues[string];
  onChange: (value: string | boolean) => void;
}>;

function ModeField({ mode: { key, field }, text, value, onChange }: ModeFieldProps) {
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
              name={key}
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
        <small>Three beats before a paused game goes on.</small>
      </span>
    </label>
  );
}

function optionsOf(field: Field): readonly string[] {
  return 'options' in field ? field.options : [];
}

function LightField({
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
