import { type CSSProperties, useEffect, useRef } from 'react';
import { Emoji } from '../../components/Emoji';
import { openRemote } from '../../components/openRemote';
import { cartridges } from './cartridges';
import styles from './lcd.module.css';

type Props = Readonly<{
  chosen: number;
  /** Selects a cartridge without starting it. */
  onChoose: (index: number) => void;
  onLoad: (index: number) => void;
}>;

/** The list of cartridges with one selected. Pressing it, A or START starts it. */
export function CartridgeMenu({ chosen, onChoose, onLoad }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = cartridges[chosen];

  // Focus follows the selection, but is never taken from elsewhere on the page.
  useEffect(() => {
    const active = document.activeElement;
    const shell = list.current?.closest('[data-power]');
    const free = !active || active === document.body || active.matches('h1');
    if (!free && !shell?.contains(active)) return;
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[chosen]?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <div className={styles.menu}>
      <h2 className={styles.heading}>Choose a game</h2>
      <ul ref={list} className={styles.list}>
        {cartridges.map(({ id, title, icon, cartridge }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.item}
              style={{ '--plastic': cartridge.color } as CSSProperties}
              aria-current={index === chosen}
              onFocus={() => onChoose(index)}
              onPointerEnter={() => onChoose(index)}
              onClick={() => onLoad(index)}
            >
              <span className={styles.cartridge} aria-hidden="true">
                <Emoji symbol={icon} />
              </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {current && <p className={styles.blurb}>{current.blurb}</p>}
      {current && (
        <div className={styles.stage} aria-hidden="true">
          <span
            key={current.id}
            className={styles.big}
            style={{ '--plastic': current.cartridge.color } as CSSProperties}
          >
            <Emoji symbol={current.icon} />
          </span>
        </div>
      )}
      <p className={styles.hint}>
        A or START plays it{' '}
        {current && (
          <a className={styles.daily} href={`/arcadeboy?game=${current.id}&daily`}>
            Today’s run
          </a>
        )}{' '}
        <button type="button" className={styles.daily} onClick={openRemote}>
          Elsewhere
        </button>
      </p>
    </div>
  );
}
