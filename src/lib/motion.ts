/** The media query that tells whether the device asks for less motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether to reduce motion, given the visitor's setting and the device's preference. */
export function isMotionReduced(choice: 'system' | 'reduced' | 'full'): boolean {
  if (choice !== 'system') return choice === 'reduced';
  return typeof matchMedia === 'function' && matchMedia(reducedMotionQuery).matches;
}
