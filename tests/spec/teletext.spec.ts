import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { writeEditTf } from '../../scenes/teletext/rules/editTf';
import { packetLength } from '../../scenes/teletext/rules/packets';
import { readTti } from '../../scenes/teletext/rules/readTti';
import { bamboozle } from '../../src/content/teletext/bamboozle';
import { listenForComplaints, openPage } from '../site/openPage';
import { fresh, test } from '../site/tab';
import { frameOf } from '../teletext/frames';

const remote = (page: Page) => page.getByRole('region', { name: 'Remote control' });
const key = (page: Page, name: string) => remote(page).getByRole('button', { name, exact: true });
const display = (page: Page) => page.locator('[data-display]');
const text = (page: Page) => page.locator('[data-page-text]');
const header = (page: Page) => text(page).locator('p').first();
const set = (page: Page) => page.locator('[data-teletext]');

/** Opens the set and waits until its whole service has loaded. */
async function tune(page: Page, address = '/teletext'): Promise<void> {
  await openPage(page, address);
  await expect(page.locator('[data-service="whole"]')).toBeVisible();
}

async function dial(page: Page, number: string): Promise<void> {
  for (const digit of number) await key(page, digit).click();
  await key(page, 'GO').click();
}

/** Goes to a page in tests that are not about the remote's keys. */
async function type(page: Page, number: string): Promise<void> {
  await set(page).focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

test("shows 'Back to Main Site' to /, a TELETEXT heading, a set with page, service, date and time, and a remote beside it", async ({
  page,
}) => {
  await tune(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TELETEXT');
  await expect(page.getByRole('link', { name: 'Back to Main Site' })).toHaveAttribute('href', '/');
  await expect(header(page)).toHaveText(
    /P100 +KITEFAX 100 (Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d\d [A-Z][a-z]{2} \d\d:\d\d\/\d\d/,
  );
  const screen = await page.locator('canvas').boundingBox();
  const handset = await remote(page).boundingBox();
  expect(handset?.x).toBeGreaterThan((screen?.x ?? 0) + (screen?.width ?? 0));
  for (const name of 'POWER 0 1 2 3 4 5 6 7 8 9 C GO Red Green Yellow Blue Up Down Left Right OK'.split(
    ' ',
  )) {
    await expect(key(page, name)).toBeVisible();
  }

  await test.step('the selectable text lies under the drawn letters', async () => {
    const canvas = await page.locator('canvas').boundingBox();
    const marked = await text(page).evaluate((element) => {
      const row = [...element.children].find((line) => line.textContent?.startsWith(' Bamboozle'));
      const node = row?.firstChild;
      if (!node) throw new Error('no such row');
      const range = document.createRange();
      range.setStart(node, (node.textContent ?? '').indexOf('800'));
      range.setEnd(node, range.startOffset + 3);
      const { x, width } = range.getBoundingClientRect();
      return { x, width, column: range.startOffset };
    });
    if (!canvas) throw new Error('no picture');
    const cell = canvas.width / 40;
    expect(Math.abs(marked.x - canvas.x - marked.column * cell)).toBeLessThan(cell);
    expect(Math.abs(marked.width - 3 * cell)).toBeLessThan(cell / 2);
  });

  await test.step('a yellow page number on the screen can be pressed', async () => {
    const box = await page.locator('canvas').boundingBox();
    if (!box) throw new Error('no picture');
    // "Sport" is in the eighth row.
    await page.mouse.click(box.x + box.width * 0.1, box.y + (box.height * 7.5) / 25);
    await expect(header(page)).toContainText('P300');
  });

  await test.step('the look of a tube can be turned off and stays off', async () => {
    const tube = page.locator('[data-tube]');
    await expect(tube).toBeVisible();
    await page.getByLabel('Curved tube glass').uncheck();
    await expect(tube).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Curved tube glass')).not.toBeChecked();
    await expect(tube).toHaveCount(0);
  });

  await test.step('with focus in the set, digits and Enter, arrows, colours, reveal, size, mix, text, back and forward work by keyboard', async () => {
    await set(page).focus();
    await page.keyboard.type('440');
    await page.keyboard.press('Enter');
    await expect(text(page)).toContainText('computer late for school');
    await expect(text(page)).not.toContainText('It had a hard drive.');
    await page.keyboard.press('v');
    await expect(text(page)).toContainText('It had a hard drive.');
    await page.keyboard.press('v');
    await expect(text(page)).not.toContainText('It had a hard drive.');
    await page.keyboard.press('s');
    await expect(key(page, 'SIZE')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('m');
    await expect(key(page, 'MIX')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('t');
    await expect(page.locator('canvas')).toBeHidden();
    await page.keyboard.press('t');
    await page.keyboard.press('y');
    await expect(display(page)).toHaveText('400');
    await page.keyboard.press('ArrowDown');
    await expect(display(page)).toHaveText('401');
    await page.keyboard.type('77');
    await page.keyboard.press('Backspace');
    await expect(display(page)).toHaveText('401');
    await page.goBack();
    await expect(display(page)).toHaveText('400');
    await page.goBack();
    await expect(display(page)).toHaveText('440');
    await page.goForward();
    await expect(header(page)).toContainText('P400');
    // Elsewhere on the page a letter has no function.
    await page.getByRole('link', { name: 'Back to Main Site' }).focus();
    await page.keyboard.press('r');
    await expect(display(page)).toHaveText('400');
  });

  await test.step('set and remote are fully visible on a low screen', async () => {
    for (const [width, height] of [
      [844, 390],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const size = `${width} by ${height}`;
      await expect.soft(page.locator('canvas'), size).toBeInViewport({ ratio: 0.99 });
      expect(await remote(page).getByRole('button').count()).toBeGreaterThan(20);
      const cut = await remote(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all
            .filter((key) => {
              const { left, top, right, bottom } = key.getBoundingClientRect();
              return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
            })
            .map((key) => key.textContent),
        );
      expect.soft(cut, size).toEqual([]);
    }
  });

  await page.getByRole('link', { name: 'Back to Main Site' }).click();
  await expect(page).toHaveURL('/');
});

test('digits fill a buffer of three, which the display shows instead of the page; C clears; GO jumps, and with no digits does nothing', async ({
  page,
}) => {
  await tune(page);
  await expect(display(page)).toHaveText('100');
  await key(page, 'GO').click();
  await expect(display(page)).toHaveText('100');
  await key(page, '3').click();
  await expect(display(page)).toHaveText('3');
  await key(page, 'C').click();
  await expect(display(page)).toHaveText('100');
  for (const digit of '2007') await key(page, digit).click();
  await expect(display(page)).toHaveText('200');
  await expect(text(page)).toContainText('ALL OF 90s KID');
  await key(page, 'GO').click();
  await expect(header(page)).toContainText('P200');
  await expect(text(page)).toContainText('Town clock right twice in one day');
  await expect(page).toHaveURL(/[?&]p=200$/);

  await test.step('pages 200, 300, 390, 400, 500, 600, 700 and 800 each show MAIN MENU 100; an unknown number shows the index', async () => {
    const words: readonly (readonly [number: string, word: RegExp])[] = [
      ['200', /Dithering/],
      ['300', /Albion/],
      ['390', /CLICK FOR ANSWER/],
      ['400', /Costa Plonka/],
      ['500', /POCKET MONEY INDEX/],
      ['600', /Die Quite Hard/],
      ['700', /brolly/],
      ['800', /What is in, what is out/],
    ];
    for (const [number, word] of words) {
      await type(page, number);
      await expect(text(page)).toContainText(word);
      await expect(header(page)).toContainText(`P${number}`);
      await expect(text(page).getByRole('button', { name: 'MAIN MENU 100' })).toBeAttached();
    }
    await text(page).getByRole('button', { name: 'MAIN MENU 100' }).click();
    await expect(display(page)).toHaveText('100');
    await expect(text(page)).not.toContainText('MAIN MENU 100');
    await dial(page, '555');
    await expect(display(page)).toHaveText('555');
    await expect(header(page)).toContainText('P555');
    await expect(text(page)).toContainText('The pages of Kite Television');
    await dial(page, '999');
    await expect(display(page)).toHaveText('899');
  });

  await test.step('POWER, the colours and the arrows work; OK does nothing; pages stay between 100 and 899', async () => {
    await type(page, '700');
    for (const [name, number] of [
      ['Green', '390'],
      ['Yellow', '400'],
      ['Red', '100'],
      ['Right', '101'],
      ['Down', '102'],
      ['Left', '101'],
      ['Up', '100'],
      ['Up', '100'],
      ['Left', '100'],
      ['OK', '100'],
      ['Yellow', '400'],
      ['Blue', '100'],
      ['Yellow', '400'],
      ['POWER', '100'],
    ] as const) {
      await key(page, name).click();
      await expect(display(page)).toHaveText(number);
    }
    await type(page, '899');
    await key(page, 'Down').click();
    await expect(display(page)).toHaveText('899');
  });

  await test.step('Bamboozle shows a question, an image and CLICK FOR ANSWER, which reveals answer and hint; there is no way back within the page', async () => {
    await type(page, '390');
    await expect(text(page)).toContainText('What does a viewer do');
    await expect(text(page)).not.toContainText(bamboozle.correctAnswer);
    await page.getByRole('button', { name: 'CLICK FOR ANSWER' }).click();
    await expect(text(page)).toContainText(bamboozle.correctAnswer);
    await expect(text(page)).toContainText(bamboozle.hint);
    await expect(page.getByRole('button', { name: 'CLICK FOR ANSWER' })).toHaveCount(0);
    await key(page, 'REVEAL').click();
    await expect(text(page)).toContainText(bamboozle.correctAnswer);
    await type(page, '440');
    await type(page, '390');
    await expect(text(page)).not.toContainText(bamboozle.correctAnswer);
  });

  await test.step('the round of twelve on the colour keys starts again after a wrong answer', async () => {
    await type(page, '391');
    await key(page, 'Green').click();
    await expect(text(page)).toContainText('How many channels');
    await key(page, 'Red').click();
    await expect(text(page)).toContainText('No, no, no, no. No.');
    await key(page, 'Red').click();
    await expect(text(page)).toContainText('How many channels');
    await key(page, 'Green').click();
    await expect(text(page)).toContainText('beeped in assembly');
  });
});

test('the clock ticks each second and touches only its own cells; subpages turn, and HOLD stops them; an authentic wait', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('1996-11-05T12:34:50') });
  await page.goto('/teletext?p=200');
  await expect(text(page)).toContainText('Town clock');
  // No time passes by itself from here on, however slow the machine is.
  await page.clock.pauseAt(new Date('1996-11-05T12:50:00'));
  await dial(page, '100');
  await dial(page, '200');
  await page.clock.runFor(2_000);
  await expect(header(page)).toContainText('Tue 05 Nov 12:50/02');
  const canvas = page.locator('canvas');
  const before = await header(page).textContent();
  await page.clock.runFor(1_000);
  await expect(header(page)).not.toHaveText(before ?? '');
  const touched = Number(await canvas.getAttribute('data-touched'));
  expect(touched).toBeGreaterThan(0);
  expect(touched).toBeLessThanOrEqual(8);
  await page.clock.runFor(18_000);
  await expect(text(page)).toContainText('Man reaches end of phone bill');
  await key(page, 'HOLD').click();
  await page.clock.runFor(60_000);
  await expect(text(page)).toContainText('Man reaches end of phone bill');
  await key(page, 'SUB+ next subpage').click();
  await expect(text(page)).toContainText('Virtual pet survives');

  await test.step('an authentic wait rotates the header until the page comes', async () => {
    await page.clock.resume();
    await page.evaluate(() =>
      localStorage.setItem(
        'teletext',
        JSON.stringify({ version: 1, wait: 'authentic', tube: true }),
      ),
    );
    await page.goto('/teletext');
    await expect(page.locator('[data-service="whole"]')).toBeVisible();
    await page.clock.pauseAt(new Date('1996-11-05T13:50:00'));
    await dial(page, '700');
    const passing = async () =>
      / KITEFAX (\w{3})/.exec((await header(page).textContent()) ?? '')?.[1];
    await page.clock.runFor(200);
    const first = await passing();
    await page.clock.runFor(200);
    expect(await passing()).not.toBe(first);
    await expect(header(page)).toContainText('P700');
    await expect(text(page)).toContainText('The pages of Kite Television');
    await page.clock.runFor(20_000);
    await expect(text(page)).toContainText('brolly');
  });
});

test("every page of the site names its teletext number in the footer, teletext leads back, and today's questions have answers", async ({
  page,
}) => {
  await openPage(page, '/toys');
  await page.getByRole('contentinfo').getByRole('link', { name: /P120/ }).click();
  await expect(page).toHaveURL('/teletext?p=120');
  await expect(text(page)).toContainText('Polly Pocket');
  await page.getByRole('link', { name: /Open it on 90s Kid: Toys/ }).click();
  await expect(page).toHaveURL('/toys');
  await page.goBack();
  await expect(page.locator('[data-service="whole"]')).toBeVisible();
  await type(page, '140');
  await expect(text(page)).toContainText('THE DAILY TEN: QUESTION 1');
  const hidden = await text(page).textContent();
  await key(page, 'REVEAL').click();
  await expect(text(page)).not.toHaveText(hidden ?? '');
  await dial(page, '197');
  await expect(text(page)).toContainText('Spice Girls dominate the charts');
  await page.getByRole('link', { name: /Open it on 90s Kid/ }).click();
  await expect(page.getByRole('dialog')).toContainText('1997');

  await test.step('the records of this browser are on page 142', async () => {
    await page.evaluate(() =>
      localStorage.setItem(
        'records',
        JSON.stringify({ version: 1, games: { snake: { classic: 470 } } }),
      ),
    );
    await tune(page, '/teletext?p=142');
    await expect(text(page)).toContainText(/Snake II, classic \.+ 470/);
  });
});

test('pages from elsewhere: by an address, dropped, pasted, from the drawer', async ({ page }) => {
  const complaints = await listenForComplaints(page);
  const packed = writeEditTf(frameOf({ 3: '{y}Hello from elsewhere' }));
  await tune(page, `/teletext?frame=${encodeURIComponent(`https://edit.tf/#${packed}`)}`);
  await expect(text(page)).toContainText('Hello from elsewhere');
  await page.getByRole('button', { name: /Close imported pages/ }).click();
  await expect(text(page)).toContainText('The pages of Kite Television');
  await tune(page, `/teletext?frame=${encodeURIComponent('https://edit.tf/#0:QIEC')}`);
  await expect(page.getByRole('alert')).toContainText('a page has 1167 signs');
  await expect(text(page)).toContainText('The pages of Kite Television');

  await test.step('a page that is dropped or pasted is shown', async () => {
    const bring = (type: 'drop' | 'paste', brought: string) =>
      set(page).evaluate(
        (element, [how, content]) => {
          const data = new DataTransfer();
          data.setData('text/plain', content ?? '');
          const init = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            how === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data }),
          );
        },
        [type, brought],
      );
    await bring('drop', 'PN,20000\nOL,1,Dropped in\n');
    await expect(text(page)).toContainText('Dropped in');
    await bring('paste', `#${writeEditTf(frameOf({ 2: 'Pasted in' }))}`);
    await expect(text(page)).toContainText('Pasted in');
  });

  await test.step('the drawer opens files and addresses, and saves .tti, PNG, an address, all pages and a stream', async () => {
    await type(page, '300');
    await expect(header(page)).toContainText('P300');
    await page.getByText('Open, save and share pages').click();
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
    };
    const tti = await saved('Save as .tti');
    expect(tti.name).toBe('p300.tti');
    const opened = readTti(tti.bytes.toString('latin1'));
    expect(opened.ok && opened.pages[0]?.number).toBe(0x300);
    const png = await saved('Save as PNG');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const zip = await saved('All pages as .tti (.zip)');
    expect(zip.bytes.readUInt32LE(0)).toBe(0x04034b50);
    expect(zip.bytes.includes('p110.tti')).toBe(true);
    const stream = await saved('One .t42 stream');
    expect(stream.bytes.length % packetLength).toBe(0);
    await page.getByRole('button', { name: 'Copy edit.tf address' }).click();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
      /^https:\/\/edit\.tf\/#0:[\w-]{1167}$/,
    );

    const file = (name: string, content: string | Buffer) =>
      page
        .getByLabel('Open a file')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    // Packet 26 puts an acute accent on the e.
    await file('theirs.tti', 'PN,15200\r\nOL,26,@lD@Crr\r\nOL,4,\x1bCTheirs\r\n');
    await expect(text(page)).toContainText('Théirs');
    await expect(display(page)).toHaveText('152');
    await file('service.t42', stream.bytes);
    await expect(text(page)).toContainText('KITEFAX');
    await file('nonsense.tti', 'nothing of the kind');
    await expect(page.getByRole('alert')).toContainText('That is not');
    await expect(display(page)).toHaveText('100');
    await page.getByLabel('Address, or the lines of a page').fill('<b>PN</b>');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByRole('alert')).toContainText('Here is the index.');
    expect(complaints.messages).toEqual([]);
  });
});

fresh(
  'cut off, the pages still turn, and the drawer says so where it cannot come',
  async ({ page, context }) => {
    const complaints: unknown[] = [];
    page.on('pageerror', (error) => complaints.push(error));
    await tune(page);
    await context.setOffline(true);
    await page.getByText('Open, save and share pages').click();
    await expect(page.getByRole('alert')).toContainText('could not be fetched');
    await dial(page, '153');
    await expect(text(page)).toContainText('MESSENGER');
    await set(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'PN,20000\nOL,1,Pasted in\n');
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    });
    const refusal = page.getByRole('alert').filter({ hasText: 'There is no connection' });
    await expect(refusal).toContainText('Here is the index');
    expect(complaints).toEqual([]);
  },
);
