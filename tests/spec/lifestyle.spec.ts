import { expect, type Page } from '@playwright/test';
import { checklistCategories, checklistItems } from '../../src/content/checklist';
import { encodeTicks } from '../../src/lib/checklist/ticksLink';
import { expectNoAxeFindingsAtBothWidths } from '../site/axeAtBothWidths';
import { openPage, untilInteractive } from '../site/openPage';
import { readShifts } from '../site/readShifts';
import { test } from '../site/tab';
import { leaveFaint } from '../site/unpainted';
import { readShared } from './readShared';

const ids = checklistItems.map(({ id }) => id);
const total = ids.length;

const boxes = (page: Page) => page.getByRole('checkbox');
const box = (page: Page, index: number) => boxes(page).nth(index);
const report = (page: Page) => page.getByRole('region', { name: 'School report' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lifestyle-checked') ?? 'null') as unknown);

/** Stores a value before the page opens; the list itself writes only ticked ids. */
async function store(page: Page, value: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('lifestyle-checked', text), value);
}

/** Changes the list as another tab does. */
async function tickInAnotherTab(page: Page, ticks: readonly string[]): Promise<void> {
  await page.evaluate((text) => {
    localStorage.setItem('lifestyle-checked', text);
    dispatchEvent(new StorageEvent('storage', { key: 'lifestyle-checked', newValue: text }));
  }, JSON.stringify(ticks));
}

async function open(page: Page, path = '/lifestyle', ticked = 0): Promise<void> {
  if (ticked > 0) await store(page, JSON.stringify(ids.slice(0, ticked)));
  await openPage(page, path);
  if (ticked > 0) await expect(report(page).getByText(`${ticked}/${total}`)).toBeVisible();
}

/** Goes to another address of the page without a page load. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const beside = (ticked: readonly string[]) =>
  `/lifestyle?with=${encodeTicks(ticked, checklistItems)}`;

/** Three of the bands; checklistScore.test.ts has them all. */
const bands = [
  [0, 0, '90s Curious'],
  [71, 60, 'Proper 90s Child'],
  [119, 100, 'Ultimate 90s Legend'],
] as const;

test('the list, its score and its filter', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page);
  await test.step('shows every memory under its category heading, the true number, and two links Home', async () => {
    const head = await page.locator('meta[name="description"]').getAttribute('content');
    expect(head?.match(/\b\d{2,3}\b/g) ?? []).toEqual([]);
    await expect(page.getByText(`${total} things that nobody`)).toBeVisible();
    for (const name of ['Back Home', 'Explore More Categories']) {
      await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', '/');
    }
    await expect(boxes(page)).toHaveCount(total);
    for (const category of checklistCategories) {
      const sheet = page.getByRole('region', { name: category });
      const items = checklistItems.filter((item) => item.category === category);
      await expect(sheet.getByRole('checkbox')).toHaveCount(items.length);
      await expect(sheet.getByText(items[0]?.text ?? '', { exact: true })).toBeVisible();
    }
  });

  await test.step('a click on the card toggles it, and so does one on the checkbox', async () => {
    const text = page.getByText(checklistItems[3]?.text ?? '', { exact: true });
    await text.click();
    await expect(box(page, 3)).toBeChecked();
    await box(page, 3).click();
    await expect(box(page, 3)).not.toBeChecked();
    await box(page, 3).focus();
    await page.keyboard.press('Space');
    await expect(box(page, 3)).toBeChecked();
  });

  await test.step('without a share sheet there is no button for it', async () => {
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share…' })).toBeHidden();
  });

  await test.step('has one, two or three columns by the width of the screen', async () => {
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tracks = await page
        .getByRole('region', { name: checklistCategories[0] })
        .getByRole('list')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      expect(tracks).toBe(columns);
    }
  });

  await test.step('the score is below the tabs and does not cover them', async () => {
    await page.getByRole('link', { name: 'My report' }).click();
    await expect(page.getByRole('heading', { name: 'School report' })).toBeInViewport();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main nav a')]
        .filter((tab) => {
          const { left, top, width, height } = tab.getBoundingClientRect();
          const on = document.elementFromPoint(left + width / 2, top + height / 2);
          return !tab.contains(on);
        })
        .map((tab) => tab.textContent),
    );
    expect(covered).toEqual([]);
  });

  await test.step('the score covers no checkbox and no link at any scroll position, and stays in view beside the sheets', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1000, 700],
      [820, 1180],
      [412, 823],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { covered, seen, screens } = await page.evaluate(async () => {
        const score = document.querySelector('main a[href="#report"]');
        if (!score) throw new Error('there is no score');
        const controls = [...document.querySelectorAll('main :is(label, a, button)')].filter(
          (control) => control !== score,
        );
        const names: string[] = [];
        let onScreen = 0;
        const sheets = score.parentElement?.getBoundingClientRect().height ?? 0;
        const tops = Math.floor(sheets / innerHeight);
        for (let at = 0; at < tops; at++) {
          scrollTo({ top: at * innerHeight, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const place = score.getBoundingClientRect();
          if (at > 0 && place.top >= 0 && place.bottom <= innerHeight) onScreen++;
          for (const control of controls) {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            if (
              left < place.right &&
              right > place.left &&
              top < place.bottom &&
              bottom > place.top
            )
              names.push(control.textContent ?? '');
          }
        }
        return { covered: names, seen: onScreen, screens: tops - 1 };
      });
      expect.soft(covered, `${width} by ${height}`).toEqual([]);
      if (width >= 1000) expect.soft(seen, `${width} by ${height}`).toBe(screens);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a score has its percentage and the title of its band, and the lowest and the highest show their message', async () => {
    await tickInAnotherTab(page, []);
    await expect(
      page.getByText('Just getting started! Explore more 90s nostalgia', { exact: true }),
    ).toBeVisible();
    for (const [ticked, percent, title] of bands) {
      await test.step(`${ticked} ticks are ${percent}% and the title ${title}`, async () => {
        await tickInAnotherTab(page, ids.slice(0, ticked));
        await expect(report(page).getByText(`${ticked}/${total}`, { exact: true })).toBeVisible();
        await expect(report(page).getByText(`${percent}%`, { exact: true })).toBeVisible();
        await expect(report(page).getByRole('heading', { name: title })).toBeVisible();
      });
    }
    await expect(report(page).getByText('you ARE the 90s')).toBeVisible();
  });

  await test.step('each category shows its own progress', async () => {
    await tickInAnotherTab(page, ids.slice(0, 25));
    const subjects = report(page).getByRole('list', { name: 'By category' }).getByRole('listitem');
    await expect(subjects).toContainText(['20/20', '5/20', '0/20', '0/19', '0/20', '0/20']);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText('5/20');
  });

  await test.step('Reset shows only above 0, clears the list and says so', async () => {
    const reset = page.getByRole('button', { name: 'Reset All Selections' });
    await tickInAnotherTab(page, []);
    await expect(reset).toBeHidden();
    await box(page, 0).check();
    await reset.click();
    await expect(box(page, 0)).not.toBeChecked();
    await expect(reset).toBeHidden();
    await expect(page.getByText('Progress reset')).toBeVisible();
    await expect(page.getByText('Start checking items again!')).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

  await test.step('after a reset the ticks can be brought back, beside the new ones', async () => {
    for (const index of [0, 3, 9]) await box(page, index).check();
    await page.getByRole('button', { name: 'Reset All Selections' }).click();
    await expect(box(page, 3)).not.toBeChecked();
    await box(page, 5).check();
    const back = page.getByRole('button', { name: 'Bring back my 3 ticks', exact: true });
    await back.click();
    for (const index of [0, 3, 5, 9]) await expect(box(page, index)).toBeChecked();
    await expect(back).toBeHidden();
    await test.step('also after a second reset and a reload', async () => {
      const reset = page.getByRole('button', { name: 'Reset All Selections' });
      await reset.click();
      await box(page, 7).check();
      await reset.click();
      await expect(box(page, 7)).not.toBeChecked();
      await page.reload();
      await untilInteractive(page);
      await box(page, 8).check();
      await page.getByRole('button', { name: 'Bring back my 5 ticks', exact: true }).click();
      for (const index of [0, 3, 5, 7, 8, 9]) await expect(box(page, index)).toBeChecked();
      await page.reload();
      await expect(box(page, 7)).toBeChecked();
      await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(0);
    });
  });

  await test.step('the filter shows the ticked, the unticked or all, without moving the page', async () => {
    await tickInAnotherTab(page, ids.slice(0, 30));
    await page.getByRole('radio', { name: 'Ticked', exact: true }).check();
    await expect(boxes(page)).toHaveCount(30);
    await expect(page.getByText(`30 of ${total} shown`)).toBeVisible();
    await page.getByRole('radio', { name: 'Not ticked' }).check();
    await expect(boxes(page)).toHaveCount(total - 30);
    await expect(page.getByText('Nothing on this sheet.')).toBeVisible();
    await box(page, 0).check();
    await expect(boxes(page)).toHaveCount(total - 30);
    await expect(box(page, 0)).toBeFocused();
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(boxes(page)).toHaveCount(total);
  });

  await test.step('on paper the whole list prints, without controls', async () => {
    await page.getByRole('radio', { name: 'Not ticked' }).check();
    await page.emulateMedia({ media: 'print' });
    await expect(boxes(page)).toHaveCount(total);
    await expect(page.getByText('Name:')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test.describe('the ticks', () => {
  test('are stored as a list of ids and restored, read as far as they are valid, and followed in another tab', async ({
    page,
    context,
  }) => {
    await test.step('are stored as a list of ids and restored', async () => {
      await open(page);
      await box(page, 5).check();
      await box(page, 1).check();
      expect(await stored(page)).toEqual([ids[1], ids[5]]);
      await page.reload();
      await expect(box(page, 1)).toBeChecked();
      await expect(box(page, 5)).toBeChecked();
      await expect(report(page).getByText(`2/${total}`)).toBeVisible();
    });

    await test.step('a list of numbers is read as positions', async () => {
      await store(page, '[0, 118, 7]');
      await open(page);
      for (const index of [0, 7, 118]) await expect(box(page, index)).toBeChecked();
      await expect(report(page).getByText(`3/${total}`)).toBeVisible();
    });

    await test.step('a damaged list keeps its valid ids and says what it dropped', async () => {
      await store(page, JSON.stringify([ids[2], 'no-such-memory', ids[2], null, { id: 4 }]));
      await open(page);
      await expect(box(page, 2)).toBeChecked();
      await expect(report(page).getByText(`1/${total}`)).toBeVisible();
      await expect(page.getByText('Dropped: 4 entries')).toBeVisible();
    });

    await test.step('a value that is not a list is refused with a sentence', async () => {
      await store(page, '{"ticks": "many"}');
      await open(page);
      await expect(page.getByText('The stored list of ticks could not be read.')).toBeVisible();
      await box(page, 0).check();
      expect(await stored(page)).toEqual([ids[0]]);
    });

    await test.step('two tabs follow each other', async () => {
      const other = await context.newPage();
      await open(other);
      await other.getByRole('checkbox').nth(9).check();
      await expect(box(page, 9)).toBeChecked();
      await box(page, 10).check();
      await expect(other.getByRole('checkbox').nth(10)).toBeChecked();
      expect(await stored(page)).toEqual([ids[0], ids[9], ids[10]]);
    });

    await test.step('a page that the back button shows again has what was ticked meanwhile', async () => {
      await page.evaluate(
        (meanwhile) => {
          dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
          localStorage.setItem('lifestyle-checked', JSON.stringify(meanwhile));
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        },
        ids.slice(0, 3),
      );
      await expect(box(page, 1)).toBeChecked();
      await box(page, 3).check();
      expect(await stored(page)).toEqual(ids.slice(0, 4));
    });
  });

  test.describe('drawn', () => {
    // Layout shifts are not recorded in a fully transparent page, so `leaveFaint` skips the painting.
    test.use({ painted: true });

    test('loads without a layout shift; on a phone the first checkbox is on the first screen, and the score does not cover it; nothing scrolls sideways at 320 pixels', async ({
      page,
    }) => {
      await leaveFaint(page);
      // With a note, the page contains everything that it has without one. The narrowest screen is
      // checked without a note too.
      const note = beside(ids.slice(40));
      for (const [width, height, state, path] of [
        [390, 844, 'alone', '/lifestyle'],
        [390, 844, 'beside a note', note],
        [390, 844, 'beside a torn note', '/lifestyle?with=torn'],
        [820, 900, 'beside a note', note],
        [1440, 900, 'beside a note', note],
      ] as const) {
        await test.step(`at ${width} pixels, ${state}`, async () => {
          await page.setViewportSize({ width, height });
          await open(page, path, 83);
          expect.soft(await readShifts(page)).toEqual([]);
          if (width > 390 || path.endsWith('torn')) return;
          const first = await box(page, 0).boundingBox();
          const score = await page.getByRole('link', { name: 'My report' }).boundingBox();
          if (!first || !score) throw new Error('nothing to measure');
          expect(first.y + first.height).toBeLessThan(score.y);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await overflow(page)).toBe(0);
        });
      }
    });
  });
});

test('sharing', async ({ page, baseURL, context }) => {
  const said = 'I scored 79/119 (66%) on the 90s Kid lifestyle list! My title: Proper 90s Child.';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await open(page, '/lifestyle', 79);

  await test.step('three links open new tabs with their texts', async () => {
    const url = `${baseURL}/lifestyle`;
    const payload = async (name: string) => {
      const link = report(page).getByRole('link', { name });
      // Only the page itself knows its address on the host.
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(url)));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      return { to: origin + pathname, ...Object.fromEntries(searchParams) };
    };
    const facebook = await payload('Facebook');
    expect(facebook).toMatchObject({ to: 'https://www.facebook.com/sharer/sharer.php', u: url });
    expect(facebook).toHaveProperty('quote', expect.stringContaining(said));
    const x = await payload('X (opens');
    expect(x).toMatchObject({ to: 'https://twitter.com/intent/tweet', url });
    expect(x).toHaveProperty('text', expect.stringContaining(said));
    const whatsApp = await payload('WhatsApp');
    expect(whatsApp.to).toBe('https://wa.me/');
    expect(whatsApp).toHaveProperty('text', expect.stringContaining(said));
  });

  await test.step('the share sheet gets a drawn picture if the device accepts files', async () => {
    await page.getByRole('heading', { name: 'School report' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Save Picture' })).toBeEnabled();
    await page.getByRole('button', { name: 'Share…' }).click();
    const shared = await readShared(page);
    expect(shared).toMatchObject({ type: 'image/png', width: 1080, height: 1080 });
    expect(shared?.size).toBeGreaterThan(10_000);
    expect(shared?.text).toContain(said);
  });

  await test.step('Copy copies the score, says Copied! for two seconds and shows a notice', async () => {
    await page.clock.install();
    await page.clock.pauseAt(new Date('2030-01-01T00:00:00Z'));
    await report(page).getByRole('button', { name: 'Copy', exact: true }).click();
    const copied = report(page).getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(said);
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(copied).toBeHidden();
    // The list of notices may have loaded just now and needs the clock to run.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.getByText('Copied to clipboard!').isVisible();
      })
      .toBe(true);
    await expect(page.getByText('Share your score anywhere you like.')).toBeVisible();
  });
});

test('a note from a friend', async ({ page, context }) => {
  const theirs = ids.slice(20, 50);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step("compares two lists and shows each part, without changing the reader's ticks", async () => {
    await open(page, beside(theirs), 30);
    const note = page.getByRole('region', { name: 'A note from a friend' });
    await expect(note).toContainText(`They ticked 30 of ${total}`);
    await note.getByRole('radio', { name: 'Both 10' }).check();
    await expect(boxes(page)).toHaveCount(10);
    await note.getByRole('radio', { name: 'Only me 20' }).check();
    await expect(boxes(page)).toHaveCount(20);
    await note.getByRole('radio', { name: 'Only them 20' }).check();
    await expect(page.getByRole('checkbox', { name: 'Friend ✓' })).toHaveCount(20);
    expect(await stored(page)).toEqual(ids.slice(0, 30));
    await note.getByRole('link', { name: 'Put it away' }).click();
    await expect(page.getByRole('heading', { name: 'Pass it on' })).toBeVisible();
    await expect(boxes(page)).toHaveCount(total);
    expect(await stored(page)).toEqual(ids.slice(0, 30));
  });

  await test.step('is copied as a link that another visitor can open', async () => {
    await tickInAnotherTab(page, ids.slice(0, 12));
    await page.getByRole('button', { name: 'Copy a note to a friend' }).click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // Empty storage makes this another visitor.
    await page.evaluate(() => localStorage.clear());
    await openPage(page, link);
    await expect(page.getByText(`They ticked 12 of ${total}`)).toBeVisible();
    await expect(report(page).getByText(`0/${total}`)).toBeVisible();
  });

  // Damaged links are tested in tests/lib/checklist/ticksLink.test.ts.
  await test.step('a link from another edition shows a torn note, and the page still works', async () => {
    const torn = encodeTicks(theirs, checklistItems).replace(/^./, 'z');
    await tickInAnotherTab(page, ids.slice(0, 4));
    await go(page, `/lifestyle?with=${torn}`);
    await expect(page.getByRole('heading', { name: 'A torn note' })).toBeVisible();
    await box(page, 6).check();
    expect(await stored(page)).toEqual([...ids.slice(0, 4), ids[6]]);
  });
});

const notices = 'section[aria-label^="Notifications"]';

test('axe finds nothing in any state of the list', async ({ page, context }) => {
  const expectNothingIn = (place: string, state: string) =>
    expectNoAxeFindingsAtBothWidths(page, place, state);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, beside(ids.slice(20)), 60);
  await expectNothingIn('main', 'ticked, beside a friend');
  await tickInAnotherTab(page, ids);
  await expect(report(page).getByText('Ultimate 90s Legend')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expectNothingIn(`[aria-labelledby="report"], ${notices}`, 'all ticked and copied');
  await page.getByRole('button', { name: 'Reset All Selections' }).click();
  await expect(page.getByText('Progress reset')).toBeVisible();
  await page.getByRole('radio', { name: 'Ticked', exact: true }).check();
  await expect(boxes(page)).toHaveCount(0);
  await expectNothingIn(`main, ${notices}`, 'reset, and only the ticked shown');
  await go(page, '/lifestyle?with=zzz');
  await expect(page.getByRole('heading', { name: 'A torn note' })).toBeVisible();
  await expectNothingIn('[aria-labelledby="note"]', 'a torn note');
});
