import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { pages } from '../../src/content/pages';
import { openPage } from './openPage';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const path of [...pages.map((page) => page.path), '/no/such/page']) {
  test(`axe finds nothing on ${path}`, { tag: '@phone' }, async ({ page }) => {
    await openPage(page, path, path === '/no/such/page' ? 404 : 200);
    await page.evaluate(axeSource);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    const findings = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(findings).toEqual([]);
  });
}
