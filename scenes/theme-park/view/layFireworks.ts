import type { Viewport } from '../viewport';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';

/** Bursts at a time, sparks in each, and seconds from one burst to the next in its place. */
const bursts = 5;
const sparks = 18;
const burstSeconds = 1.7;
/** World pixels that sparks fly, and that they have fallen at the end. */
const reach = 62;
const fall = 34;

/**
 * Lays fireworks over what is in view.
 * @param seconds of the park's machinery; below 0 they stand still, half open
 */
export function layFireworks(list: QuadList, view: Readonly<Viewport>, seconds: number): void {
  const [across, down] = [view.width / view.zoom, view.height / view.zoom];
  for (let burst = 0; burst < bursts; burst += 1) {
    const time = seconds < 0 ? burst + 0.5 : seconds / burstSeconds + burst / bursts;
    const turn = Math.floor(time);
    const part = time - turn;
    const who = turn * bursts + burst;
    const x = view.x + (((who * 89) % 97) / 97 - 0.5) * across * 0.8;
    const y = view.y + (((who * 61) % 53) / 53 - 0.75) * down * 0.5;
    const flown = reach * (1 - (1 - part) ** 3);
    const frame = sprite.sparks[who % sprite.sparks.length];
    for (let spark = 0; spark < sparks; spark += 1) {
      const angle = (spark * Math.PI * 2) / sparks;
      const far = spark % 2 === 0 ? flown : flown * 0.6;
      const sparkX = x + Math.cos(angle) * far;
      const sparkY = y + Math.sin(angle) * far + fall * part * part;
      list.add(frame, sparkX, sparkY, 1 - part * part, 0, 1, 1.3 - part * 0.6);
    }
  }
}
