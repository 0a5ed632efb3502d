import type { KeyboardEvent } from 'react';
import { entry } from '../../../scenes/theme-park/entry';
import { kindOf, specOf } from '../../../scenes/theme-park/rules/buildings';
import { GameHost } from '../../hosts/GameHost';
import { Board } from './Board';
import { isParkToOpen } from './isParkToOpen';
import { Palette } from './Palette';
import { usePark, useTycoon } from './ParkContext';
import { ParkProvider } from './ParkProvider';
import { isBuilding } from './press';
import { SidePanels } from './SidePanels';
import { StatsBar } from './StatsBar';
import styles from './ThemeParkToy.module.css';
import { Toolbar } from './Toolbar';
import { toolOfKey } from './toolKeys';

type Props = Readonly<{
  /** The id of the heading that labels the park. */
  labelledBy: string;
  /** Takes focus on arrival, as on the park's own page. */
  autoFocus?: boolean;
}>;

/** The poster shows an empty park, in which only cloud shadows move. */
const isFresh = () => !isParkToOpen();

/** Board, palette and panels, with the keys that work while focus is inside. */
function Stage() {
  const { dispatch, setTool } = usePark();
  const tycoon = useTycoon();
  const takeTool = (event: KeyboardEvent): void => {
    const tool = toolOfKey(event.key);
    if (!tool || event.shiftKey) return;
    if (isBuilding(tool) && specOf(kindOf(tool)).tycoonOnly && !tycoon) return;
    event.preventDefault();
    setTool(tool);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || (event.target as Element).closest('input, textarea, select')) return;
    if (!(event.ctrlKey || event.metaKey)) {
      takeTool(event);
      return;
    }
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

/** The theme park: board, palette, figures and books. */
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
