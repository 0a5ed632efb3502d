import { type ReactNode, useEffect, useState } from 'react';
import type { GameEntry } from '../../../scenes/catalogue';
import { KeyBindings } from '../../hosts/KeyBindings';
import { modeText, storedModes } from '../../hosts/modes';
import { offeredBy } from '../../hosts/offeredBy';
import { withHostControls } from '../../hosts/session/hostControls';
import { loadBindings } from '../../stores/bindings';
import { writeModes } from '../../stores/modes';
import { ConfigField } from '../../toys/arcadeboy/ConfigField';
import { HandheldFields } from '../../toys/arcadeboy/HandheldFields';
import { LightField } from '../../toys/snake/LightField';
import { readLcd, writeLcd } from '../../toys/snake/lcd';
import styles from './SettingsPage.module.css';

type Game = Awaited<ReturnType<GameEntry['load']>>;

/** The light of the telephone that Snake is played on. */
function SnakeLight() {
  const [lcd, setLcd] = useState(readLcd);
  return (
    <LightField
      lcd={lcd}
      onChange={(name) => {
        setLcd(name);
        writeLcd(name);
      }}
    />
  );
}

function Modes({ game }: Readonly<{ game: Game }>) {
  const [chosen, setChosen] = useState(() => storedModes(game));
  const fields = offeredBy(game, 'mode');
  if (fields.length === 0) return null;
  return (
    <>
      {fields.map(({ key, field }) => (
        <ConfigField
          key={key}
          text={modeText(game, key)}
          field={field}
          value={chosen[key] ?? field.value}
          onChange={(value) => {
            const next = { ...chosen, [key]: value };
            setChosen(next);
            writeModes(game.id, next);
          }}
        />
      ))}
      <p>This applies to the next new game. An unfinished game continues as it is.</p>
    </>
  );
}

/** The kinds, the picture and the keys of one game. */
export function GameSettings({ entry }: Readonly<{ entry: GameEntry }>): ReactNode {
  const [game, setGame] = useState<Game>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadBindings();
    entry.load().then(
      (loaded) => wanted && setGame(loaded),
      (error: unknown) => {
        console.warn('The settings of the game could not be fetched.', error);
        if (wanted) setMissing(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [entry]);
  if (!game) {
    return (
      <p role="status">
        {isMissing
          ? 'They could not be fetched. Reload the page once you are online.'
          : 'One moment'}
      </p>
    );
  }
  const { cartridge } = entry;
  return (
    <div className={styles.own}>
      <Modes game={game} />
      {entry.id === 'snake' && <SnakeLight />}
      {cartridge !== undefined && <HandheldFields />}
      <KeyBindings
        game={game}
        controls={withHostControls(game.controls, cartridge !== undefined)}
        className={styles.keys}
      />
    </div>
  );
}
