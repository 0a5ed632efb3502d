import { expect, type Page, type ViewportSize } from '@playwright/test';
import { axeFindings } from './axeFindings';

const devices = {
  phone: { width: 412, height: 839, isTouched: true },
  desk: { width: 1280, height: 720, isTouched: false },
};
export const phone = { width: devices.phone.width, height: devices.phone.height };

/**
 * Gives the page a phone's size and a finger while a function runs. Pages that it opens meanwhile
 * find a coarse pointer.
 */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    // As Playwright's own `hasTouch` does it: media queries for a coarse pointer match.
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.setViewportSize(phone);
    await look();
  } finally {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
}

/** Gives a page a size, unless it has it: that takes a frame even if nothing changes. */
async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/**
 * Checks the page at a phone's size with touch and at a desktop's, the one that it has last, and
 * restores its size. For tests on the desktop, and for states that survive a change of size.
 */
export async function lookAtBothWidths(
  page: Page,
  look: (device: string) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  const order = Object.entries(devices);
  if (before?.width === phone.width) order.reverse();
  const session = await page.context().newCDPSession(page);
  // As Playwright's own `hasTouch` does it: media queries for a coarse pointer match.
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled });
  try {
    for (const [device, { isTouched, ...size }] of order) {
      await touch(isTouched);
      await resize(page, size);
      await look(device);
    }
  } finally {
    await touch(false);
    await session.detach();
    if (before) await resize(page, before);
  }
}

/**
 * Checks a part of the page with axe at a phone's size and at a desktop's.
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
