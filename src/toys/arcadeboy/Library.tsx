import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import { Emoji } from '../../components/Emoji';
import { records } from '../../stores/records';
import styles from './cards.module.css';
import { cartridges } from './cartridges';

/** A category such as `startLevel 3` in words. */
function inWords(category: string): string {
  return category.replace(/([A-Z])/g, ' $1').toLowerCase();
}

/** Every cartridge, with its instructions and its best score. */
export function Library() {
  const best = useStore(records);
  return (
    <section aria-label="Game library">
      <h2 className={styles.heading}>Game library</h2>
      <ul className={styles.library}>
        {cartridges.map(({ id, title, icon, blurb, controls, cartridge }) => {
          const style = { '--plastic': cartridge.color } as CSSProperties;
          const scores = Object.entries(best[id] ?? {});
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
              {scores.length > 0 && (
                <ul className={styles.best} aria-label={`Best at ${title}`}>
                  {scores.map(([category, { score }]) => (
                    <li key={category}>
                      Best, {inWords(category)}: <b>{scoreWords(score)}</b>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
