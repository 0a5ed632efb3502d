import { expect } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { axeFindings } from './axeFindings';
import { openPage } from './openPage';
import { test } from './tab';

for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
  test(`axe finds nothing on ${path}`, { tag: '@phone' }, async ({ page }) => {
    await openPage(page, path, path === '/no/such/page' ? 404 : 200);
    expect(await axeFindings(page)).toEqual([]);
  });
}
