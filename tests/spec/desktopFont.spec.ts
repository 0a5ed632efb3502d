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

/** The texts of the desktop that are in the screen font, without those of a game and of a toy. */
const textOf = (page: Page) =>
  stage(page, 'desktop').evaluate((desktop) => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(desktop, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('[data-window="minesweeper"], [data-window="mystic"]')) {
        continue;
      }
      if (getComputedStyle(parent).fontFamily.includes('Kid Sans')) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts.join('');
  });

/** Opens windows, and waits until their programs have loaded. */
async function open(page: Page, names: readonly string[]): Promise<void> {
  await toDesktop(page, names.join(','));
  await untilStanding(page);
  for (const name of names) {
    await expect(win(page, name).locator(classSelector('busy'))).toHaveCount(0);
  }
}

test('the desktop’s own texts are in its screen font', async ({ page }) => {
  await open(page, ['network', 'recorder', 'display', 'control', 'find', 'run']);
  const first = await textOf(page);
  await open(page, ['minesweeper', 'mystic', 'computer', 'bin', 'calculator', 'paint', 'notepad']);
  const second = await textOf(page);

  await test.step('it has every character of the desktop’s texts', () => {
    for (const text of [first, second]) expect(text.length).toBeGreaterThan(200);
    const missing = Array.from(first + second).filter(
      (each) => !drawn.has(each) && !left.includes(each),
    );
    expect(missing).toEqual([]);
  });

  await test.step('at the size of its pixels', async () => {
    expect(new Set(await fontsOf(page))).toEqual(new Set(['16px Kid Sans']));
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => /Kid Sans/.test(family))
        .map((face) => face.status),
    );
    expect(faces).toEqual(['loaded', 'loaded']);
  });

  await test.step('the tools of Minesweeper are in the screen font', async () => {
    for (const name of ['Dig', 'Flag', 'Ask', 'Hint']) {
      const tool = win(page, 'minesweeper').getByRole('button', {
        name,
        exact: true,
        includeHidden: true,
      });
      await expect(tool).toHaveCSS('font-family', /^"Kid Sans"/);
      await expect(tool).toHaveCSS('font-size', '16px');
    }
  });

  await test.step('the sheet of Notepad and the toys in windows keep other fonts', async () => {
    const familyOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await familyOf('[data-window="notepad"] textarea')).not.toContain('Kid Sans');
    await expect(win(page, 'mystic').locator('button').nth(3)).toBeAttached();
    expect(await familyOf(`[data-window="mystic"] ${classSelector('content')}`)).not.toContain(
      'Kid Sans',
    );
  });

  await test.step('for larger text it is the system’s, and larger', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.text = 'larger';
    });
    expect(new Set(await fontsOf(page))).toEqual(new Set(['17.5px Arial']));
  });
});
