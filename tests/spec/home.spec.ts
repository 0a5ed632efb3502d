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

test('shows the page from its hero to its footer, on the first visit and later ones', async ({
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
  const note = page.getByText(/nobody but you can see it/);
  await expect(note).toContainText('So far: 1.');

  await test.step("the 'Explore Categories' grid has nine cards with label and link, which appear 100 ms apart", async () => {
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

  await test.step('the footer shows the site name and a tagline', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('90s Kid', { exact: true })).toBeAttached();
    await expect(footer.getByText('Your interactive portal to the greatest decade')).toBeVisible();
  });

  await test.step("the title, the tagline 'Your interactive portal to the greatest decade' and two links stand at the top", async () => {
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

  await test.step("the button of the dial-up sound starts muted, is named 'Unmute dial-up sound' or 'Mute dial-up sound', plays and stops", async () => {
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
    await modem(page).click();
    await marked('loop starts');
    await expect(modem(page)).toHaveText('Mute dial-up sound');
    await modem(page).click();
    await marked('loop stops');
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });

  await test.step('unmuting it unmutes the site, and muting the site mutes it', async () => {
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

  await test.step('the visitor counter counts the loads of this page on this device', async () => {
    await page.reload();
    await untilInteractive(page);
    await expect(note).toContainText('So far: 2.');
    // The dial-up sound forgets that it was unmuted.
    await expect(modem(page)).toHaveText('Unmute dial-up sound');
  });

  await test.step('a malformed stored count is dropped, and the rest is kept', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

  await test.step('with reduced motion the category cards show without moving', async () => {
    const cells = page.getByRole('region', { name: 'Explore Categories' }).getByRole('listitem');
    const names = await cells.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item).animationName),
    );
    expect(new Set(names)).toEqual(new Set(['none']));
    await expect(cells.first()).toBeVisible();
  });
});

test.describe("the 'Time Machine' year timeline", () => {
  test('goes from 1990 to 2005 by 1 from 1995, shows the year, an icon and the headline, and works by keyboard, labels, wheel and swipe', async ({
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
      await expect(section.getByRole('link', { name: `${value}, deep dive` })).toBeVisible();
      await expect(section.getByText(event, { exact: true })).toBeVisible();
      const icon = section.locator('img').first();
      // Fails if the picture does not load.
      const source = await icon.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.getAttribute('src');
      });
      icons.add(source);
      await page.keyboard.press('ArrowRight');
    }
    await expect(year(page)).toHaveValue('2005');
    expect(icons.size).toBe(16);

    await test.step('the labels, the arrow keys, the wheel and a swipe change the year', async () => {
      await year(page).scrollIntoViewIfNeeded();
      const pressLabel = async (value: number) => {
        const box = await page.locator(`[data-year="${value}"]`).boundingBox();
        await page.mouse.click(box?.x ?? 0, (box?.y ?? 0) + 22);
      };
      // The listeners are added once the page is interactive, so the first presses may come too
      // early.
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

test.describe('the deep dive of a year (a dialog at /?year=1997)', () => {
  test('a malformed or unknown year is ignored; a link opens it with the fact check of its year; Escape, a press outside or the back button closes it, a press inside does not', async ({
    page,
  }) => {
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

    // As a link does that leads here from another page. axeStates.spec.ts opens one directly.
    await page.evaluate(() => {
      history.pushState(null, '', '/?year=1990');
      dispatchEvent(new PopStateEvent('popstate'));
    });
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

    await test.step('opens by a click on the year, which keys and dragging select, and closes by the back button', async () => {
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

      await test.step('leads to the neighbouring years without adding to the history', async () => {
        await page.getByRole('link', { name: '1997, deep dive' }).click();
        await dialog(page).getByRole('link', { name: '1998' }).click();
        await expect(page).toHaveURL('/?year=1998');
        await expect(dialog(page)).toContainText('Furby invasion');
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(page).toHaveURL('/');
        await expect(year(page)).toHaveValue('1998');
      });
    });
  });
});
