import { useEffect, useId, useRef } from 'react';
import { service } from '../../content/online/service';
import styles from './CdRom.module.css';
import { Dove } from './Dove';
import windowStyles from './Online.module.css';
import { ServiceWindow } from './ServiceWindow';

type Props = Readonly<{ takesFocus: boolean; onInsert: () => void; onCancel: () => void }>;

/** The first step: the free disc, before it is inserted. */
export function CdRomStep({ takesFocus, onInsert, onCancel }: Props) {
  const insert = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) insert.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <ServiceWindow title="Setup" label={`${service.name}, setup`} className={styles.setup}>
      <div className={styles.body}>
        <div className={styles.sleeve}>
          <CompactDisc />
          <span className={styles.drive} aria-hidden="true" />
          <p className={styles.flash} aria-hidden="true">
            500
            <small>hours free*</small>
          </p>
        </div>
        <div className={styles.words}>
          <p className={styles.brand}>
            {service.short}
            <small>On-Line</small>
          </p>
          <p className={styles.slogan}>{service.slogan}</p>
          <p>
            A free disc has come through the letterbox. Put it into the CD-ROM drive, ask whether
            anybody is waiting for a call, and we shall do the rest.
          </p>
          <p className={styles.buttons}>
            <button ref={insert} type="button" className={windowStyles.push} onClick={onInsert}>
              Insert CD-ROM
            </button>
            <button type="button" className={windowStyles.push} onClick={onCancel}>
              Cancel
            </button>
          </p>
          <p className={styles.small}>
            {service.smallPrint} {service.disclaimer}
          </p>
        </div>
      </div>
    </ServiceWindow>
  );
}

/** A drawing of the free disc. */
function CompactDisc() {
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
