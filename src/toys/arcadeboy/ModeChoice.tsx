import { useState } from 'react';
import { chooseModes, modeText, storedModes } from '../../hosts/modes';
import { useGame } from '../../hosts/useGame';
import styles from './lcd.module.css';

/** On a game's title screen, the choice of the mode that changes it most. */
export function ModeChoice() {
  const { session } = useGame();
  const key = session?.game.titleMode;
  const [value, setValue] = useState(() => key && session.run.config[key]);
  if (!session || key === undefined) return null;
  const { game } = session;
  const field = game.config[key];
  const { title, options = {} } = modeText(game, key);
  // A mode that is on or off is offered beside the specified game.
  const choices: readonly (readonly [string, typeof value, string])[] =
    'options' in field
      ? field.options.map((name) => [name, name, options[name]] as const)
      : [
          ['off', false, 'Classic'],
          ['on', true, title],
        ];
  return (
    <select
      className={`${styles.action} ${styles.mode}`}
      aria-label={`Kind of ${game.title}`}
      value={choices.find(([, each]) => each === value)?.[0]}
      onChange={({ target }) => {
        const chosen = choices.find(([name]) => name === target.value)?.[1];
        if (chosen === undefined) return;
        setValue(chosen);
        chooseModes(session, { ...storedModes(game), [key]: chosen });
      }}
    >
      {choices.map(([name, , text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}
