import type { Assist } from '../../hosts/assist';
import { modeText } from '../../hosts/modes';
import { offeredBy } from '../../hosts/offeredBy';
import type { GameSession } from '../../hosts/session/GameSession';
import { ConfigField } from './ConfigField';
import { Slider } from './fields';
import styles from './settings.module.css';

type Props = Readonly<{
  session: GameSession | undefined;
  assist: Assist;
  onAssist: (assist: Assist) => void;
}>;

/** The assists of a game. They stay until the handheld is switched off. */
export function AssistFields({ session, assist, onAssist }: Props) {
  const game = session?.game;
  return (
    <section className={styles.group} aria-label="Assist">
      <h3>Assist</h3>
      <p>Play it your way. A run with these does not count for the best scores.</p>
      <Slider
        label="Speed"
        min={10}
        max={100}
        step={10}
        value={Math.round(assist.speed * 100)}
        say={(percent) => `${percent} %`}
        onChange={(percent) => onAssist({ ...assist, speed: percent / 100 })}
      />
      {game &&
        offeredBy(game, 'assist').map(({ key, field }) => (
          <ConfigField
            key={key}
            text={modeText(game, key)}
            field={field}
            value={assist.values[key] ?? field.value}
            onChange={(value) =>
              onAssist({ ...assist, values: { ...assist.values, [key]: value } })
            }
          />
        ))}
    </section>
  );
}
