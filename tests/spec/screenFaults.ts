import type { Page } from '@playwright/test';
import { classSelector } from '../../scripts/share/classSelector';

/** The windows in which a game's screen is measured, in CSS pixels. What can be turned is, too. */
export const screenSizes = [
  [320, 568],
  [568, 320],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 600],
  [1366, 768],
  [2560, 1440],
  [1440, 2560],
].map(([width, height]) => ({ width, height }));

/**
 * What is wrong with screen and pad in the window as it is: the screen takes less than three fifths
 * of the shorter side that the site's bar leaves, the pad lies over it, or the page is wider than
 * the window.
 * @param whole also what does not stand on the first screen
 */
export function screenFaults(page: Page, whole: boolean): Promise<string[]> {
  return page.evaluate(
    ([mustBeWhole, display]) => {
      const stage = document.querySelector('[data-game-stage]');
      const screen = stage?.closest(display)?.getBoundingClientRect();
      const pad = document.querySelector('[data-dpad]')?.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      if (!screen || !pad || !bar) return ['no screen'];
      const found: string[] = [];
      const least = 0.6 * Math.min(innerWidth, innerHeight - bar.height);
      const side = Math.min(screen.width, screen.height);
      if (side < least) found.push(`small: ${side} of ${least}`);
      const isApart =
        pad.left >= screen.right ||
        pad.right <= screen.left ||
        pad.top >= screen.bottom ||
        pad.bottom <= screen.top;
      if (!isApart) found.push('the pad lies over the screen');
      if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
      if (mustBeWhole) {
        const bottom = Math.max(screen.bottom, pad.bottom);
        const right = Math.max(screen.right, pad.right);
        if (bottom > innerHeight || right > innerWidth) found.push(`cut: ${right}, ${bottom}`);
        const left = Math.min(screen.left, pad.left);
        if (screen.top < 0 || left < 0) found.push('cut at the left or the top');
      }
      return found;
    },
    [whole, classSelector('display')] as const,
  );
}
