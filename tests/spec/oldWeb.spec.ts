import { expect, type Locator } from '@playwright/test';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { type VisitId, visitAddresses } from '../../src/content/oldWebAddresses';
import { oldWebSites } from '../../src/content/oldWebSites';
import { geoCities } from '../../src/content/oldWebVisits';
import { expectNoAxeFindingsAtBothWidths, phone } from '../site/axeAtBothWidths';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';

test('the old web', async ({ page }) => {
  await openPage(page, '/old-web');

  await test.step('shows nine site cards with four features each', async () => {
    const cards = page.getByRole('main').getByRole('article');
    await expect.soft(cards).toHaveCount(9);
    for (const [index, site] of oldWebSites.entries()) {
      const card = cards.nth(index);
      await expect.soft(card.getByRole('heading', { level: 3 })).toHaveText(site.name);
      await expect.soft(card.getByText(site.year, { exact: true })).toBeVisible();
      await expect.soft(card.getByText(site.description, { exact: true })).toBeVisible();
      await expect.soft(card.getByRole('listitem')).toHaveText([...site.features]);
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

test.describe("the nine addresses open in the drawn browser's window", () => {
  test('each opens its own scene, which passes axe and does what the site is remembered for', async ({
    page,
  }) => {
    await openPage(page, '/old-web');
    for (const { id, name } of oldWebSites) {
      const window = page.getByRole('dialog', { name: `${name} - Web Wanderer` });
      const isWhole = async () => {
        await expect(window.getByText(/Not connected with the site’s owners/)).toBeVisible();
        await expect(
          window.getByText(visitAddresses[id as VisitId], { exact: true }),
        ).toBeVisible();
        expect(await window.getByRole('button').count()).toBeGreaterThan(1);
      };
      const visit = async () => {
        await page.getByRole('link', { name: `Go to ${name}`, exact: true }).click();
        await expect(page).toHaveURL(`/old-web?visit=${id}`);
        await isWhole();
      };
      const doRemembered = remembered[id as VisitId];
      const leave = async () => {
        await page.goBack();
        await expect(window).toBeHidden();
        await expect(page).toHaveURL('/old-web');
      };
      await test.step(name, async () => {
        await visit();
        // Everything behind the window is the same each time.
        const place = id === oldWebSites[0].id ? ':root' : 'dialog[open]';
        await expectNoAxeFindingsAtBothWidths(page, place, name);
        await doRemembered?.(window);
        if (doRemembered) await leave();
      });
      await test.step(`${name} on a small screen`, async () => {
        const before = page.viewportSize();
        await page.setViewportSize(phone);
        if (doRemembered) await visit();
        else await isWhole();
        await doRemembered?.(window);
        await leave();
        if (before) await page.setViewportSize(before);
      });
    }
  });

  test('opens by its URL, and an unknown one opens nothing', async ({ page }) => {
    await openPage(page, '/old-web?visit=altavista');
    await expect(page.getByRole('dialog', { name: 'AltaVista - Web Wanderer' })).toBeVisible();
    await openPage(page, '/old-web?visit=constructor');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'My favourite links' })).toBeVisible();
  });
});
