import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';

/** Lets axe look at the page as it stands once its entrances are over. */
export async function expectNoAxeFindings(page: Page, state?: string): Promise<void> {
  expect(await axeFindings(page), state).toEqual([]);
}
