import { gameEntry } from '../../../scenes/catalogue';
import { GameHost } from '../../hosts/GameHost';
import { Board } from './Board';
import { isParkToOpen } from './isParkToOpen';
import { Palette } from './Palette';
import { ParkProvider } from './ParkProvider';
import { SidePanels } from './SidePanels';
import { StatsBar } from './StatsBar';
import styles from './ThemeParkToy.module.css';
import { Toolbar } from './Toolbar';

type Props = Readonly<{
  /** The id of the heading that labels the park. */
  labelledBy: string;
  /** Takes focus on arrival, as on the park's own page. */
  autoFocus?: boolean;
}>;

const entry = gameEntry('theme-park');

/** An empty park is what its poster shows: nothing moves in it but the shade of clouds. */
const isFresh = () => !isParkToOpen();

/** A theme park to build: board, palette, figures and books. */
export function ThemeParkToy({ labelledBy, autoFocus = true }: Props) {
  return (
    <GameHost
      entry={entry}
      labelledBy={labelledBy}
      autoFocus={autoFocus}
      pictureMayWait={isFresh}
      className={styles.host}
    >
      <ParkProvider>
        <div className={styles.park} data-game-stage="">
          <div className={styles.top}>
            <StatsBar />
            <Toolbar />
          </div>
          <div className={styles.board}>
            <Board />
          </div>
          <Palette />
          <SidePanels />
        </div>
      </ParkProvider>
    </GameHost>
  );
}
