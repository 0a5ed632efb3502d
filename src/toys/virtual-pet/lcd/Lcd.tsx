import { useEffect, useState } from 'react';
import { useMotionReduced } from '../../../stores/useMotionReduced';
import styles from '../VirtualPetToy.module.css';
import { type LcdScene, lcdFrame, lcdHeight, lcdPath, lcdWidth } from './lcdFrame';

/** Ms from one picture to the next. */
const beatTime = 500;
/** Of a scene that stands still: its most telling picture. */
const stillBeat = 1;

const glass = lcdPath(Array.from({ length: lcdWidth * lcdHeight }, () => true));

type Props = Readonly<{
  scene: LcdScene;
  /** What the picture shows, for whoever does not see it. */
  label: string;
}>;

/** A display of 32 by 16 dots; give it a key, so that a scene begins at its beginning. */
export function Lcd({ scene, label }: Props) {
  const [beat, setBeat] = useState(0);
  const still = useMotionReduced();

  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setBeat((before) => before + 1), beatTime);
    return () => clearInterval(timer);
  }, [still]);

  return (
    <svg
      className={styles.lcd}
      viewBox={`-0.5 -0.5 ${lcdWidth + 0.9} ${lcdHeight + 0.9}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.unlit} d={glass} />
      <path d={lcdPath(lcdFrame(scene, still ? stillBeat : beat))} />
    </svg>
  );
}
