import { ticksPerSecond } from '../../../scenes/kit/rules/FixedStep';

/** A tick as minutes and seconds: '1:05.2'. */
export function clockOf(tick: number): string {
  const tenths = Math.floor((tick * 10) / ticksPerSecond);
  const minutes = Math.floor(tenths / 600);
  const seconds = Math.floor((tenths % 600) / 10);
  return `${minutes}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}
