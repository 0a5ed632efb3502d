import { parkKeys } from '../../content/parkKeys';
import { keyName } from '../../hosts/keyName';
import { useGame } from '../../hosts/useGame';
import { bindings, keysOf } from '../../stores/bindings';
import { useSummary, useTycoon } from './ParkContext';
import styles from './SidePanels.module.css';
import { toolKeys } from './toolKeys';

/** How to play, and how many are in the park. */
export function Instructions() {
  const visitors = useSummary((summary) => summary.visitors);
  const tycoon = useTycoon();
  const { session } = useGame();
  const controls = session?.game.controls ?? [];
  const keys = keysOf(bindings.getState(), 'theme-park', controls);
  return (
    <div data-testid="instructions">
      <p className={styles.count}>
        Visitors in the park: <b>{visitors}</b>
      </p>
      <ol className={styles.steps}>
        <li>Choose a building, then press a square, or drag. Red means it cannot go there.</li>
        <li>Draw paths from the entrance to every ride.</li>
        <li>Right-click a building, or use Remove, to take it away for half its price.</li>
        <li>Look, then press somebody to hear what they think.</li>
        <li>Pause to plan: you can build and undo while the park is paused.</li>
      </ol>
      <details className={styles.more}>
        <summary>Keys, fingers and sums</summary>
        <ul>
          <li>{parkKeys.map(([keys, does]) => `${keys}: ${does}`).join('; ')}.</li>
          <li>
            {controls.map(({ id, label }) => `${keyName(keys[id][0] ?? '')} ${label}, `)}
            {toolKeys.look.toUpperCase()} Look, {toolKeys.remove.toUpperCase()} Remove. A building’s
            letter is in its tooltip.
          </li>
          <li>
            Two fingers or the wheel zoom. Drag with Look, the middle button or two fingers to move
            about.
          </li>
          {tycoon ? (
            <li>
              Guests pay for what they use. Feed them, rest them, and mind the queues. A Coaster
              Station lets you lay a coaster of your own.
            </li>
          ) : (
            <li>
              Each second: £50 a ride, £30 a food stall, £20 a shop, less £5 for every building.
              Rides, food and greenery please people.
            </li>
          )}
        </ul>
      </details>
    </div>
  );
}
