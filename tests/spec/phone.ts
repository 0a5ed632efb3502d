import { devices } from '@playwright/test';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];

/**
 * One device pixel per CSS pixel: pictures are drawn without a graphics card here. Tests of every
 * file share one tab of this kind, also those with another viewport.
 */
export const phone = { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor: 1 };
