import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { finishEntrances } from './openPage';

/** Lets axe look at the page as it stands once every animation that ends has ended. */
export async function expectNoAxeFindings(page: Page, state?: string): Promise<void> {
  await finishEntrances(page);
  expect(await axeFindings(page), state).toEqual([]);
}
