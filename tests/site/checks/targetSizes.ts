import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axeFindings';

/** No control of the open page is small or partly covered, at its top and scrolled to its end. */
export async function expectTargetsFree(page: Page): Promise<void> {
  for (const top of [0, 1e6]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    const findings = await axeFindings(page, ':root', ['target-size']);
    expect.soft(findings, top === 0 ? 'at the top' : 'at the end').toEqual([]);
  }
}
