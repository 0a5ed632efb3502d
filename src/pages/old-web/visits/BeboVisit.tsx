import { useState } from 'react';
import { bebo } from '../../../content/oldWebVisits';
import styles from './visits.module.css';

/** Bebo: three Luvs a day, a skin, and friends in an order. */
export function BeboVisit() {
  const [luv, setLuv] = useState(3);
  const [skin, setSkin] = useState(0);
  const [order, setOrder] = useState<readonly string[]>(bebo.friends);
  const promote = (name: string) => {
    const at = order.indexOf(name);
    setOrder([...order.slice(0, at - 1), name, ...order.slice(at - 1).filter((o) => o !== name)]);
  };
  return (
    <div className={styles.bebo} data-skin={bebo.skins[skin]}>
      <h3>Top friends</h3>
      <ol>
        {order.map((name, place) => (
          <li key={name}>
            <span>{name}</span>
            <button type="button" disabled={place === 0} onClick={() => promote(name)}>
              Up<span className={styles.unseen}>: {name}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        <button type="button" disabled={luv === 0} onClick={() => setLuv(luv - 1)}>
          Share the Luv ({luv} left today)
        </button>
        <button type="button" onClick={() => setSkin((skin + 1) % bebo.skins.length)}>
          Louder skin
        </button>
      </div>
      <p role="status">
        {order[0] !== bebo.friends[0] &&
          `${bebo.friends[0]} has noticed, and is not speaking to you.`}
      </p>
    </div>
  );
}
