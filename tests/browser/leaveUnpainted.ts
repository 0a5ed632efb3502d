import { drawNothing } from '../drawNothing';

/** For a test that looks at no picture: the page is as transparent as glass, and WebGL draws nothing. */
export function leaveUnpainted(): void {
  document.documentElement.style.opacity = '0';
  drawNothing();
}
