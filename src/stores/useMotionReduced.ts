import { useSyncExternalStore } from 'react';
import { motionReduced, onMotionChange } from './motion';

/** Whether motion is reduced. False while prerendering and hydrating, then the real value. */
export function useMotionReduced(): boolean {
  return useSyncExternalStore(onMotionChange, motionReduced, () => false);
}
