import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { finishEntrances } from './openPage';

const desk = { width: 1280, height: 720 };
const phone = { width: 412, height: 839 };

/**
 * Lets axe look at a part of the page at a phone's width and at a desk's, and leaves it at the desk's:
 * for pages whose styles know a phone by its width only, not by its touch.
 * @param place a selector
 */
export async function expectNoAxeFindingsAtBothWidths(
  page: Page,
  place: string,
  state?: string,
): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await finishEntrances(page);
    expect.soft(await axeFindings(page, place), `${state} at ${size.width}`).toEqual([]);
  }
}
