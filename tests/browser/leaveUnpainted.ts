import { drawNothing } from '../drawNothing';

/** For tests that look at no picture: the page is fully transparent, and WebGL draws nothing. */
export function leaveUnpainted(): void {
  document.documentElement.style.opacity = '0';
  drawNothing();
}
