import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { Emoji } from '../../components/Emoji';
import { records } from '../../stores/records';
import { BestScores } from './BestScores';
import styles from './cards.module.css';
import { cartridges } from './cartridges';

/** Every cartridge, with its instructions and its best score. */
export function Library() {
  const best = useStore(records);
  return (
    <section aria-label="Game library">
      <h2 className={styles.heading}>Game library</h2>
      <ul className={styles.library}>
        {cartridges.map((entry) => {
          const { id, title, icon, blurb, controls, cartridge } = entry;
          const style = { '--plastic': cartridge.color } as CSSProperties;
          return (
            <li key={id} className={styles.cartridge} style={style}>
              <h3>
                <Emoji symbol={icon} /> {title}
              </h3>
              <p>{blurb}</p>
              {controls && (
                <dl>
                  <div>
                    <dt>Keys</dt>
                    <dd>{controls.desktop}</dd>
                  </div>
                  <div>
                    <dt>Touch</dt>
                    <dd>{controls.mobile}</dd>
                  </div>
                  {controls.gamepad && (
                    <div>
                      <dt>Gamepad</dt>
                      <dd>{controls.gamepad}</dd>
                    </div>
                  )}
                </dl>
              )}
              <BestScores cartridge={entry} scores={Object.entries(best[id] ?? {})} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
