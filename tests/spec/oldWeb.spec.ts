import { expect, type Page } from '@playwright/test';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { oldWebSites } from '../../src/content/oldWebSites';
import { geoCities, type VisitId, visitAddresses } from '../../src/content/oldWebVisits';
import { expectNoAxeFindings } from '../site/expectNoAxeFindings';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';

test.beforeEach(({ page }) => openPage(page, '/old-web'));

test('a Back Home button leads to /', async ({ page }) => {
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('nine site cards, each with four features', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  for (const [index, site] of oldWebSites.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(site.name);
    await expect(card.getByText(site.year, { exact: true })).toBeVisible();
    await expect(card.getByText(site.description, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText([...site.features]);
  }
});

test("'Interactive Experiences' cards link to /magic8ball, /messenger and /aol", async ({
  page,
}) => {
  const links = page.getByRole('region', { name: 'Interactive Experiences' }).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const [index, path] of ['/magic8ball', '/messenger', '/aol'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
  }
});

test('a nostalgia list', async ({ page }) => {
  const { heading, items } = oldWebExtras.nostalgia;
  const list = page.getByRole('region', { name: heading });
  await expect(list.getByRole('listitem')).toHaveText([...items]);
});

test('a visitor counter of six digits counts the loads of this page on this device', async ({
  page,
}) => {
  const counter = page.getByText(/You are visitor number/).locator('..');
  await expect(counter).toContainText('000001');
  await page.reload();
  await untilInteractive(page);
  await expect(counter).toContainText('000002');
});

test.describe('the nine addresses open in the wanderer’s window', () => {
  for (const { id, name } of oldWebSites) {
    test(`${name} has a scene of its own, without a finding of axe`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.getByRole('link', { name: `Go to ${name}`, exact: true }).click();
      await expect(page).toHaveURL(`/old-web?visit=${id}`);
      const window = page.getByRole('dialog', { name: `${name} - Web Wanderer` });
      await expect(window.getByText(/Not connected with the site’s owners/)).toBeVisible();
      await expect(window.getByText(visitAddresses[id as VisitId], { exact: true })).toBeVisible();
      expect(await window.getByRole('button').count()).toBeGreaterThan(1);
      await expectNoAxeFindings(page, name);
      await page.goBack();
      await expect(window).toBeHidden();
      await expect(page).toHaveURL('/old-web');
    });
  }

  const visit = async (page: Page, id: VisitId) => {
    await openPage(page, `/old-web?visit=${id}`);
    return page.getByRole('dialog');
  };

  test('they do what they are remembered for', async ({ page }) => {
    const geo = await visit(page, 'geocities');
    for (let index = 0; index < geoCities.guests.length; index++) {
      await geo.getByRole('button', { name: 'Sign my guestbook!!' }).click();
    }
    await expect(geo.getByText(/you were here/)).toBeVisible();

    const alta = await visit(page, 'altavista');
    await alta.getByLabel('Search the Web for').fill('badgers');
    await alta.getByRole('button', { name: 'Submit' }).click();
    await expect(alta.getByRole('status')).toContainText(
      /About [\d,]{6,} documents match “badgers”/,
    );

    const butler = await visit(page, 'ask-jeeves');
    await butler.getByRole('button', { name: 'Ask!' }).click();
    await expect(butler.getByRole('listitem')).toHaveCount(5);

    const hotel = await visit(page, 'habbo-hotel');
    await hotel.getByLabel(/Say something/).fill('who did that fart');
    await hotel.getByRole('button', { name: 'Say' }).click();
    await expect(hotel.getByText('who did that bobba')).toBeVisible();

    const skin = await visit(page, 'bebo');
    await skin.getByRole('button', { name: /^Up.*Lee$/ }).click();
    await expect(skin.getByRole('listitem').first()).toContainText('Lee');
    await expect(skin.getByRole('status')).toContainText('not speaking to you');
  });

  test('an address that is none of them opens nothing', async ({ page }) => {
    await openPage(page, '/old-web?visit=constructor');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'My favourite links' })).toBeVisible();
  });
});
