import { expect } from '@playwright/test';
import { consoles } from '../../src/content/consoles';
import type { Entry } from '../../src/content/entry';
import { gadgets } from '../../src/content/gadgets';
import { oldWebSites } from '../../src/content/oldWebSites';
import { toys } from '../../src/content/toys';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

const entries: Readonly<Record<string, readonly Entry[]>> = {
  '/toys': toys,
  '/gaming': consoles,
  '/tech': gadgets,
  '/old-web': oldWebSites,
};

/** Every thing that the site has a toy of, with the page of its card. */
const things = Object.entries(entries).flatMap(([page, list]) =>
  list.flatMap(({ id, toy }) => (toy ? [{ page, id, ...toy }] : [])),
);

test('the card of a thing leads to its own toy', async ({ page: tab }) => {
  expect(things.length).toBeGreaterThan(5);
  for (const { page, id, path, label } of things) {
    await test.step(`${page}#${id} leads to ${path}`, async () => {
      await openPage(tab, page);
      const link = tab.locator(`#${id}`).getByRole('link', { name: label, exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await expect(tab).toHaveURL(path);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('the stage of a thing leads to its own toy', async ({ page: tab }) => {
  for (const { page, id, path, label } of things) {
    await test.step(`${page}#${id} leads to ${path}`, async () => {
      await openPage(tab, `${page}#${id}`);
      const link = tab.getByRole('dialog').getByRole('link', { name: label, exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await expect(tab).toHaveURL(path);
      await expect(tab.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the card of a thing leads to its own toy', async ({ page: tab }) => {
    for (const { page, id, path, label } of things) {
      await tab.goto(page);
      await tab.locator(`#${id}`).getByRole('link', { name: label, exact: true }).click();
      await expect(tab).toHaveURL(path);
    }
  });
});
