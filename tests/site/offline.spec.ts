import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { pages } from '../../src/content/pages';
import { expectHeadOf } from './checks/pageHead';
import { untilInteractive } from './openPage';
import { plain as test } from './tab';
import { laterBuild, listOnly, openDeployments } from './twoBuilds';
import { leaveUnheard } from './unheard';
import { leaveUnpainted } from './unpainted';

type Deployments = ReturnType<typeof openDeployments>;

/** A browser that may register a service worker, and a server of its own. */
const own = test.extend<{ context: BrowserContext; deployments: Deployments }>({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    await leaveUnheard(context);
    await leaveUnpainted(context);
    await provide(context);
    await context.close();
  },
  deployments: async ({ browserName }, provide, info) => {
    const deployments = openDeployments(info.outputPath(`files-${browserName}`));
    await provide(deployments);
    await deployments.close();
  },
});

/** What a page says that needs a line. */
const needsLine: Readonly<Record<string, string>> = {
  '/messenger': 'The messenger needs one',
  '/sms': 'Sending a text needs one',
  '/musictv': 'The videos need one',
};

async function expectGame(page: Page): Promise<void> {
  await expect(page.locator('[data-game-host] canvas').first()).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
}

const openParks = (page: Page) => page.getByRole('tab', { name: 'Parks' }).click();

/** What a visitor does on pages with the server gone, in their order: the settings list what is kept. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/snake': expectGame,
  async '/theme-park'(page) {
    await openParks(page);
    await page.getByRole('button', { name: 'Save to slot 1', exact: true }).click();
  },
  async '/win95-desktop'(page) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('menuitem', { name: 'Programs' }).click();
    await page.getByRole('menuitem', { name: 'Calculator' }).click();
    await expect(page.locator('[data-window="calculator"]')).toBeVisible();
  },
  async '/settings'(page) {
    for (const label of ['Theme parks', 'The desktop’s disk']) {
      const kept = page.getByRole('listitem').filter({ hasText: label });
      await expect(kept).toContainText('bytes');
    }
  },
};

const versionOf = (page: Page) => page.locator('html').getAttribute('data-build');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

/** Presses a key on an open page, and waits until the worker has cached everything. */
async function untilKept(page: Page): Promise<void> {
  // The script that listens for it loads once the page is interactive.
  await expect
    .poll(async () => {
      await page.keyboard.press('a');
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    })
    .toBe(1);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/**
 * Fetches pages through the worker. @returns the addresses that fail, and those that the pages name
 * in their HTML and that are not cached
 */
const notKept = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (all) => {
    const names = new Set(all);
    const missing: string[] = [];
    for (const path of all) {
      const answer = await fetch(path).catch(() => undefined);
      const html = answer?.ok ? await answer.text() : '';
      if (!html.includes('<main')) missing.push(path);
      for (const [, name = ''] of html.matchAll(/ (?:href|src)="(\/[^"?#]*)/g)) names.add(name);
    }
    for (const name of names) if (!(await caches.match(name))) missing.push(name);
    return missing;
  }, paths);

/** The number of workers and of caches that the browser still has for the site. */
const left = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

// A worker fetches the whole site, which takes much of the time: one browser lives through it all.
own(
  'after one visit every page opens with the server gone; a newer version waits until it is taken; a server that switches the copy off removes it',
  async ({ context, browser, deployments }, info) => {
    const later = info.outputPath('later');
    // The worker has fetched a whole site once; of the newer one it caches two pages.
    const newVersion = await laterBuild('dist', later, ['/', '/settings', '/404.html']);
    const origin = await deployments.deploy('dist');
    const page = await context.newPage();
    const asked: string[] = [];
    const note = (request: Request) => asked.push(new URL(request.url()).pathname);
    context.on('request', note);
    await open(page, `${origin}/`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === '/sw.js')).toEqual([]);
    context.off('request', note);
    await untilKept(page);
    await deployments.close();

    await own.step('every page and what it names is kept', async () => {
      const paths = pages.map(({ path }) => path);
      expect(await notKept(page, paths)).toEqual([]);
    });
    // Documents are opened below. From page to page within one document every script is loaded, but
    // the site starts only once. The head follows; prerender.spec.ts checks that in Firefox.
    await open(page, `${origin}/`);
    await page.evaluate(() => performance.mark('still the same document'));
    for (const { path } of [...pages.filter((each) => each.path !== '/'), ...pages.slice(0, 1)]) {
      await own.step(`${path} opens with the server gone`, async () => {
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
        await page.waitForURL(origin + path);
        await expectHeadOf(page, path, origin);
        await expect(page.locator('main h1').first()).toBeAttached();
        await expect(page.getByText('could not be fetched')).toHaveCount(0);
        const needs = needsLine[path];
        if (needs) await expect(page.getByText(`no connection just now. ${needs}`)).toBeVisible();
        await visits[path]?.(page);
      });
    }
    await own.step('back', async () => {
      await page.goBack();
      await expectHeadOf(page, pages.at(-1)?.path ?? '', origin);
    });
    const marks = await page.evaluate(
      () => performance.getEntriesByName('still the same document').length,
    );
    expect(marks, 'a page whose script is missing is loaded anew').toBe(1);
    await own.step('an unknown address says so', async () => {
      const answer = await page.goto(`${origin}/no/such/page`);
      expect(answer?.status()).toBe(404);
    });
    await own.step('every game of the handheld starts, as Snake did', async () => {
      for (const id of ['super-jump', 'block-fall', 'graveyard-ghosts']) {
        await open(page, `${origin}/arcadeboy?game=${id}`);
        await expectGame(page);
      }
    });
    await own.step('the two games of the desktop start, and their workers answer', async () => {
      const windowOf = (app: string) => page.locator(`[data-window="${app}"]`);
      await open(page, `${origin}/win95-desktop?open=solitaire,minesweeper`);
      await expect(windowOf('solitaire').getByRole('img', { name: 'Can be won' })).toBeAttached();
      await windowOf('minesweeper').locator('[data-cell="40"]').click();
      await expect(
        windowOf('minesweeper').getByText('This board can be solved without guessing.'),
      ).toBeVisible();
    });
    await own.step('the park and the desktop that were kept are found again', async () => {
      await open(page, `${origin}/theme-park`);
      await openParks(page);
      await expect(page.getByRole('button', { name: 'Open slot 1', exact: true })).toBeEnabled();
      await open(page, `${origin}/win95-desktop`);
      await expect(page.locator('[data-window="calculator"]')).toBeVisible();
    });

    await deployments.deploy('dist');
    await open(page, `${origin}/snake`);
    const second = await context.newPage();
    await open(second, `${origin}/toys`);
    const oldVersion = await versionOf(page);
    expect(oldVersion).not.toBe(newVersion);
    const strangers = await browser.newContext({ serviceWorkers: 'block' });
    const stranger = await strangers.newPage();
    await open(stranger, `${origin}/toys`);
    await own.step('a newer version waits while a game runs', async () => {
      await page.keyboard.press('Enter');
      await deployments.deploy(later);
      await update(page);
      await expect
        .poll(
          () =>
            page.evaluate(async () => {
              const registration = await navigator.serviceWorker.getRegistration();
              return registration?.waiting !== null;
            }),
          { timeout: 90_000 },
        )
        .toBe(true);
      expect(await versionOf(page)).toBe(oldVersion);
      await expect(page.locator('[data-game-host] canvas').first()).toBeVisible();
      await expect(page.getByText('A newer version of the site is here')).toHaveCount(0);
    });

    const search = async (tab: Page) => {
      await tab.getByRole('button', { name: 'Search' }).click();
      await tab.getByRole('combobox').fill('furby');
      await expect(tab.getByRole('option').first()).toBeVisible();
      await tab.keyboard.press('Escape');
    };
    await own.step('a tab that has no worker finds its late parts on the server', () =>
      search(stranger),
    );
    await strangers.close();

    await own.step('it is told at the next page, and taken when the visitor says so', async () => {
      await page.locator('footer a[href="/settings"]').click();
      await expect(page.getByText('A newer version of the site is here')).toBeVisible();
      await page.getByRole('button', { name: 'Use the newer version' }).click();
      await expect.poll(() => versionOf(page).catch(() => '')).toBe(newVersion);
    });
    await own.step('the other tab stays what it is and finds its late parts', async () => {
      expect(await versionOf(second)).toBe(oldVersion);
      await search(second);
    });

    await own.step('switched off by the server, the copy and the worker are gone', async () => {
      await second.close();
      await untilInteractive(page);
      expect(await left(page)).not.toContain(0);
      await deployments.deploy(later, false);
      await update(page);
      await expect.poll(() => left(page)).toEqual([0, 0]);
    });
  },
);

own('nothing is fetched ahead on a device that saves data', async ({ context, deployments }) => {
  const origin = await deployments.deploy('dist');
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, `${origin}/settings`);
  await page.keyboard.press('a');
  await expect(page.getByText('Your device saves data')).toBeVisible();
  expect(await left(page)).toEqual([0, 0]);
});

own(
  'switched off by the visitor, the copy and the worker are gone, and come back when it is switched on',
  async ({ context, deployments }, info) => {
    const few = info.outputPath('few');
    await listOnly('dist', few, ['/', '/settings', '/404.html']);
    const origin = await deployments.deploy(few);
    const page = await context.newPage();
    await open(page, `${origin}/settings`);
    await untilKept(page);
    const line = page.getByRole('checkbox', { name: /Keep the whole site/ });
    await expect(page.getByText('The whole site is stored here.')).toBeVisible();
    await line.uncheck();
    await expect.poll(() => left(page)).toEqual([0, 0]);
    await line.check();
    // A worker that is activated between two pages claims neither of them.
    const isBack = async () =>
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    await expect.poll(() => page.evaluate(isBack)).toBe(true);
    await open(page, `${origin}/settings`);
    await untilKept(page);
    expect(await left(page)).toEqual([1, 1]);
  },
);
