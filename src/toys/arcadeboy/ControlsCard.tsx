import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ControlSpec, Game } from '../../../scenes/kit/Game';
import { keyName } from '../../hosts/keyName';
import { withHostControls } from '../../hosts/session/hostControls';
import { bindings, keysOf } from '../../stores/bindings';
import styles from './cards.module.css';
import type { Cartridge } from './cartridges';
import { menuControls } from './useMenuPad';

type Props = Readonly<{
  /** The game in play; without one the card lists the menu's buttons. */ cartridge:
    | Cartridge
    | undefined;
}>;
type Row = readonly [button: string, keys: string, does: string];

const buttons: readonly (readonly [name: string, places: readonly ControlSpec['pad'][]])[] = [
  ['D-pad', ['up', 'left', 'right', 'down']],
  ['A', ['a']],
  ['B', ['b']],
  ['START', ['start']],
  ['SELECT', ['select']],
];

/** A cartridge's game; undefined until its rules have loaded. */
function useLoaded(cartridge: Cartridge | undefined): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let isGone = false;
    cartridge?.load().then((loaded) => !isGone && setGame(loaded), console.warn);
    return () => {
      isGone = true;
    };
  }, [cartridge]);
  return game?.id === cartridge?.id ? game : undefined;
}

/** The function of each button, then the controls that have no button. */
function rowsOf(
  controls: readonly ControlSpec[],
  keys: Readonly<Record<string, readonly string[]>>,
): readonly Row[] {
  const firstKey = ({ id }: ControlSpec): string => keys[id].slice(0, 1).map(keyName).join();
  const onShell = buttons.map(([name, places]): Row => {
    const own = controls.filter(({ pad }) => pad !== undefined && places.includes(pad));
    if (own.length === 0) return [name, '–', 'Nothing'];
    return [name, own.map(firstKey).join(' '), own.map(({ label }) => label).join(', ')];
  });
  const others = controls.filter(({ id, pad }) => pad === undefined && !id.startsWith('host:'));
  const beside = others.map((control): Row => {
    const { label, point, swipe } = control;
    const name = point ? 'Pointer' : swipe ? `Swipe ${swipe}` : '–';
    return [name, firstKey(control) || '–', label];
  });
  return [...onShell, ...beside];
}

/** Lists what each of the handheld's buttons does, and its key. */
export function ControlsCard({ cartridge }: Props) {
  const game = useLoaded(cartridge);
  const bound = useStore(bindings);
  const controls = game ? withHostControls(game.controls, true) : menuControls;
  const keys = keysOf(game ? bound : {}, game?.id ?? '', controls);
  return (
    <section className={styles.controls} aria-label="Controls">
      <h2>Controls{game && ` of ${game.title}`}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Button</th>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(controls, keys).map(([button, key, does]) => (
            <tr key={`${button} ${does}`}>
              <th scope="row">{button}</th>
              <td>{key}</td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        START pauses, too. F fills the screen. Hold R, or ◀◀ on the shell, to rewind; such a run
        counts as practice. Gamepads work.
      </p>
    </section>
  );
}
