import { isMotionReduced, reducedMotionQuery } from '../lib/motion';
import { settings } from './settings';

/** Whether motion is reduced now. Also on the root, as `data-motion="reduced"` or `"full"`. */
export function motionReduced(): boolean {
  return isMotionReduced(settings.getState().motion);
}

/** Calls back whenever the visitor's choice or the device's preference changes. */
export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', listener);
  const unsubscribe = settings.subscribe((state, previous) => {
    if (state.motion !== previous.motion) listener();
  });
  return () => {
    query.removeEventListener('change', listener);
    unsubscribe();
  };
}

/** Keeps `data-motion` on the root up to date; `motion.js` sets it before the first paint. */
export function connectMotion(): () => void {
  const apply = () => {
    document.documentElement.dataset.motion = motionReduced() ? 'reduced' : 'full';
  };
  apply();
  return onMotionChange(apply);
}
