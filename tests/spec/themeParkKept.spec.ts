import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { bytesOfText } from '../../scenes/kit/rules/textOfBytes';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { openPage, untilGameDrawn } from '../site/openPage';
import { test } from '../site/tab';
import { act, newPark, path, place } from '../theme-park/play';
import {
  build,
  button,
  cell,
  item,
  leaveUnforecast,
  linkOf,
  openPanel,
  openStopped,
  openStored,
  openTab,
  pass,
  press,
  stoppedPark,
  store,
  stored,
  untilTold,
} from './parkPage';

// A visitor's own park, and what they were making, is kept whatever they open.

const challenge = '/theme-park#today';
/** The tree marks the visitor's own park. */
const ownTree = place('tree', 5, 5);
const canBeBroughtBack = 'Your own park can be brought back from Parks.';

/** A link to a park in which something is built. */
function linkTo(...built: ThemeParkAction[]): string {
  const park = newPark();
  act(park, ...built);
  const bytes = bytesOfText(writePark(park, { withPeople: false }));
  if (!bytes) throw new Error('there is no park');
  return linkOf(bytes);
}

/** Opens a link as a visitor from another page does. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.goto(link);
  await untilGameDrawn(page);
  await expect(page).toHaveURL(/theme-park$/);
}

/** Follows a link to the challenge of the day, and waits for the reason why it does not open. */
async function followRefused(page: Page, sentence: string): Promise<void> {
  const told = untilTold(page, sentence);
  await follow(page, challenge);
  await told;
  await expectOwnTree(page);
}

/** The buttons that restore a park, in their order. */
const bringBacks = (page: Page) => page.getByRole('button', { name: /^Bring back: .*this one$/ });

/** Five parks as slots store them, each with a fountain at another place. */
const fiveParks = () =>
  [1, 2, 3, 4, 5].map((savedAt) => {
    const { park } = stoppedPark(place('fountain', savedAt, 2));
    return { name: `Park ${savedAt}`, savedAt, park, money: savedAt, visitors: 0 };
  });

async function expectOwnTree(page: Page): Promise<void> {
  await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Tree/);
}

test('the challenge of the day, pressed twice, leaves the own park to be brought back', async ({
  page,
}) => {
  await leaveUnforecast(page);
  await store(page, 'theme-park-auto', stoppedPark(ownTree));
  for (let turn = 0; turn < 2; turn += 1) {
    await follow(page, challenge);
    await expect(cell(page, 5, 5)).not.toHaveAttribute('aria-label', /Tree/);
  }
  await openTab(page, 'Parks');
  await expect(bringBacks(page)).toHaveCount(1);
  await bringBacks(page).click();
  await expectOwnTree(page);
});

test('with five full slots two links leave the slots and the own park as they were, and a park that was built on is kept too', async ({
  page,
}) => {
  await leaveUnforecast(page);
  const slots = fiveParks();
  await store(page, 'theme-park-slots', { version: 1, slots });
  await store(page, 'theme-park-auto', stoppedPark(ownTree));
  for (const row of [1, 3]) {
    await follow(page, linkTo(place('tree', 1, row)));
    await expect(cell(page, 1, row)).toHaveAttribute('aria-label', /Tree/);
  }
  expect(await stored(page, 'theme-park-slots')).toEqual({ version: 1, slots });

  await test.step('what was built in a park from a link is kept as well', async () => {
    await build(page, 'fountain', 8, 8);
    await follow(page, linkTo(place('tree', 1, 5)));
    await expect(cell(page, 1, 5)).toHaveAttribute('aria-label', /Tree/);
    await openTab(page, 'Parks');
    await expect(bringBacks(page)).toHaveCount(2);
    await button(page, 'Bring back: the park before this one').click();
    await expect(cell(page, 8, 8)).toHaveAttribute('aria-label', /Fountain/);
    // The park of the last link has taken its place.
    await button(page, 'Bring back: 2 parks before this one').click();
    await expectOwnTree(page);
  });
});

/** The offer stands at the board's lower edge, is wholly shown and covers no other button. */
async function expectOfferFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const window of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(window);
    const open = button(page, 'Open anyway');
    const found = await open.evaluate((opens) => {
      const strip = opens.parentElement;
      const text = strip?.querySelector('p');
      const screen = strip?.parentElement;
      if (!strip || !text || !screen) throw new Error('no strip');
      strip.scrollIntoView({ block: 'center' });
      return {
        gap: Math.round(
          screen.getBoundingClientRect().bottom - strip.getBoundingClientRect().bottom,
        ),
        isCut: text.scrollHeight > text.clientHeight + 1,
      };
    });
    expect(found, `${window.width} x ${window.height}`).toMatchObject({ gap: 0, isCut: false });
    for (const name of ['Closer', 'Farther away', 'Open anyway']) {
      await button(page, name).click({ trial: true });
    }
  }
  if (before) await page.setViewportSize(before);
}

test('in a full storage a link is not opened: the page says why, and opens it on request', async ({
  page,
}) => {
  await leaveUnforecast(page);
  await store(page, 'theme-park-auto', stoppedPark(ownTree));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await followRefused(page, 'This browser has no room to keep your own park.');
  await expect(page.getByText(/Your own is kept|can be brought back/)).toHaveCount(0);
  await expectOfferFits(page);
  await button(page, 'Open anyway').click();
  await expect(cell(page, 5, 5)).not.toHaveAttribute('aria-label', /Tree/);
  await expect(page.getByText('Kept until you leave this page').first()).toBeVisible();
  await expect(button(page, 'Open anyway')).toHaveCount(0);
  await openTab(page, 'Parks');
  await bringBacks(page).click();
  await expectOwnTree(page);
});

test('with five parks set aside a link asks before the oldest is lost, and a visitor who builds on keeps all', async ({
  page,
}) => {
  await leaveUnforecast(page);
  const [park, ...earlier] = fiveParks();
  const replaced = { version: 1, park, earlier, slot: null };
  await store(page, 'theme-park-replaced', replaced);
  await store(page, 'theme-park-auto', stoppedPark(ownTree));
  await followRefused(page, 'The oldest park kept there would be lost.');
  expect(await stored(page, 'theme-park-replaced')).toEqual(replaced);
  await build(page, 'fountain', 8, 8);
  await expect(button(page, 'Open anyway')).toHaveCount(0);
  await openTab(page, 'Parks');
  await expect(bringBacks(page)).toHaveCount(5);
});

test('a record of one replaced park, as the first version stored it, still opens', async ({
  page,
}) => {
  const { park } = stoppedPark(ownTree);
  const slot = { name: 'Classic park', savedAt: 7, park, money: 9900, visitors: 0 };
  await store(page, 'theme-park-replaced', { version: 1, park: slot, slot: null });
  await openStopped(page, place('fountain', 2, 2));
  await openTab(page, 'Parks');
  await bringBacks(page).click();
  await expectOwnTree(page);
});

test('two files opened one after the other leave the own park to be brought back', async ({
  page,
}) => {
  await openStopped(page, ownTree);
  await openTab(page, 'Parks');
  for (const column of [1, 3]) {
    await page.getByLabel('Open a file').setInputFiles({
      name: 'a.park',
      mimeType: 'text/plain',
      buffer: Buffer.from(stoppedPark(place('fountain', column, 2)).park),
    });
    await expect(cell(page, column, 2)).toHaveAttribute('aria-label', /Fountain/);
  }
  await expect(bringBacks(page)).toHaveCount(1);
  await bringBacks(page).click();
  await expectOwnTree(page);
});

test('a park that is rewound twice can be brought back as it was at first', async ({ page }) => {
  const park = newPark();
  act(park, ...path(10, 12, 10, 17), place('carousel', 9, 13));
  await openStored(page, writePark(park, { withPeople: true }));
  await pass(page, 20_000);
  await item(page, 'tree').click();
  await pass(page, 60);
  await press(page, 5, 5);
  await expectOwnTree(page);
  await openPanel(page, 'What if?');
  const slider = page.getByRole('slider', { name: /How far back/ });
  for (const seconds of ['15', '1']) {
    await slider.fill(seconds);
    await button(page, 'Go back').click();
    await pass(page, 400);
    await expect(cell(page, 5, 5)).toHaveAttribute('aria-label', /Grass/);
  }
  await openPanel(page, 'Parks');
  await expect(bringBacks(page)).toHaveCount(1);
  await bringBacks(page).click();
  await pass(page, 400);
  await expectOwnTree(page);
});

test('two duels leave the own park to be brought back, and say so', async ({ page }) => {
  await store(page, 'theme-park-auto', stoppedPark(ownTree));
  const recording = readFileSync('scenes/theme-park/recordings/classic.txt', 'utf8').trim();
  for (const turn of [1, 2]) {
    await openPage(page, `/run#${recording}`);
    const told = untilTold(page, canBeBroughtBack);
    await button(page, 'Duel this park').click();
    await told;
    await expect(page.getByRole('region', { name: 'Duel' })).toContainText('left');
    if (turn === 1) await build(page, 'tree', 1, 1);
  }
  await openTab(page, 'Parks');
  await expect(bringBacks(page)).toHaveCount(2);
  await button(page, 'Bring back: 2 parks before this one').click();
  await expectOwnTree(page);
});

test('the scenario that a visitor makes is kept when they leave its tab, and its ground is not replaced without a question', async ({
  page,
}) => {
  await openStopped(page, ownTree);
  await openTab(page, 'Parks');
  await button(page, 'Make a scenario').click();
  const editor = page.getByRole('region', { name: 'Make a scenario' });
  const square = editor.locator('[data-ground-cell="1"]');
  const painted = async () => {
    await expect(square).toHaveAttribute('data-ground', '2');
    await expect(editor.getByLabel('Name')).toHaveValue('Hard rock');
  };
  await editor.getByLabel('Name').fill('Hard rock');
  await editor.getByRole('button', { name: 'Rock' }).click();
  await square.click();
  await painted();
  await openTab(page, 'Books');
  await openTab(page, 'Parks');
  await button(page, 'Make a scenario').click();
  await painted();

  await test.step('another ground is taken after a question only', async () => {
    await editor.getByLabel('Ground as in').selectOption({ index: 2 });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep what I have' }).click();
    await painted();
    await editor.getByLabel('Ground as in').selectOption({ index: 2 });
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await expect(square).not.toHaveAttribute('data-ground', '2');
  });
});

test('a second entrance that touches no path is named', async ({ page }) => {
  await openStopped(page, ...path(10, 15, 10, 17), place('entrance', 2, 2));
  await expect(page.getByRole('tabpanel')).toContainText('One entrance touches no path');
  await build(page, 'path', 3, 2);
  await expect(page.getByText('One entrance touches no path')).toHaveCount(0);
});

test('a refusal is shown on the board also if the pointer is elsewhere, and as a notice if the board is out of sight', async ({
  page,
}) => {
  await openStopped(page, ownTree);
  await page.getByTestId('board').hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('refusal')).toBeVisible();
  await expect(page.getByTestId('refusal')).toBeInViewport({ ratio: 1 });

  await test.step('the board is out of sight', async () => {
    const notices = page.getByRole('region', { name: 'Notifications' });
    const reason = (await page.getByTestId('refusal').textContent()) ?? '';
    await expect(notices.getByText(reason)).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByTestId('board')).not.toBeInViewport();
    await page.keyboard.press('Control+z');
    await expect(notices.getByText(reason)).toBeVisible();
  });
});
