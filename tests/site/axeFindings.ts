import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { seen } from './unpainted';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * What axe finds wrong with the page as it stands.
 * @param place a selector, for a part of it
 */
export async function axeFindings(
  page: Page,
  place = ':root',
): Promise<{ rule: string; at: string[] }[]> {
  // Half a megabyte to send and to compile: once for each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  // What passes is not named one by one, which would take as long as the rules themselves.
  const { violations } = await seen(page, () =>
    page.evaluate<AxeResults>(`axe.run('${place}', { resultTypes: ['violations'] })`),
  );
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
}
