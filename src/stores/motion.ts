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

/**
 * Keeps `data-motion`, `data-contrast` and `data-text` on the root up to date; `motion.js` sets them
 * before the first paint.
 */
export function connectLook(): () => void {
  const apply = () => {
    const { contrast, textSize } = settings.getState();
    const { dataset } = document.documentElement;
    dataset.motion = motionReduced() ? 'reduced' : 'full';
    dataset.contrast = contrast;
    dataset.text = textSize;
  };
  apply();
  const undos = [onMotionChange(apply), settings.subscribe(apply)];
  return () => {
    for (const undo of undos) undo();
  };
}
