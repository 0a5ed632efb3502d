/** The media query that tells whether the device asks for less motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether motion is to be reduced, given the visitor's choice and the device's wish. */
export function isMotionReduced(choice: 'system' | 'reduced' | 'full'): boolean {
  if (choice !== 'system') return choice === 'reduced';
  return typeof matchMedia === 'function' && matchMedia(reducedMotionQuery).matches;
}
