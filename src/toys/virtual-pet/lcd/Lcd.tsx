import { useEffect, useState } from 'react';
import { useMotionReduced } from '../../../stores/useMotionReduced';
import styles from '../VirtualPetToy.module.css';
import { type LcdScene, lcdFrame, lcdHeight, lcdPath, lcdWidth } from './lcdFrame';

/** Time between two frames in ms. */
const beatTime = 500;
/** The frame that a still scene shows. */
const stillBeat = 1;

const unlitPath = lcdPath(Array.from({ length: lcdWidth * lcdHeight }, () => true));

type Props = Readonly<{
  scene: LcdScene;
  /** The text alternative of the picture. */
  label: string;
}>;

/** A display of 32 by 16 dots. A new `key` starts a scene from its beginning. */
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
      <path className={styles.unlit} d={unlitPath} />
      <path d={lcdPath(lcdFrame(scene, still ? stillBeat : beat))} />
    </svg>
  );
}
