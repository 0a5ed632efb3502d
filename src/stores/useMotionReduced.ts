import { useSyncExternalStore } from 'react';
import { motionReduced, onMotionChange } from './motion';

/** Whether motion is reduced; false while prerendering and hydrating, then the truth. */
export function useMotionReduced(): boolean {
  return useSyncExternalStore(onMotionChange, motionReduced, () => false);
}
