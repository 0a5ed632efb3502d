import type { ReactNode } from 'react';
import type { PetAct } from '../../../scenes/virtual-pet/rules/petActs';
import { petActs } from '../../../scenes/virtual-pet/rules/petActs';
import { Lcd } from './lcd/Lcd';
import { type LcdScene, lcdHeight, lcdWidth } from './lcd/lcdFrame';
import styles from './VirtualPetToy.module.css';

const labels: Readonly<Record<PetAct, string>> = {
  feed: 'Feed',
  play: 'Play',
  snack: 'Snack',
  rest: 'Rest',
};

type Props = Readonly<{
  scene: LcdScene;
  /** Identifies a scene: a new key starts it from its beginning. */
  sceneKey: string;
  label: string;
  mood: string;
  /** Shown in place of the four buttons. */
  instead?: ReactNode;
  onAct: (act: PetAct) => void;
  disabled?: boolean;
  /** The text at the bottom of the device. */
  footer: ReactNode;
}>;

/** An egg on a chain, its display and its buttons. */
export function Device(props: Props) {
  const { scene, sceneKey, label, mood, instead, onAct, disabled, footer } = props;
  return (
    <div className={styles.device}>
      <svg className={styles.chain} viewBox="0 0 60 70" aria-hidden="true">
        <path d="M30 66V46" />
        <circle cx="30" cy="24" r="20" />
      </svg>
      <div className={styles.egg}>
        <p className={styles.brand} aria-hidden="true">
          pocket <b>peep</b>
        </p>
        <div className={styles.bezel}>
          <Lcd key={sceneKey} scene={scene} label={label} />
          <p className={styles.mood}>
            Mood: <b>{mood}</b>
          </p>
        </div>
        <div className={styles.buttons}>
          {instead ||
            petActs.map((act) => (
              <button
                key={act}
                type="button"
                className={styles.button}
                data-act={act}
                disabled={disabled}
                onClick={() => onAct(act)}
              >
                <i className={styles.knob} aria-hidden="true" />
                {labels[act]}
              </button>
            ))}
        </div>
        <div className={styles.footer}>{footer}</div>
      </div>
      <p className={styles.size} aria-hidden="true">
        {lcdWidth} × {lcdHeight} dots, all of them working
      </p>
    </div>
  );
}
