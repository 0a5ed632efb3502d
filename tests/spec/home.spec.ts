import { expect, type Page } from '@playwright/test';
import { timeline } from '../../src/content/timeline';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';

const year = (page: Page) => page.getByRole('slider', { name: 'Year' });
const dialog = (page: Page) => page.getByRole('dialog');
const modem = (page: Page) => page.getByRole('button', { name: /dial-up sound/ });

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

test('the page from its hero to its footer, on a first visit and the ones after it', async ({
  page,
}) => {
  await openPage(page, '/');
  const note = page.getByText(/nobody but you can see it/);
  await expect(note).toContainText('So far: 1.');

  await test.step("'Explore Categories' grid of nine cards, each with its label and its page, animating in staggered by 100 ms per index", async () => {
    const cards = page.getByRole('region', { name: 'Explore Categories' }).getByRole('link');
    await expect(cards).toHaveCount(9);
    for (const [index, [label, path]] of specified.entries()) {
      await expect(cards.nth(index).getByText(label, { exact: true })).toBeVisible();
      await expect(cards.nth(index)).toHaveAttribute('href', path);
    }
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

  await test.step('Footer shows the site name and a tagline', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('90s Kid', { exact: true })).toBeAttached();
    await expect(footer.getByText('Your interactive portal to the greatest decade')).toBeVisible();
  });

  await test.step("title, tagline 'Your interactive portal to the greatest decade', and two ways in", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('90s Kid');
    await expect(
      page.getByRole('main').getByText('Your interactive portal to the greatest decade', {
        exact: true,
      }),
    ).toBeVisible();
    for (const [name, path] of [
      ['Time Machine, 1990 to 2005', '#time-machine'],
      ['Enter Portal', '/toys'],
      ['Take Quiz', '/quiz'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(path);
      await page.goBack();
    }
  });

  await test.step('the visitor counter counts the loads of this page on this device', async () => {
    await page.reload();
    await untilInteractive(page);
    await expect(note).toContainText('So far: 2.');
  });

  await test.step('a stored count that is malformed is dropped, the rest is kept', async () => {
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.setItem('visits', '{"version":1,"count":"many"}');
      localStorage.setItem('settings', '{"version":1,"muted":true,"motion":9}');
    });
    await openPage(page, '/');
    await expect(note).toContainText('So far: 1.');
    await expect(page.getByRole('button', { name: 'Mute all sound' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

// Debian's Firefox cannot be told to wish for less motion.
test('on a small device that wishes for less motion and has no AudioContext', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await openPage(page, '/');

  await test.step('nothing scrolls sideways at 320 pixels', async () => {
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect.soft(scroll).toBe(client);
  });

  await test.step('the category cards lie still under reduced motion, and are there', async () => {
    const cells = page.getByRole('region', { name: 'Explore Categories' }).getByRole('listitem');
    const names = await cells.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item).animationName),
    );
    expect.soft(new Set(names)).toEqual(new Set(['none']));
    await expect.soft(cells.first()).toBeVisible();
  });

  await test.step('a device without an AudioContext says so and stays muted', async () => {
    await modem(page).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'The line is dead',
    );
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });
});

test.describe('Mute/unmute button for a looping dial-up modem sound', () => {
  test("starts muted; label reads 'Unmute dial-up sound' when muted and 'Mute dial-up sound' when not; plays when un-muted, and stops when it is muted again; never muted by the visit before", async ({
    page,
  }) => {
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
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
    await modem(page).click();
    await marked('loop starts');
    await expect(modem(page)).toHaveText('Mute dial-up sound');
    await modem(page).click();
    await marked('loop stops');
    await expect(modem(page)).toHaveText('Unmute dial-up sound');

    await test.step('un-muting locally lifts the master, and the master mutes it', async () => {
      const master = page.getByRole('button', { name: 'Mute all sound' });
      await master.click();
      await expect(master).toHaveAttribute('aria-pressed', 'true');
      await modem(page).click();
      await expect(master).toHaveAttribute('aria-pressed', 'false');
      await expect(modem(page)).toHaveText('Mute dial-up sound');
      await master.click();
      await expect(modem(page)).toHaveText('Unmute dial-up sound');
      await modem(page).click();
      await expect(modem(page)).toHaveText('Mute dial-up sound');
    });

    await page.reload();
    await untilInteractive(page);
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });
});

test.describe("'Time Machine' year timeline", () => {
  test('1990 to 2005, step 1, default 1995: shows the selected year, an icon and the headline event, by keyboard, by its labels, the wheel and a swipe', async ({
    page,
  }) => {
    await openPage(page, '/');
    for (const [name, value] of [
      ['min', '1990'],
      ['max', '2005'],
      ['step', '1'],
    ] as const) {
      await expect(year(page)).toHaveAttribute(name, value);
    }
    await expect(year(page)).toHaveValue('1995');
    await expect(
      page.getByText('Slide to explore different years • Click year for deep dive →', {
        exact: true,
      }),
    ).toBeVisible();
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

    await test.step('the set itself changes the year: by its labels, the arrow keys, the wheel and a swipe', async () => {
      await year(page).scrollIntoViewIfNeeded();
      const pressLabel = async (value: number) => {
        const box = await page.locator(`[data-year="${value}"]`).boundingBox();
        await page.mouse.click(box?.x ?? 0, (box?.y ?? 0) + 22);
      };
      // What listens comes once the page answers: the first presses may be a moment too early.
      await expect(async () => {
        await pressLabel(1998);
        await expect(year(page)).toHaveValue('1998', { timeout: 500 });
      }).toPass();

      const link = page.getByRole('link', { name: 'deep dive' });
      await link.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(year(page)).toHaveValue('1997');
      await link.hover();
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 100);
      await expect(year(page)).toHaveValue('1998');
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);

      await page.locator('[data-set]').evaluate((set) => {
        const at = { bubbles: true, pointerId: 7, pointerType: 'touch', clientY: 300 };
        set.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 300 }));
        set.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 120 }));
      });
      await expect(year(page)).toHaveValue('1999');

      await pressLabel(1999);
      await expect(page).toHaveURL('/?year=1999');
      await expect(dialog(page)).toContainText('Month by month');
      await dialog(page).getByRole('link', { name: 'Dreamcast' }).click();
      await expect(page).toHaveURL('/gaming#dreamcast');
      await expect(page.locator('#dreamcast')).toBeInViewport();
    });
  });
});

test.describe('a deep dive for that year opens (a dialog at /?year=1997)', () => {
  test('on a click of the year, which keys and a drag choose; the back button closes it', {
    tag: '@firefox',
  }, async ({ page }) => {
    await openPage(page, '/');
    await year(page).press('End');
    await expect(year(page)).toHaveValue('2005');
    await year(page).press('ArrowLeft');
    await expect(page.getByRole('link', { name: '2004, deep dive' })).toBeVisible();
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

    await test.step('it leads on to the neighbouring years without filling the history', async () => {
      await page.getByRole('link', { name: '1997, deep dive' }).click();
      await dialog(page).getByRole('link', { name: '1998' }).click();
      await expect(page).toHaveURL('/?year=1998');
      await expect(dialog(page)).toContainText('Furby invasion');
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/');
      await expect(year(page)).toHaveValue('1998');
    });
  });

  test('a link to it opens it, with the fact check of its year; Escape or a press outside closes it, one inside does not', async ({
    page,
  }) => {
    await openPage(page, '/?year=1990');
    await expect(dialog(page)).toContainText('Ninja Turtles craze');
    await expect(dialog(page)).toContainText('Teenage Mutant Hero Turtles');
    await dialog(page).getByRole('heading', { level: 2 }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(year(page)).toHaveValue('1990');
    await page.getByRole('link', { name: '1990, deep dive' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(4, 300);
    await expect(dialog(page)).toBeHidden();
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

  test('a malformed or foreign year is ignored', async ({ page }) => {
    await openPage(page, '/?year=2006');
    await expect(dialog(page)).toBeHidden();
    await expect(year(page)).toHaveValue('1995');
    for (const value of ['1989', '19', '1997.0', '-1997', '1e3', '<b>', '1997 ', '']) {
      await test.step(`"${value}"`, async () => {
        const next = `/?year=${encodeURIComponent(value)}`;
        await page.evaluate((address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, next);
        await expect(year(page)).toHaveValue('1995');
        await expect(dialog(page)).toBeHidden();
      });
    }
    // Proof that such a step is one that the page follows.
    await page.evaluate(() => {
      history.pushState(null, '', '/?year=1999');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(dialog(page)).toBeVisible();
    await expect(year(page)).toHaveValue('1999');
  });
});
