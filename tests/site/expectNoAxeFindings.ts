import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axeFindings';

/** Checks the page with axe after its entrance animations. */
export async function expectNoAxeFindings(page: Page, state?: string): Promise<void> {
  expect(await axeFindings(page), state).toEqual([]);
}
