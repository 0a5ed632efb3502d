import { useStore } from 'zustand';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { Emoji } from '../../components/Emoji';
import { AfterRun } from '../../hosts/AfterRun';
import { GameButton } from '../../hosts/GameButton';
import { GameScreen } from '../../hosts/GameScreen';
import { StandardOverlays } from '../../hosts/overlays';
import { useBook, useGame, useRunStatus } from '../../hosts/useGame';
import { usePad } from '../../hosts/usePad';
import { WatchLast } from '../../hosts/WatchLast';
import { records } from '../../stores/records';
import type { Cartridge } from './cartridges';
import { Hud } from './Hud';
import styles from './lcd.module.css';
import { ModeChoice } from './ModeChoice';
import { medalsOf } from './medals';

type Props = Readonly<{ cartridge: Cartridge }>;

/** A game on the screen: its counters, its picture, and the overlay before and after a run. */
export function GameLcd({ cartridge }: Props) {
  return (
    <div className={styles.game}>
      <Hud />
      <GameScreen className={styles.picture}>
        <Cover cartridge={cartridge} />
        <StandardOverlays />
      </GameScreen>
    </div>
  );
}

function Cover({ cartridge }: Props) {
  const phase = useRunStatus((status) => status?.phase ?? 'ready');
  const watching = useRunStatus((status) => status?.watching ?? false);
  if (phase === 'playing' || (watching && phase !== 'over')) return null;
  return phase === 'over' ? <Ending watched={watching} /> : <Title cartridge={cartridge} />;
}

function StartButton({ children }: Readonly<{ children: string }>) {
  const control = usePad()?.controls.find(({ pad }) => pad === 'start');
  if (!control) return null;
  return (
    <GameButton control={control.id} className={styles.action}>
      {children}
    </GameButton>
  );
}

function Title({ cartridge }: Props) {
  const { loading } = useGame();
  const best = useBook((book) => book?.best ?? 0);
  return (
    <div className={styles.cover}>
      <Emoji className={styles.icon} symbol={cartridge.icon} />
      <p className={styles.title}>{cartridge.title}</p>
      {best > 0 && <p>Best {scoreWords(best)}</p>}
      <Medals game={cartridge.id} />
      {loading.phase === 'ready' && (
        <>
          <StartButton>Press START</StartButton>
          <ModeChoice />
          <WatchLast className={styles.action} />
          <p className={styles.keys}>{cartridge.controls?.desktop}</p>
          <p className={styles.touch}>{cartridge.controls?.mobile}</p>
        </>
      )}
    </div>
  );
}

/** How many medals of each kind a game has given so far. */
function Medals({ game }: Readonly<{ game: string }>) {
  const won = Object.values(useStore(records)[medalsOf(game)] ?? {});
  const counts = ['gold', 'silver', 'bronze'].map((name, place) => {
    const count = won.filter(({ score }) => score === 3 - place).length;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return won.length > 0 && <p>Medals: {counts.flat().join(', ')}</p>;
}

function Ending({ watched }: Readonly<{ watched: boolean }>) {
  const { session } = useGame();
  const best = useBook((book) => book?.best ?? 0);
  const newBest = useBook((book) => book?.newBest ?? false);
  const practice = useRunStatus((status) => status?.practice ?? false);
  const score = session ? session.game.score(session.run.state) : 0;
  const ending = session?.game.ending?.(session.run.state);
  return (
    <div className={styles.cover}>
      <AfterRun className={styles.action}>
        <p className={styles.title}>{ending?.title ?? 'Game over'}</p>
        {ending?.sentence && <p className={styles.sentence}>{ending.sentence}</p>}
        <p className={styles.score}>{scoreWords(score)}</p>
        {newBest && !watched && <p className={styles.newBest}>New best!</p>}
        {!newBest && best > 0 && <p>Best {scoreWords(best)}</p>}
        {practice && !watched && <p>Practice: not recorded</p>}
        <div className={styles.both}>
          <StartButton>Play again</StartButton>
          {!watched && (
            <GameButton control="host:rewind" className={styles.action} aria-label="Rewind (hold)">
              <span aria-hidden="true">◀◀</span>
            </GameButton>
          )}
        </div>
        <WatchLast className={`${styles.action} ${styles.rare}`} />
      </AfterRun>
    </div>
  );
}
