import { expect, type Locator } from '@playwright/test';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { type VisitId, visitAddresses } from '../../src/content/oldWebAddresses';
import { oldWebSites } from '../../src/content/oldWebSites';
import { geoCities } from '../../src/content/oldWebVisits';
import { expectNoAxeFindingsAtBothWidths, phone } from '../site/axeAtBothWidths';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('the old web', async ({ page }) => {
  await openPage(page, '/old-web');

  await test.step('shows nine site cards with four features each', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect.soft(cards).toHaveLength(9);
    for (const [index, site] of oldWebSites.entries()) {
      const card = cards[index];
      expect.soft(card?.heading).toBe(site.name);
      expect.soft(card?.texts).toEqual(expect.arrayContaining([site.year, site.description]));
      expect.soft(card?.items).toEqual(site.features);
    }
  });

  await test.step("the 'Interactive Experiences' cards link to /magic8ball, /messenger and /aol", async () => {
    const links = page.getByRole('region', { name: 'Interactive Experiences' }).getByRole('link');
    await expect.soft(links).toHaveCount(3);
    for (const [index, path] of ['/magic8ball', '/messenger', '/aol'].entries()) {
      await expect.soft(links.nth(index)).toHaveAttribute('href', path);
    }
  });

  await test.step('shows a list of memories', async () => {
    const { heading, items } = oldWebExtras.nostalgia;
    const list = page.getByRole('region', { name: heading });
    await expect.soft(list.getByRole('listitem')).toHaveText([...items]);
  });

  await test.step('a visitor counter of six digits counts the loads of this page on this device', async () => {
    const counter = page.getByText(/You are visitor number/).locator('..');
    await expect(counter).toContainText('000001');
    await page.reload();
    await untilInteractive(page);
    await expect(counter).toContainText('000002');
  });

  await test.step('the browser around the page works: address, Back, Forward, Stop, window buttons', async () => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const says = page.getByRole('main').getByRole('status').last();
    const address = page.getByLabel('Address', { exact: true });
    await address.fill('http://www.neopets');
    await address.press('Enter');
    await expect(page).toHaveURL('/old-web?visit=neopets');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/old-web');
    await press('Forward');
    await expect(page).toHaveURL('/old-web?visit=neopets');
    await page.keyboard.press('Escape');
    await address.fill('altavsta');
    await press('Go');
    await expect(says).toHaveText('Cannot find “altavsta”. Check the address');
    await press('Stop');
    await expect(says).toContainText('Transfer interrupted!');
    await press('Minimise the page');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await press('Minimise the page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Bebo' }).focus();
    await expect(page.getByText(/\/old-web\?visit=bebo$/)).toBeVisible();
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('Back in the drawn browser goes back', async () => {
    await page.getByRole('link', { name: 'Old Web', exact: true }).first().click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

/** A check for sites with something to try. */
const remembered: Partial<Record<VisitId, (window: Locator) => Promise<void>>> = {
  geocities: async (window) => {
    for (let index = 0; index < geoCities.guests.length; index++) {
      await window.getByRole('button', { name: 'Sign my guestbook!!' }).click();
    }
    await expect(window.getByText(/you were here/)).toBeVisible();
  },
  altavista: async (window) => {
    await window.getByLabel('Search the Web for').fill('badgers');
    await window.getByRole('button', { name: 'Submit' }).click();
    await expect(window.getByRole('status')).toContainText(
      /About [\d,]{6,} documents match “badgers”/,
    );
  },
  'ask-jeeves': async (window) => {
    await window.getByRole('button', { name: 'Ask!' }).click();
    await expect(window.getByRole('listitem')).toHaveCount(5);
  },
  'habbo-hotel': async (window) => {
    await window.getByLabel(/Say something/).fill('who did that fart');
    await window.getByRole('button', { name: 'Say' }).click();
    await expect(window.getByText('who did that bobba')).toBeVisible();
  },
  bebo: async (window) => {
    await window.getByRole('button', { name: /^Up.*Lee$/ }).click();
    await expect(window.getByRole('listitem').first()).toContainText('Lee');
    await expect(window.getByRole('status')).toContainText('not speaking to you');
  },
};

test("the nine addresses open in the drawn browser's window", async ({ page }) => {
  const windowOf = (name: string) => page.getByRole('dialog', { name: `${name} - Web Wanderer` });

  /** Opens a site by its link, or leaves the one that is open. */
  const visit = async ({ id, name }: (typeof oldWebSites)[number]) => {
    const window = windowOf(name);
    await page.getByRole('link', { name: `Go to ${name}`, exact: true }).click();
    await expect(page).toHaveURL(`/old-web?visit=${id}`);
    await expect(window.getByText(/Not connected with the site’s owners/)).toBeVisible();
    await expect(window.getByText(visitAddresses[id as VisitId], { exact: true })).toBeVisible();
    expect(await window.getByRole('button').count()).toBeGreaterThan(1);
    return window;
  };
  const leave = async (window: Locator) => {
    await page.goBack();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL('/old-web');
  };

  await test.step('each opens by its URL, and an unknown one opens nothing', async () => {
    await openPage(page, '/old-web?visit=altavista');
    await expect(windowOf('AltaVista')).toBeVisible();
    await openPage(page, '/old-web?visit=constructor');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'My favourite links' })).toBeVisible();
    await page.evaluate(() => history.replaceState(history.state, '', '/old-web'));
  });

  // What a site is remembered for is done at a phone's size, where it has the least room.
  await page.setViewportSize(phone);
  for (const site of oldWebSites) {
    await test.step(`${site.name} opens its own scene, which passes axe on a phone and on a desktop`, async () => {
      const window = await visit(site);
      await expectNoAxeFindingsAtBothWidths(page, 'dialog[open]', site.name);
      await remembered[site.id as VisitId]?.(window);
      await leave(window);
    });
  }
});
