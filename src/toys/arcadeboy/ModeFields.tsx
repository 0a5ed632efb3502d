import { type FormEvent, useState } from 'react';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { Button } from '../../components/Button';
import { chooseModes, modesOf, modeText } from '../../hosts/modes';
import type { GameSession } from '../../hosts/session/GameSession';
import { ConfigField } from './ConfigField';
import styles from './settings.module.css';

type Props = Readonly<{ session: GameSession; onDone: () => void }>;

/** The kinds of game that a cartridge has, and how its keys repeat; a choice begins a new run. */
export function ModeFields({ session, onDone }: Props) {
  const [chosen, setChosen] = useState<ConfigValues>({});
  const modes = modesOf(session.game);
  if (modes.length === 0) return null;
  const { config } = session.run;
  const start = (values: ConfigValues) => {
    chooseModes(session, values);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(Object.fromEntries(modes.map(({ key }) => [key, chosen[key] ?? config[key]])));
  };
  return (
    <form className={styles.group} onSubmit={submit} aria-label="Kind of game">
      <h3>{session.game.title}</h3>
      {modes.map(({ key, field }) => (
        <ConfigField
          key={key}
          text={modeText(session.game, key)}
          field={field}
          value={chosen[key] ?? config[key]}
          onChange={(value) => setChosen((before) => ({ ...before, [key]: value }))}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" tone="yellow">
          New game with these
        </Button>
        <Button
          tone="lime"
          onClick={() =>
            start(Object.fromEntries(modes.map(({ key, field }) => [key, field.value])))
          }
        >
          As it came
        </Button>
      </div>
    </form>
  );
}
