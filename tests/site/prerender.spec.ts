import { expect, type Page } from '@playwright/test';
import { scriptAddress, scriptPaths } from '../../scripts/share/builtScripts';
import { artists } from '../../src/content/artists';
import { films } from '../../src/content/films';
import { pageHeads } from '../../src/content/pageHeads';
import { pages } from '../../src/content/pages';
import { siteName } from '../../src/content/site';
import { toys } from '../../src/content/toys';
import { tvShows } from '../../src/content/tvShows';
import { expectHeadOf } from './checks/pageHead';
import { holdBack } from './holdBack';
import { listenForComplaints, openPage, untilInteractive } from './openPage';
import { test } from './tab';

test("a page's own styles come after the site's and override them", async ({ page }) => {
  await openPage(page, '/messenger');
  const picture = await page.locator('main header img').boundingBox();
  expect(picture?.width).toBeGreaterThan(50);
});

test.describe('drawn', () => {
  test.use({ painted: true });
  /** Sets the round trip that the browser reports, in ms. */
  const reportRoundTrip = (page: Page, rtt: number) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { rtt: value } });
    }, rtt);

  async function expectPaintedFirst(page: Page): Promise<void> {
    await untilInteractive(page);
    const { painted, interactive } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      interactive: performance.getEntriesByName('interactive')[0]?.startTime,
    }));
    expect(painted).toBeGreaterThan(0);
    expect(interactive).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  }

  /** Notes when the first frame and the script that starts the site came, in ms. */
  const watchFirstFrame = (page: Page) =>
    page.addInitScript(() => {
      const noted: { frame?: number; script?: number } = {};
      Object.assign(globalThis, { noted });
      requestAnimationFrame(() => {
        noted.frame = performance.now();
      });
      new MutationObserver(() => {
        if (!document.querySelector('script[type=module]')) return;
        noted.script ??= performance.now();
      }).observe(document, { subtree: true, childList: true });
    });

  test('on a slow line scripts are fetched behind styles and fonts, and run after the first frame', {
    tag: '@firefox',
  }, async ({ page }) => {
    await reportRoundTrip(page, 150);
    await watchFirstFrame(page);
    const letThrough = await holdBack(page, '**/assets/*.css');
    const entry = page.waitForResponse(scriptAddress('index'));
    await page.goto('/toys', { waitUntil: 'commit' });
    // The entry has come, and waits for the styles.
    await (await entry).finished();
    await expect(page.locator('template#after-paint')).toBeAttached();
    await expect(page.locator('script[type=module]')).toHaveCount(0);
    letThrough();
    await untilInteractive(page);
    const { frame, script } = await page.evaluate(
      () => Reflect.get(globalThis, 'noted') as { frame?: number; script?: number },
    );
    expect(frame).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(frame ?? Number.POSITIVE_INFINITY);
    await page.unrouteAll();
  });

  test('on a fast line scripts are fetched after the paint', { tag: '@firefox' }, async ({
    page,
  }) => {
    await reportRoundTrip(page, 50);
    await page.goto('/toys', { waitUntil: 'commit' });
    await expectPaintedFirst(page);
    const isBehind = await page.evaluate((index) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(index));
      return scripts.map(({ startTime }) => startTime >= (painted?.startTime ?? Infinity));
    }, scriptPaths('index')[0] ?? '');
    expect(isBehind).toEqual([true]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, its links lead somewhere, and tapes and cassettes turn over', async ({
    page,
    baseURL,
  }) => {
    const targets = new Map<string, string>();
    // In a small window there is little to paint.
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 240 });
    for (const { path } of pages) {
      await page.goto(path);
      const { headings, mains, links } = await page.evaluate(() => ({
        headings: Array.from(document.querySelectorAll('h1'), (heading) => {
          const { width, height } = heading.getBoundingClientRect();
          return width * height > 0 && heading.checkVisibility({ visibilityProperty: true });
        }),
        mains: document.querySelectorAll('main').length,
        links: Array.from(
          document.querySelectorAll('a[href^="/"]'),
          (link) => link.getAttribute('href') ?? '',
        ),
      }));
      expect.soft(headings, `seen headings of ${path}`).toEqual([true]);
      expect.soft(mains, path).toBe(1);
      expect.soft(links.length, path).toBeGreaterThan(pages.length);
      for (const link of links) targets.set(link.replace(/#.*/, ''), path);
    }
    expect(targets.size).toBeGreaterThan(pages.length);
    for (const [target, from] of targets) {
      const { status, body } = await fetch(new URL(target, baseURL));
      await body?.cancel();
      expect.soft(status, `the link on ${from} to ${target}`).toBe(200);
    }
    if (usual) await page.setViewportSize(usual);

    await test.step('a tape can be pulled out and read', async () => {
      await page.goto('/movies');
      const film = films[1];
      if (!film) throw new Error('no second film');
      const card = page.getByRole('article').nth(1);
      await card.locator('summary').click();
      await expect(card.getByText(film.description)).toBeVisible();
    });
    await test.step('the space bar turns a tape over to its three singles and back', async () => {
      await page.goto('/music');
      const card = page.getByRole('article').nth(3);
      const tape = card.locator('ul').locator('xpath=../../..');
      const turn = card.getByRole('checkbox', { name: `B side: ${artists[3]?.name}` });
      await expect(tape).toHaveCSS('transform', 'none');
      await turn.press('Space');
      await expect(tape).toHaveCSS('transform', /^matrix3d\(-1/);
      await expect(card.getByRole('listitem')).toHaveText([...(artists[3]?.singles ?? [])]);
      await turn.press('Space');
      await expect(tape).toHaveCSS('transform', 'none');
    });
    await test.step('all nine toys can be read', async () => {
      await page.goto('/toys');
      for (const toy of toys) await expect(page.getByText(toy.description)).toBeVisible();
    });
    await test.step('all twelve programmes can be read', async () => {
      await page.goto('/tv-shows');
      for (const show of tvShows) await expect(page.getByText(show.description)).toBeVisible();
    });
  });
});

// In Chromium offline.spec.ts checks the head from page to page, tour.spec.ts the errors, and
// everyPage.spec.ts loads each page.
test('in Firefox the head follows from Home to every page, Home and back, without a reload or an error', {
  tag: '@firefox-only',
}, async ({ page, baseURL }) => {
  const complaints = await listenForComplaints(page);
  // The page with the most parts, the desktop, and the first page.
  for (const path of ['/lifestyle', '/win95-desktop', '/']) {
    // A page that is left complains of what it was still fetching.
    await page.goto('/robots.txt');
    complaints.messages.splice(0);
    await openPage(page, path);
    await expectHeadOf(page, path, baseURL ?? '');
    expect.soft(complaints.messages, path).toEqual([]);
  }
  await page.evaluate(() => performance.mark('still the same document'));
  for (const { path } of [...pages.filter((each) => each.path !== '/'), ...pages.slice(0, 1)]) {
    await test.step(path, async () => {
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await page.waitForURL(path);
      await expectHeadOf(page, path, baseURL ?? '');
      await expect(page.locator('main h1').first()).toBeAttached();
      expect.soft(complaints.messages).toEqual([]);
    });
  }
  await test.step('back', async () => {
    await page.goBack();
    await expectHeadOf(page, pages.at(-1)?.path ?? '', baseURL ?? '');
  });
  const marks = await page.evaluate(
    () => performance.getEntriesByName('still the same document').length,
  );
  expect(marks).toBe(1);
});

test.describe('an address without a page', { tag: '@firefox' }, () => {
  test('answers 404 with a page that says so, is not indexed, and leads Home', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, '/no/such/page', 404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(`Oops! Page not found | ${siteName}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    // The head of Home is complete again.
    await page.locator('main a[href="/"]').first().click();
    await page.waitForURL('/');
    await expectHeadOf(page, '/', baseURL ?? '');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});

test('the sitemap lists every page once, and robots.txt names the sitemap', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path }) => `${baseURL}${path}`));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a page fetches its styles, then its fonts; its modules wait in a template, the entry first', async ({
  request,
}) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const entries = [...html.matchAll(/<script type="module"[^>]* src="([^"]*)"/g)];
    expect(entries, path).toHaveLength(1);
    const waiting = /<template id="modules">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    const links = [...waiting.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g)];
    expect(links[0]?.[1], path).toBe(entries[0]?.[1]);
    for (const [link] of links) expect(link, path).toContain('fetchpriority="low"');
    expect(html.match(/rel="modulepreload"/g), path).toHaveLength(links.length);
    // The script that opens the template comes after it and before the files of the first paint.
    const places = ['<template id="modules">', 'src="/after-paint.js"'].map((text) =>
      html.indexOf(text),
    );
    for (const rel of ['stylesheet', 'preload']) {
      places.push(html.indexOf(`<link rel="${rel}"`), html.lastIndexOf(`<link rel="${rel}"`));
    }
    expect(places[0], path).toBeGreaterThan(0);
    expect(places, path).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('before the scripts have come today’s number is shown, and no picture of the footer is fetched', async ({
  page,
}) => {
  await page.clock.setFixedTime('1997-05-03T10:00:00Z');
  const letThrough = await holdBack(page, scriptAddress('index'));
  await page.goto('/today', { waitUntil: 'domcontentloaded' });
  const leaf = page.locator('main header');
  const shown = leaf
    .locator('p')
    .first()
    .evaluate((p) => [p.textContent, getComputedStyle(p, '::before').content]);
  expect(await shown).toEqual(['', '"3"']);
  const icon = page.locator('footer li img').first();
  const width = () => icon.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(icon).toBeHidden();
  expect(await width()).toBe(0);
  letThrough();
  await expect(leaf).toContainText('3');
  await expect(leaf).toContainText('Saturday');
  await expect(icon).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
});

test('the share images exist, 1200 by 630', async ({ page }) => {
  const paths = Object.values(pageHeads).flatMap(({ shareImage }) => shareImage?.path ?? []);
  const unique = [...new Set(paths)];
  expect(unique.length).toBeGreaterThan(0);
  await page.goto('/robots.txt');
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const response = await fetch(source);
          const { width, height } = await createImageBitmap(await response.blob());
          return [source, width, height];
        }),
      ),
    unique,
  );
  expect(sizes).toEqual(unique.map((source) => [source, 1200, 630]));
});
