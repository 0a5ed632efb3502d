import { expect, test as fresh, type Page } from '@playwright/test';
import { timeline } from '../../src/content/timeline';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';

const year = (page: Page) => page.getByRole('slider', { name: 'Year' });
const dialog = (page: Page) => page.getByRole('dialog');
const modem = (page: Page) => page.getByRole('button', { name: /dial-up sound/ });

test.describe('Hero', { tag: '@firefox' }, () => {
  test("title, tagline 'Your interactive portal to the greatest decade'", async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('90s Kid');
    await expect(
      page.getByRole('main').getByText('Your interactive portal to the greatest decade', {
        exact: true,
      }),
    ).toBeVisible();
  });

  for (const [name, path] of [
    ['Enter Portal', '/toys'],
    ['Take Quiz', '/quiz'],
  ] as const) {
    test(`Button '${name}' goes to ${path}`, async ({ page }) => {
      await openPage(page, '/');
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(path);
    });
  }
});

test.describe('Mute/unmute button for a looping dial-up modem sound', () => {
  test("starts muted; label reads 'Unmute dial-up sound' when muted and 'Mute dial-up sound' when not", async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
    await modem(page).click();
    await expect(modem(page)).toHaveText('Mute dial-up sound');
    await modem(page).click();
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });

  fresh('plays when un-muted, and stops when it is muted again', async ({ page }) => {
    await page.addInitScript(() => {
      const marking = (method: 'start' | 'stop') =>
        new Proxy(Reflect.get(AudioBufferSourceNode.prototype, method), {
          apply(target, source: AudioBufferSourceNode, when) {
            performance.mark(`${source.loop ? 'loop' : 'sound'} ${method}s`);
            return Reflect.apply(target, source, when);
          },
        });
      AudioBufferSourceNode.prototype.start = marking('start');
      AudioBufferSourceNode.prototype.stop = marking('stop');
    });
    const marked = (name: string) =>
      page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);
    await openPage(page, '/');
    await modem(page).click();
    await marked('loop starts');
    await modem(page).click();
    await marked('loop stops');
  });

  test('always starts muted, also when it was not muted before a reload', async ({ page }) => {
    await openPage(page, '/');
    await modem(page).click();
    await page.reload();
    await untilInteractive(page);
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });

  test('un-muting locally lifts the master, and the master mutes it', async ({ page }) => {
    await openPage(page, '/');
    const master = page.getByRole('button', { name: 'Mute all sound' });
    await master.click();
    await expect(master).toHaveAttribute('aria-pressed', 'true');
    await modem(page).click();
    await expect(master).toHaveAttribute('aria-pressed', 'false');
    await expect(modem(page)).toHaveText('Mute dial-up sound');
    await master.click();
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });

  fresh('a device without an AudioContext says so and stays muted', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
    await openPage(page, '/');
    await modem(page).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'The line is dead',
    );
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });
});

test.describe("'Time Machine' year timeline", { tag: '@firefox' }, () => {
  test('slider 1990 to 2005, step 1, default 1995', async ({ page }) => {
    await openPage(page, '/');
    const slider = year(page);
    for (const [name, value] of [
      ['min', '1990'],
      ['max', '2005'],
      ['step', '1'],
    ] as const) {
      await expect(slider).toHaveAttribute(name, value);
    }
    await expect(slider).toHaveValue('1995');
  });

  test('shows the selected year, an icon and the headline event, by keyboard', async ({ page }) => {
    await openPage(page, '/');
    const section = page.getByRole('region', { name: 'Time Machine' });
    await year(page).focus();
    await page.keyboard.press('Home');
    const icons = new Set<string | null>();
    for (const { year: value, event } of timeline) {
      await expect(year(page)).toHaveValue(String(value));
      await expect(section.getByRole('link', { name: String(value) })).toHaveText(String(value));
      await expect(section.getByText(event, { exact: true })).toBeVisible();
      const icon = section.locator('img').first();
      // Fails for a picture that does not come.
      await icon.evaluate((image: HTMLImageElement) => image.decode());
      icons.add(await icon.getAttribute('src'));
      await page.keyboard.press('ArrowRight');
    }
    await expect(year(page)).toHaveValue('2005');
    expect(icons.size).toBe(16);
  });

  test("hint text: 'Slide to explore different years • Click year for deep dive →'", async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(
      page.getByText('Slide to explore different years • Click year for deep dive →', {
        exact: true,
      }),
    ).toBeVisible();
  });
});

test.describe('a deep dive for that year opens (a dialog at /?year=1997)', () => {
  test('on a click of the year; the back button closes it', { tag: '@firefox' }, async ({
    page,
  }) => {
    await openPage(page, '/');
    await year(page).fill('1997');
    await page.getByRole('link', { name: '1997, deep dive' }).click();
    await expect(page).toHaveURL('/?year=1997');
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(
      '1997 Spice Girls dominate the charts',
    );
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(year(page)).toHaveValue('1997');
    await expect(page.getByRole('link', { name: '1997, deep dive' })).toBeFocused();
  });

  test('a link to it opens it, with the fact check of its year', async ({ page }) => {
    await openPage(page, '/?year=1990');
    await expect(dialog(page)).toContainText('Ninja Turtles craze');
    await expect(dialog(page)).toContainText('Teenage Mutant Hero Turtles');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(year(page)).toHaveValue('1990');
  });

  test('a press outside closes it, a press inside does not', async ({ page }) => {
    await openPage(page, '/?year=2001');
    await dialog(page).getByRole('heading', { level: 2 }).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(4, 300);
    await expect(dialog(page)).toBeHidden();
  });

  test('it leads on to the neighbouring years without filling the history', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('link', { name: '1995, deep dive' }).click();
    await dialog(page).getByRole('link', { name: '1996' }).click();
    await expect(page).toHaveURL('/?year=1996');
    await expect(dialog(page)).toContainText('Tamagotchi pets arrive');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(year(page)).toHaveValue('1996');
  });

  test('everything in it leads to a page that is there', async ({ page, request }) => {
    const targets = new Set<string>();
    await openPage(page, '/?year=1990');
    for (const { year: value } of timeline) {
      await expect(dialog(page)).toContainText(String(value));
      await expect(dialog(page).getByText('Winding the tape…')).toBeHidden();
      const links = await dialog(page)
        .getByRole('link')
        .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
      for (const link of links) targets.add(link.replace(/#.*/, ''));
      const next = dialog(page).getByRole('link', { name: String(value + 1) });
      // Not a press, which would wait for every entrance.
      if (value < 2005) await next.dispatchEvent('click');
    }
    expect(targets.size).toBeGreaterThan(16);
    for (const target of targets) {
      expect((await request.get(target)).status(), target).toBe(200);
    }
  });

  for (const value of ['1989', '2006', '19', '1997.0', '-1997', '1e3', '<b>', '1997 ', '']) {
    test(`a malformed or foreign year is ignored: "${value}"`, async ({ page }) => {
      await openPage(page, `/?year=${encodeURIComponent(value)}`);
      await expect(dialog(page)).toBeHidden();
      await expect(year(page)).toHaveValue('1995');
    });
  }
});

test.describe("'Explore Categories' grid of nine cards", { tag: '@firefox' }, () => {
  const specified = [
    ['Toys & Collectibles', '/toys'],
    ['Retro Gaming', '/gaming'],
    ['Retro Tech', '/tech'],
    ['TV & Cartoons', '/tv-shows'],
    ['Music & Bands', '/music'],
    ['Movies & Cinema', '/movies'],
    ['Snacks & Food', '/snacks'],
    ['The Old Web', '/old-web'],
    ['90s Lifestyle', '/lifestyle'],
  ] as const;

  test('each with its label and its page', async ({ page }) => {
    await openPage(page, '/');
    const cards = page.getByRole('region', { name: 'Explore Categories' }).getByRole('link');
    await expect(cards).toHaveCount(9);
    for (const [index, [label, path]] of specified.entries()) {
      await expect(cards.nth(index).getByText(label, { exact: true })).toBeVisible();
      await expect(cards.nth(index)).toHaveAttribute('href', path);
    }
  });

  test('cards animate in staggered by 100 ms per index', async ({ page }) => {
    await openPage(page, '/');
    const cells = page.getByRole('region', { name: 'Explore Categories' }).getByRole('listitem');
    const entrances = await cells.evaluateAll((items) =>
      items.map((item) => {
        const { animationName, animationDelay } = getComputedStyle(item);
        return {
          moves: animationName !== 'none',
          ms: Math.round(parseFloat(animationDelay) * 1000),
        };
      }),
    );
    expect(entrances).toEqual(specified.map((_, index) => ({ moves: true, ms: index * 100 })));
  });
});

test('Footer shows the site name and a tagline', { tag: '@firefox' }, async ({ page }) => {
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('90s Kid', { exact: true })).toBeAttached();
  await expect(footer.getByText('Your interactive portal to the greatest decade')).toBeVisible();
});

test('the visitor counter counts the loads of this page on this device', async ({ page }) => {
  const note = page.getByText(/nobody but you can see it/);
  await openPage(page, '/');
  await expect(note).toContainText('So far: 1.');
  await page.reload();
  await untilInteractive(page);
  await expect(note).toContainText('So far: 2.');
});

fresh('a stored count that is malformed is dropped, the rest is kept', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('visits', '{"version":1,"count":"many"}');
    localStorage.setItem('settings', '{"version":1,"muted":true,"motion":9}');
  });
  await openPage(page, '/');
  await expect(page.getByText(/nobody but you can see it/)).toContainText('So far: 1.');
  await expect(page.getByRole('button', { name: 'Mute all sound' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/');
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBe(client);
});

// Debian's Firefox cannot be told to wish for less motion.
fresh('the category cards lie still under reduced motion, and are there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const cells = page.getByRole('region', { name: 'Explore Categories' }).getByRole('listitem');
  const names = await cells.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).animationName),
  );
  expect(new Set(names)).toEqual(new Set(['none']));
  await expect(cells.first()).toBeVisible();
});
