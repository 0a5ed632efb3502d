import { expect, type Page } from '@playwright/test';
import { pageHeads } from '../../src/content/pageHeads';
import { pages } from '../../src/content/pages';
import { siteName } from '../../src/content/site';
import { listenForComplaints, openPage, untilStanding } from './openPage';
import { test } from './tab';

type Head = Readonly<Record<string, string[]>>;

/** The contents of every named element of the head, by name. */
function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const head: Record<string, string[]> = { title: [] };
    for (const title of document.querySelectorAll('title')) {
      if (!title.closest('svg')) head.title?.push(title.textContent);
    }
    for (const element of document.querySelectorAll('meta[name], meta[property], link[rel]')) {
      const name =
        element.getAttribute('name') ??
        element.getAttribute('property') ??
        element.getAttribute('rel');
      if (name === null || name === 'stylesheet' || name === 'modulepreload') continue;
      head[name] = [
        ...(head[name] ?? []),
        element.getAttribute('content') ?? element.getAttribute('href') ?? '',
      ];
    }
    return head;
  });
}

async function expectHeadOf(page: Page, path: string, origin: string): Promise<void> {
  const info = pageHeads[path];
  const title = `${info?.title} | ${siteName}`;
  await expect(page).toHaveTitle(title);
  const head = await readHead(page);
  expect(head).toMatchObject({
    title: [title],
    description: [info?.description],
    canonical: [`${origin}${path}`],
    'og:title': [title],
    'og:description': [info?.description],
    'og:url': [`${origin}${path}`],
    'og:type': ['website'],
    'og:site_name': [siteName],
    'twitter:card': [info?.shareImage ? 'summary_large_image' : 'summary'],
  });
  const repeated = Object.entries(head).filter(
    ([name, values]) => values.length > 1 && !['preload', 'icon'].includes(name),
  );
  expect(repeated).toEqual([]);
  expect(await page.locator('body title, body meta, body link[rel=canonical]').count()).toBe(0);
}

/**
 * Routes that the specification links to and whose pages have not landed: they answer with the 404
 * page. A path that has landed fails here until it is taken off the list.
 */
const specifiedYetWithoutPage = new Set(['/magic8ball', '/aol', '/musictv']);

test('a page’s own styles come after the site’s and win over them', async ({ page }) => {
  await openPage(page, '/messenger');
  const picture = await page.locator('main header img').boundingBox();
  expect(picture?.width).toBeGreaterThan(50);
});

test('is painted before its scripts are asked for', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, '/toys');
  const asked = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(new URL(name).pathname));
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { painted, scripts: scripts.map(({ startTime }) => startTime) };
  });
  expect(asked.painted).toBeGreaterThan(0);
  expect(asked.scripts.length).toBeGreaterThan(1);
  expect(Math.min(...asked.scripts)).toBeGreaterThan(asked.painted ?? Number.POSITIVE_INFINITY);
});

for (const { path } of pages) {
  test.describe(path, { tag: '@firefox' }, () => {
    test('hydrates without a complaint, its head saying each thing once before and after', {
      tag: '@phone',
    }, async ({ page, baseURL }) => {
      const complaints = await listenForComplaints(page);
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect([200, 304]).toContain(response?.status());
      await page.waitForLoadState('domcontentloaded');
      await expectHeadOf(page, path, baseURL ?? '');
      await untilStanding(page);
      await expectHeadOf(page, path, baseURL ?? '');
      await page.waitForLoadState('load');
      expect(complaints.messages).toEqual([]);
    });
  });

  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('is readable and its links lead somewhere', async ({ page, request }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      const links = await page.locator('a[href^="/"]').all();
      const targets = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
      for (const target of targets) {
        const response = await request.get(target ?? '');
        const status = specifiedYetWithoutPage.has(target ?? '') ? 404 : 200;
        expect(response.status(), `the link to ${target}`).toBe(status);
      }
    });
  });

  if (path === '/') continue;
  test(`the head follows from Home to ${path} without a reload`, async ({ page, baseURL }) => {
    await openPage(page, '/');
    await page.evaluate(() => performance.mark('still the same document'));
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await page.waitForURL(path);
    await expectHeadOf(page, path, baseURL ?? '');
    const marks = await page.evaluate(
      () => performance.getEntriesByName('still the same document').length,
    );
    expect(marks).toBe(1);
  });
}

test.describe('an address without a page', { tag: ['@firefox', '@phone'] }, () => {
  test('answers 404 with the page that says so, and is not to be indexed', async ({ page }) => {
    await openPage(page, '/no/such/page', 404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(`Page not found | ${siteName}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  test('hydrates without a complaint but for the missing page', async ({ page }) => {
    const complaints = await listenForComplaints(page);
    await openPage(page, '/no/such/page', 404);
    const others = complaints.messages.filter((message) => !/404/.test(message));
    expect(others).toEqual([]);
  });

  test('leads Home, whose head is then complete', async ({ page, baseURL }) => {
    await openPage(page, '/no/such/page', 404);
    await page.locator('main a[href="/"]').first().click();
    await page.waitForURL('/');
    await expectHeadOf(page, '/', baseURL ?? '');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});

test('the sitemap lists every page once, and the crawlers are told of it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path }) => `${baseURL}${path}`));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the share images are there, 1200 by 630', async ({ page }) => {
  for (const { shareImage } of Object.values(pageHeads)) {
    if (!shareImage) continue;
    await page.goto(shareImage.path);
    const size = await page.evaluate(() => {
      const image = document.images[0];
      return [image?.naturalWidth, image?.naturalHeight];
    });
    expect(size).toEqual([1200, 630]);
  }
});
