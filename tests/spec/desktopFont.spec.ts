import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parseGlyphs } from '../../scripts/font/parseGlyphs';
import { classSelector } from '../../scripts/share/classSelector';
import { untilStanding } from '../site/openPage';
import { test } from '../site/tab';
import { icon, stage, task, toDesktop, win } from './desktopPage';

const drawn = new Set(
  parseGlyphs(readFileSync('src/toys/desktop/kidSans.txt', 'utf8')).map(({ code }) =>
    String.fromCodePoint(code),
  ),
);
/** Signs that the font leaves to the system's: an hourglass, and the keys of the Sound Recorder. */
const left = '⌛●▶■';

/** The family and size of the text of the title bar, the taskbar, an icon and a menu of a program. */
const fontsOf = async (page: Page) => {
  const parts = [
    win(page, 'notepad').getByRole('heading'),
    task(page, 'Notepad').locator('span'),
    icon(page, 'Recycle Bin').locator('span'),
    win(page, 'paint').getByRole('menuitem', { name: 'Image' }),
  ];
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { fontFamily, fontSize } = getComputedStyle(element);
        return `${fontSize} ${fontFamily.split(',')[0]?.replaceAll('"', '')}`;
      }),
    ),
  );
};

test('the desktop’s own texts are in its screen font, at the size of its pixels', async ({
  page,
}) => {
  await toDesktop(page, 'paint,notepad');
  await untilStanding(page);
  expect(new Set(await fontsOf(page))).toEqual(new Set(['16px Kid Sans']));
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => /Kid Sans/.test(family)).map((face) => face.status),
  );
  expect(faces).toEqual(['loaded', 'loaded']);

  await test.step('the tools of Minesweeper are in the screen font', async () => {
    await toDesktop(page, 'minesweeper');
    for (const name of ['Dig', 'Flag', 'Ask', 'Hint']) {
      const tool = win(page, 'minesweeper').getByRole('button', { name, exact: true });
      await expect(tool).toHaveCSS('font-family', /^"Kid Sans"/);
      await expect(tool).toHaveCSS('font-size', '16px');
    }
    await toDesktop(page, 'notepad');
  });

  await test.step('the sheet of Notepad and the toys in windows keep other fonts', async () => {
    const familyOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await familyOf('[data-window="notepad"] textarea')).not.toContain('Kid Sans');
    await toDesktop(page, 'mystic');
    await expect(win(page, 'mystic').getByRole('button').nth(3)).toBeVisible();
    expect(await familyOf(`[data-window="mystic"] ${classSelector('content')}`)).not.toContain(
      'Kid Sans',
    );
  });

  await test.step('for larger text it is the system’s, and larger', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.text = 'larger';
    });
    await toDesktop(page, 'paint,notepad');
    await page.evaluate(() => {
      document.documentElement.dataset.text = 'larger';
    });
    expect(new Set(await fontsOf(page))).toEqual(new Set(['17.5px Arial']));
  });
});

test('the screen font has every character of the desktop’s texts', async ({ page }) => {
  const missing = new Set<string>();
  for (const open of [
    'computer,bin,notepad,paint,calculator',
    'network,recorder,display,control,find,run',
  ]) {
    await toDesktop(page, open);
    await untilStanding(page);
    for (const name of open.split(',')) {
      await expect(win(page, name).locator(classSelector('busy'))).toHaveCount(0);
    }
    const text = await stage(page, 'desktop').evaluate((desktop) => {
      const texts: string[] = [];
      const walk = document.createTreeWalker(desktop, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const parent = node.parentElement;
        if (parent && getComputedStyle(parent).fontFamily.includes('Kid Sans')) {
          texts.push(node.textContent ?? '');
        }
      }
      return texts.join('');
    });
    expect(text.length).toBeGreaterThan(200);
    for (const character of text) {
      if (!drawn.has(character) && !left.includes(character)) missing.add(character);
    }
  }
  expect([...missing]).toEqual([]);
});
