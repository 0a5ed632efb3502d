import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets sound be worked out five times a second, in blocks as long as the browser has them, where it
 * would wake three processes a hundred times a second for a loudspeaker that nobody hears. All is
 * started, played and stopped as ever.
 */
export async function leaveUnheard(opened: BrowserContext | Page): Promise<void> {
  await opened.addInitScript(() => {
    if (typeof AudioContext === 'undefined') return;
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super({ ...options, latencyHint: 1 });
      }
    };
  });
}
