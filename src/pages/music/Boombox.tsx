import type { ReactNode } from 'react';
import styles from './Boombox.module.css';
import { Equaliser } from './Equaliser';

const keys = ['Pause', 'Stop', 'Rew', 'F.Fwd', 'Play', 'Rec'];
const stations = [88, 92, 96, 100, 104, 108];

/** A portable stereo, waiting for the chart with play and record held down; its door shows the children. */
export function Boombox({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className={styles.boombox}>
      <span className={styles.handle} aria-hidden="true" />
      <span className={styles.speaker} aria-hidden="true" />
      <div className={styles.middle}>
        <div className={styles.tuner} aria-hidden="true">
          <span className={styles.scale}>
            {stations.map((station) => (
              <span key={station}>{station}</span>
            ))}
          </span>
          <Equaliser bars={14} className={styles.levels} />
        </div>
        <div className={styles.door}>{children}</div>
        <div className={styles.keys} aria-hidden="true">
          {keys.map((key) => (
            <span key={key}>{key}</span>
          ))}
        </div>
      </div>
      <span className={styles.speaker} aria-hidden="true" />
    </div>
  );
}
