import { useEffect, useRef } from 'react';
import { useMotionReduced } from '../../stores/useMotionReduced';
import styles from './Screen.module.css';

const width = 160;
const height = 120;
/** Time between two pictures in ms. Only the grain changes; the whole does not flicker. */
const every = 70;

function draw(context: CanvasRenderingContext2D): void {
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let index = 0; index < pixels.length; index++) {
    const grey = (40 + Math.random() * 150) | 0;
    pixels[index] = 0xff000000 | (grey << 16) | (grey << 8) | grey;
  }
  context.putImageData(image, 0, 0);
}

/** Static of a television without a signal; a still picture under reduced motion. */
export function Snow() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useMotionReduced();

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    draw(context);
    if (still) return;
    const timer = setInterval(() => draw(context), every);
    return () => clearInterval(timer);
  }, [still]);

  return <canvas ref={canvas} className={styles.snow} width={width} height={height} data-snow="" />;
}
