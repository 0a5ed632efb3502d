import { minesweeper } from '../../../scenes/minesweeper/game';
import { GameHost } from '../../hosts/GameHost';
import styles from './minesweeper.module.css';
import { type FitTo, Table } from './Table';

type Props = Readonly<{
  /** The id of the heading that labels the game. */
  labelledBy: string;
  /** Asks its window for the size that the field needs. */
  fitTo?: FitTo;
  /** For tests: the seed of each run. */
  seed?: () => number;
}>;

const entry = { id: 'minesweeper', title: 'Minesweeper', load: async () => minesweeper as never };

/** Minesweeper with its menus, its counters and its solver. */
export function MinesweeperToy({ labelledBy, fitTo, seed }: Props) {
  return (
    <GameHost
      entry={entry}
      labelledBy={labelledBy}
      autoFocus={false}
      place="desktop"
      className={styles.host}
      seed={seed}
    >
      <Table fitTo={fitTo} />
    </GameHost>
  );
}
