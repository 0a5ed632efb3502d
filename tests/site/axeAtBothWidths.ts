import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';

const devices = {
  phone: { width: 412, height: 839, isTouched: true },
  desk: { width: 1280, height: 720, isTouched: false },
};
export const phone = { width: devices.phone.width, height: devices.phone.height };

/**
 * Looks at the page as a phone has it, small and touched, then as a desk has it, and leaves it as it
 * was. For tests on the desktop, and for states that outlast a change of size.
 */
export async function lookAtBothWidths(
  page: Page,
  look: (device: string) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  try {
    for (const [device, { width, height, isTouched }] of Object.entries(devices)) {
      // As Playwright's own `hasTouch` does it: media queries for a coarse pointer match.
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
      await page.setViewportSize({ width, height });
      await look(device);
    }
  } finally {
    await session.detach();
    if (before) await page.setViewportSize(before);
  }
}

/**
 * Lets axe look at a part of the page as a phone has it and as a desk does.
 * @param place a selector
 */
export async function expectNoAxeFindingsAtBothWidths(
  page: Page,
  place: string,
  state?: string,
): Promise<void> {
  await lookAtBothWidths(page, async (device) => {
    expect.soft(await axeFindings(page, place), `${state} on a ${device}`).toEqual([]);
  });
}
