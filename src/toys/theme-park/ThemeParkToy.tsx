import type { KeyboardEvent } from 'react';
import { gameEntry } from '../../../scenes/catalogue';
import { GameHost } from '../../hosts/GameHost';
import { Board } from './Board';
import { isParkToOpen } from './isParkToOpen';
import { Palette } from './Palette';
import { usePark } from './ParkContext';
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

/** Board, palette and panels, with the keys that act wherever the focus is among them. */
function Stage() {
  const { dispatch } = usePark();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if ((event.target as Element).closest('input, textarea')) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears keys of the elements inside
    <div className={styles.park} data-game-stage="" onKeyDown={onKeyDown}>
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
  );
}

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
        <Stage />
      </ParkProvider>
    </GameHost>
  );
}
