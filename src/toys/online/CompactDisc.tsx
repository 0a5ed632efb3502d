import { useId } from 'react';
import { service } from '../../content/online/service';
import styles from './CdRom.module.css';
import { Dove } from './Dove';

/** A drawing of the free disc. */
export function CompactDisc() {
  const rim = useId();
  return (
    <div className={styles.disc} aria-hidden="true">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <path id={rim} d="M100 100m-80 0a80 80 0 1 1 160 0a80 80 0 1 1-160 0" fill="none" />
        <text className={styles.rim}>
          <textPath href={`#${rim}`} textLength="495">
            {`${service.name} · Windows CD-ROM · ${service.offer} · `}
          </textPath>
        </text>
      </svg>
      <span className={styles.hub} />
      <Dove className={styles.discDove} />
    </div>
  );
}
