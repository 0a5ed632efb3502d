import { expect, type Page } from '@playwright/test';
import { scriptAddress } from '../../scripts/share/builtScripts';
import { assistantFacts, assistantRemarks, assistantTips } from '../../src/content/assistant';
import { expectNoAxeFindingsAtBothWidths, lookAtBothWidths } from '../site/axeAtBothWidths';
import { axeFindings } from '../site/axeFindings';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

const perry = (page: Page) => page.getByRole('button', { name: 'Perry, your assistant' });
const bubble = (page: Page) => page.locator('[data-bubble]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function box(page: Page) {
  const found = await perry(page).boundingBox();
  if (!found) throw new Error('nobody there');
  return found;
}

test('shows a document of fun facts with the assistant at its bottom right, and a title that says so', async ({
  page,
}) => {
  await openPage(page, '/clippy');
  await expect(page).toHaveTitle(/assistant.*90s nostalgia/i);
  const paper = page.getByRole('region', { name: 'Document: Fun facts' });
  for (const { heading, text } of assistantFacts) {
    await expect(paper.getByRole('heading', { name: heading })).toBeAttached();
    await expect(paper.getByText(text)).toBeAttached();
  }
  await lookAtBothWidths(page, async (device) => {
    const figure = await box(page);
    const room = await paper.boundingBox();
    if (!room) throw new Error('no paper');
    expect(figure.x + figure.width / 2, device).toBeGreaterThan(room.x + room.width * 0.6);
    expect(figure.y + figure.height / 2, device).toBeGreaterThan(room.y + room.height * 0.5);
  });
  await expect(bubble(page)).toHaveCount(0);

  await test.step('the formatting bar formats the text, and the assistant remarks on it', async () => {
    await press(page, 'B, Bold');
    await expect(bubble(page)).toContainText(assistantRemarks.bold);
    const text = page.getByText(assistantFacts[0]?.text ?? '');
    await expect(text).toHaveCSS('font-weight', '700');
    await page.getByLabel('Font').selectOption({ label: 'Typewriter' });
    await expect(text).toHaveCSS('font-family', /Courier/);
    await expect(bubble(page)).toContainText(assistantRemarks.typewriter);
    await page.getByLabel('Zoom').selectOption('150');
    await expect(text).toHaveCSS('font-size', '25.5px');
  });
});

test('moves, and gives tips', async ({ page }) => {
  await openPage(page, '/clippy');

  await test.step('can be dragged, moved by keys, sent away and called back, and remembers its position', async () => {
    const before = await box(page);
    await page.mouse.move(before.x + 40, before.y + 60);
    await page.mouse.down();
    await page.mouse.move(before.x - 200, before.y - 60, { steps: 6 });
    await page.mouse.up();
    await expect(bubble(page)).toHaveCount(0);
    await expect.poll(async () => before.x - (await box(page)).x).toBeGreaterThan(200);
    const dragged = await box(page);
    await page.reload();
    await expect.poll(async () => Math.abs((await box(page)).x - dragged.x)).toBeLessThan(2);
    await perry(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => dragged.x - (await box(page)).x).toBeGreaterThan(10);
    await press(page, 'Send Perry away');
    await expect(perry(page)).toHaveCount(0);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Call Perry' })).toBeVisible();
    await expect(perry(page)).toHaveCount(0);
    await press(page, 'Call Perry');
    await expect(bubble(page)).toContainText(assistantRemarks.called);
    await expect(perry(page)).toBeVisible();
  });

  // Before the page loads: a clock that is stopped stops no timer that runs already.
  await page.clock.install();
  await page.reload();
  await expect(perry(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  await test.step('a click shows one of ten tips for 1 s with a bounce, pulse or spin, and never the same tip twice in a row', async () => {
    let last = '';
    for (let clicks = 0; clicks < 4; clicks++) {
      await perry(page).click();
      const tip = (await bubble(page).locator('p').textContent()) ?? '';
      expect(assistantTips).toContain(tip);
      expect(tip).not.toBe(last);
      last = tip;
      await expect(perry(page).locator('[data-gesture]')).toHaveAttribute(
        'data-gesture',
        /^(bounce|pulse|spin)$/,
      );
      await page.clock.runFor(960);
      await expect(bubble(page)).toHaveCount(1);
      await page.clock.runFor(80);
      await expect(bubble(page)).toHaveCount(0);
    }
  });

  await test.step('a tip stays while it is hovered, has the focus, or is pinned', async () => {
    await perry(page).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(10_000);
    await expect(bubble(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await perry(page).click();
    await bubble(page).hover();
    await page.clock.runFor(10_000);
    await expect(bubble(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await expect(bubble(page)).toHaveCount(0);
    await page.getByLabel('Keep tips up').check();
    await perry(page).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(10_000);
    await expect(bubble(page)).toHaveCount(1);
    await press(page, 'Close');
    await expect(bubble(page)).toHaveCount(0);
  });
});

test('names what is stored in this browser and offers help with it, or says that nothing is stored', async ({
  page,
}) => {
  await openPage(page, '/clippy');
  await test.step('also without the script that reads the storage', async () => {
    const complaints: unknown[] = [];
    page.on('pageerror', (error) => complaints.push(error));
    await page.route(scriptAddress('readVisit'), (route) => route.abort());
    await press(page, 'What do you know about me?');
    await expect(bubble(page)).toContainText(assistantRemarks.nothing);
    expect(complaints).toEqual([]);
    await page.unrouteAll();
  });
  await page.evaluate(() => {
    const games = { snake: { 'wall:none': 250 }, nonsense: { x: 'y' } };
    localStorage.setItem('records', JSON.stringify({ version: 1, games }));
    localStorage.setItem('lifestyle-checked', '[0, 1, 2]');
    localStorage.setItem('quiz-record', '{"version":1,"best":{"music":{"correct":1}}}');
  });
  await page.reload();
  await expect(bubble(page)).toContainText('3 of 119 memories ticked');
  await press(page, 'What do you know about me?');
  await press(page, 'What do you know about me?');
  await expect(bubble(page)).toContainText('Your best at Snake II is 250');
  await expectNoAxeFindingsAtBothWidths(page, 'main', 'what is stored');
  await bubble(page).getByRole('link', { name: 'Play Snake II' }).click();
  await expect(page).toHaveURL('/snake');
});

test("a document can be written, formatted, saved on the desktop's disk, reopened and printed; the assistant comments, and can be told not to", async ({
  page,
}) => {
  await openPage(page, '/clippy');
  const sheet = page.getByRole('textbox', { name: 'Text of the document' });
  const choose = async (menu: string, entry: string) => {
    await page.getByRole('menuitem', { name: menu, exact: true }).click();
    const open = page.getByRole('menu', { name: menu });
    await open
      .locator('[role^="menuitem"]')
      .filter({ hasText: new RegExp(`^✓?${entry}$`) })
      .click();
  };
  const other = await page.context().newPage();
  await openPage(other, '/clippy');
  await choose('File', 'New');
  await sheet.click();
  await page.keyboard.type('Dear Gran,');
  await expect(bubble(page)).toContainText(assistantRemarks.dear);
  await page.keyboard.press('Enter');
  await press(page, 'B, Bold');
  await expect(page.getByRole('button', { name: 'B, Bold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.type('thank you');
  await press(page, 'B, Bold');
  await page.keyboard.type(' for the jumper.');
  await page.keyboard.press('Enter');
  await choose('Format', 'Bulleted List');
  await page.keyboard.type('milk');
  await expect(sheet.locator('ul li')).toHaveText('milk');
  await expect(page.getByText('8 words')).toBeVisible();

  await test.step('a page that is left brings back unsaved text, also if another tab is left later', async () => {
    await page.goto('about:blank');
    await other.goto('about:blank');
    await other.close();
    await page.goto('/clippy');
    await expect(sheet.locator('ul li')).toHaveText('milk');
    await expect(sheet.getByText('thank you')).toHaveCSS('font-weight', '700');
  });

  await page.getByLabel('File name').fill('Gran.doc');
  await sheet.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await choose('File', 'The Page of Facts');
  await expect(sheet).toContainText(assistantFacts[0]?.text ?? '');
  await choose('File', 'Open…');
  await page.getByRole('button', { name: 'Gran.doc' }).click();
  await expect(sheet).toContainText('Dear Gran,');
  await expect(sheet.getByText('thank you')).toHaveCSS('font-weight', '700');
  await expect(sheet.getByText('for the jumper.')).toHaveCSS('font-weight', '400');

  await test.step('asks about unsaved text; refuses a paste of a megabyte with a sentence; shows markup as text', async () => {
    await sheet.press('Control+End');
    const paste = (letters: string) =>
      sheet.evaluate((field, text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        data.setData('text/html', '<img src="x">');
        const init = { clipboardData: data, bubbles: true, cancelable: true };
        field.dispatchEvent(new ClipboardEvent('paste', init));
      }, letters);
    await paste('z'.repeat(1_000_000));
    await expect(bubble(page)).toContainText(assistantRemarks.tooLong);
    await paste('<b>not bold</b>');
    await expect(sheet).toContainText('<b>not bold</b>');
    await expect(sheet.locator('img')).toHaveCount(0);
    await choose('File', 'New');
    const question = page.getByRole('alertdialog', { name: 'Save the changes to Gran.doc?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet).toContainText('not bold');
    await choose('File', 'New');
    await question.getByRole('button', { name: 'Don’t save' }).click();
    await expect(sheet).toHaveText('');
  });

  await test.step('after being told not to, the assistant makes no more remarks, also after a reload', async () => {
    await choose('Tools', 'Perry Comments on It');
    await expect(bubble(page)).toContainText(assistantRemarks.quiet);
    await press(page, 'Close');
    await sheet.click();
    await page.keyboard.type('Yours faithfully');
    await page.waitForFunction(
      (from) => performance.now() > from + 300,
      await page.evaluate(() => performance.now()),
    );
    await expect(bubble(page)).toHaveCount(0);
  });

  await test.step('the browser prints only the document', async () => {
    await page.evaluate(() => {
      window.print = () => {};
    });
    await choose('File', 'Print…');
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() =>
      [...document.body.children]
        .filter((child) => child.checkVisibility())
        .map((child) => child.textContent),
    );
    expect(seen).toEqual(['Yours faithfully']);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('axe finds nothing on a document and an open menu', async () => {
    await page.getByRole('menuitem', { name: 'Format' }).click();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step("the document is on the desktop's disk and can be opened there", async () => {
    await page.goto('/win95-desktop?open=computer');
    const computer = page.locator('[data-window="computer"]');
    await computer.getByRole('button', { name: 'Gran.doc' }).press('Enter');
    const scribe = page.locator('[data-window="assistant"]');
    await expect(scribe.getByRole('textbox', { name: 'Text of the document' })).toContainText(
      'Dear Gran,',
    );
  });
});
