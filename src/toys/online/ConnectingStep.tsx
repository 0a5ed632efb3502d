import { useEffect, useRef } from 'react';
import { service, signOnMessages } from '../../content/online/service';
import { useMotionReduced } from '../../stores/useMotionReduced';
import styles from './Connecting.module.css';
import { Dove } from './Dove';
import windowStyles from './Online.module.css';
import { ServiceWindow } from './ServiceWindow';
import { Spectrogram } from './Spectrogram';
import { useSignOn } from './useSignOn';

type Props = Readonly<{ name: string; onDone: () => void; onCancel: () => void }>;

/** The wait while the modem dials. */
export function ConnectingStep({ name, onDone, onCancel }: Props) {
  const { phase, rendered, position } = useSignOn(name, onDone);
  const reduced = useMotionReduced();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);

  return (
    <ServiceWindow
      title="Connecting"
      label={`${service.name}, connecting`}
      className={windowStyles.small}
    >
      <div className={styles.body}>
        <div className={styles.wire} data-phase={phase} aria-hidden="true">
          <svg viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
            <path
              d="M0 44Q50 66 100 44T200 44T300 44T400 44"
              transform="translate(-50)"
              fill="none"
              stroke="#1d2c4d"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {signOnMessages.map((message, index) => (
            <span key={message} className={styles.pole} data-lit={index <= phase || undefined} />
          ))}
          <Dove className={styles.dove} />
        </div>
        <p className={styles.message} role="status">
          {signOnMessages[phase]}
        </p>
        <p className={styles.who}>
          Step {phase + 1} of {signOnMessages.length}, signing on as <bdi>{name}</bdi>
        </p>
        <div className={styles.heard} aria-hidden="true">
          <Spectrogram
            className={styles.picture}
            rendered={rendered}
            position={position}
            still={reduced}
          />
          <span>what the modems are saying, 0 to 4000 Hz</span>
        </div>
        <button ref={cancel} type="button" className={windowStyles.push} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </ServiceWindow>
  );
}
