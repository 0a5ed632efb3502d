import { Button } from '../../components/Button';
import type { GameSession } from '../../hosts/session/GameSession';
import { useModeForm } from '../../hosts/useModeForm';
import { ConfigField } from './ConfigField';
import styles from './settings.module.css';

type Props = Readonly<{ session: GameSession; onDone: () => void }>;

/** The modes of a cartridge, and its key repeat. A choice starts a new run. */
export function ModeFields({ session, onDone }: Props) {
  const { fields, submit, startUsual, bringBack } = useModeForm(session, onDone);
  if (fields.length === 0) return null;
  return (
    <form className={styles.group} onSubmit={submit} aria-label="Kind of game">
      <h3>{session.game.title}</h3>
      {fields.map(({ key, ...field }) => (
        <ConfigField key={key} {...field} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" tone="yellow">
          New game with these
        </Button>
        <Button tone="lime" onClick={startUsual}>
          As it came
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
