import { useState } from 'react';
import type { Game } from '../../../scenes/kit/Game';
import { categoryOf, defaultsOf, type Field } from '../../../scenes/kit/rules/config';
import type { ConfigValues } from '../../../scenes/kit/rules/contract';
import { modeText } from '../../hosts/modes';
import { offeredBy } from '../../hosts/offeredBy';
import { runGame } from '../../hosts/viewer/runGames';
import { ConfigField } from '../arcadeboy/ConfigField';
import styles from './runs.module.css';

type Props = Readonly<{
  /** Id of the game. */
  game: string;
  /** Constants of the run whose table is shown first. */
  config: ConfigValues | undefined;
  onCategory: (category: string) => void;
}>;

/** A mode without the options that have no table. */
function ranked(field: Field): Field {
  if (!('options' in field) || !field.unranked) return field;
  const { unranked } = field;
  return { ...field, options: field.options.filter((option) => !Object.hasOwn(unranked, option)) };
}

/** The modes of a game: each combination has a table of its own. The game loads when it is opened. */
export function RunModes({ game: id, config, onCategory }: Props) {
  const [game, setGame] = useState<Game>();
  const [chosen, setChosen] = useState<ConfigValues>({ ...config });
  const [error, setError] = useState('');
  const load = (): void => {
    setError('');
    if (game) return;
    runGame(id)
      ?.load()
      .then(setGame, () =>
        setError('The modes could not be loaded. Reload the page once you are online.'),
      );
  };
  const choose = (key: string, value: ConfigValues[string]): void => {
    if (!game) return;
    const values = { ...chosen, [key]: value };
    setChosen(values);
    onCategory(categoryOf(game.config, { ...defaultsOf(game.config), ...values }));
  };
  return (
    <details className={styles.modes} onToggle={load}>
      <summary>Modes of the game</summary>
      <div className={styles.toy}>
        {game &&
          offeredBy(game, 'mode')
            .filter(({ field }) => field.mode === true)
            .map(({ key, field }) => (
              <ConfigField
                key={key}
                text={modeText(game, key)}
                field={ranked(field)}
                value={chosen[key] ?? field.value}
                onChange={(value) => choose(key, value)}
              />
            ))}
      </div>
      <p role="status">{error}</p>
    </details>
  );
}
