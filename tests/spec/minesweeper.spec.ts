import { expect, type Page } from '@playwright/test';
import { seedRng } from '../../scenes/kit/rules/rng';
import { neighboursOf } from '../../scenes/minesweeper/rules/field';
import { countMines, layMines } from '../../scenes/minesweeper/rules/layMines';
import { dealProven } from '../../scenes/minesweeper/rules/solver/dealProven';
import { verdictOn } from '../../scenes/minesweeper/rules/solver/prove';
import { fastForward } from '../site/fastForward';
import { fixSeed } from '../site/fixSeed';
import { test } from '../site/tab';
import { phone } from './phone';

const field = { columns: 9, rows: 9, mines: 10 } as const;
const middle = 40;

/** The mines that the fixed seed lays when the first press is in the middle. */
const mined = (() => {
  const { seed } = dealProven(field, middle, true, 2, () => true);
  return layMines(field, middle, true, seedRng(seed));
})();
const counts = countMines(field, mined);

const game = (page: Page) => page.locator('[data-window="minesweeper"]');
const cell = (page: Page, number: number) => game(page).locator(`[data-cell="${number}"]`);
const line = (page: Page) => game(page).locator('p:not([role])').last();

async function toField(page: Page): Promise<void> {
  await fixSeed(page);
  await page.goto('/win95-desktop?open=minesweeper');
  await expect(cell(page, 80)).toBeVisible();
}

/**
 * Gives the search for a board with this many mines a tenth of the page's time limit: without a
 * solution it uses all of it.
 */
async function hurryDealer(page: Page, mines: number): Promise<void> {
  await page.addInitScript((hurried) => {
    const { prototype } = Worker;
    const post = Reflect.get(prototype, 'postMessage');
    prototype.postMessage = function (this: Worker, message: unknown) {
      const sent = structuredClone(message) as {
        question?: { field?: { mines: number }; budgetMs: number };
      };
      if (sent.question?.field?.mines === hurried) sent.question.budgetMs /= 10;
      Reflect.apply(post, this, [sent]);
    };
  }, mines);
}

async function openMiddle(page: Page): Promise<void> {
  await cell(page, middle).click();
  await expect(cell(page, middle)).toHaveAccessibleName(/empty$/);
}

async function chooseItem(page: Page, menu: string, name: RegExp | string): Promise<void> {
  await game(page).getByRole('menuitem', { name: menu, exact: true }).click();
  const items = game(page).getByRole('menu');
  await items.locator('button').filter({ hasText: name }).click();
}

/** The open cells on the page, in the solver's format. */
async function seen(page: Page): Promise<Int8Array> {
  const open = await game(page)
    .locator('[data-cell][data-open]')
    .evaluateAll((cells) => cells.map((one) => Number((one as HTMLElement).dataset.cell)));
  const known = new Int8Array(81).fill(-1);
  for (const number of open) known[number] = counts[number];
  return known;
}

test.describe('by touch', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('a tap digs, a long press flags, and a tap on a number with its flags opens the rest', async ({
    page,
    context,
  }) => {
    await toField(page);
    await cell(page, middle).tap();
    await expect(cell(page, middle)).toHaveAccessibleName(/empty$/);
    const known = await seen(page);
    // A number that only lacks its mines and has a safe neighbour.
    const number = known.findIndex((count, at) => {
      if (count <= 0) return false;
      const closed = neighboursOf(field, at).filter((other) => known[other] < 0);
      return closed.some((other) => !mined[other]);
    });
    expect(number).toBeGreaterThanOrEqual(0);
    const around = neighboursOf(field, number).filter((other) => known[other] < 0);
    const finger = await context.newCDPSession(page);
    for (const mine of around.filter((other) => mined[other])) {
      const box = await cell(page, mine).boundingBox();
      if (!box) throw new Error('the cell is not to be seen');
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 1 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await expect(cell(page, mine)).toHaveAccessibleName(/flag$/);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(cell(page, mine)).toHaveAccessibleName(/flag$/);
    }
    await cell(page, number).tap();
    for (const safe of around.filter((other) => !mined[other])) {
      await expect(cell(page, safe)).toHaveAttribute('data-open', '');
    }
  });
});

test('explains what follows from the field, and keeps the best time of a timed win', async ({
  page,
}) => {
  await toField(page);
  await openMiddle(page);
  await expect(game(page).getByText('This board can be solved without guessing.')).toBeVisible();
  const known = await seen(page);
  const closed = [...known.keys()].filter((number) => known[number] < 0);
  const verdicts = new Map(
    closed.map((number) => [number, verdictOn({ ...field, seen: known }, number)] as const),
  );
  const proven = closed.find((number) => verdicts.get(number)?.kind === 'proven');
  const unknown = closed.find((number) => verdicts.get(number)?.kind === 'unknown');
  if (proven === undefined || unknown === undefined) throw new Error('this board shows too little');
  await game(page).getByRole('button', { name: 'Ask', exact: true }).click();
  await cell(page, proven).click();
  const verdict = verdicts.get(proven);
  const mine = verdict?.kind === 'proven' && verdict.proof.mine;
  await expect(line(page)).toContainText(mine ? 'is a mine, by' : 'is safe, by');
  await expect(cell(page, proven)).toHaveAttribute('data-note', mine ? 'mine' : 'safe');
  const clues = verdict?.kind === 'proven' ? verdict.proof.clues : [];
  await expect(game(page).locator('[data-note="clue"]')).toHaveCount(clues.length);

  // By key, with the focus still in the field.
  await cell(page, unknown).focus();
  await page.keyboard.press('a');
  await expect(line(page)).toContainText(/is unknown: a mine in \d+ %/);
  await expect(cell(page, unknown)).toHaveAttribute('data-note', 'asked');
  // Asking opens no cell.
  await expect(game(page).locator('[data-cell][data-open]')).toHaveCount(81 - closed.length);
  await game(page).getByRole('button', { name: 'Dig', exact: true }).click();
  // By script: other tests check what a press does.
  await game(page).evaluate(
    (window, safe) => {
      for (const number of safe) {
        const closed = window.querySelector<HTMLElement>(
          `[data-cell="${number}"]:not([data-open])`,
        );
        closed?.click();
      }
    },
    [...mined.keys()].filter((number) => !mined[number]),
  );
  await expect(game(page).getByText('You Won!', { exact: true })).toBeVisible();
  await expect(line(page)).toContainText(/\d+\.\d\d s, 3BV \d+/);
  // Presses after the end do nothing.
  await cell(page, mined.indexOf(1)).click();
  await expect(game(page).locator('[data-exploded]')).toHaveCount(0);
  await page.reload();
  await expect(cell(page, 80)).toBeVisible();
  await chooseItem(page, 'Game', 'Best Times…');
  const times = game(page).getByRole('region', { name: 'Best Times' });
  await expect(times.getByRole('row', { name: 'Beginner' })).toContainText(/\d+\.\d\d s/);
  await expect(times.getByRole('row', { name: 'Expert' })).toContainText('nobody yet');
});

test('the displays follow the game; after a loss the last press can be undone, as practice; pressing both buttons opens around a number; other field sizes work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await hurryDealer(page, 45);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/think.worker-*', async (route) => {
    await released;
    await route.continue();
  });
  await toField(page);

  await test.step('a board that is still being searched for is not dealt into a newer game', async () => {
    await cell(page, middle).click();
    await game(page).getByRole('button', { name: 'New Game' }).click();
    await cell(page, 0).click();
    release();
    await expect(cell(page, 0)).toHaveAccessibleName(/empty$/);
    await expect(line(page)).toHaveText('This board can be solved without guessing.');
    await game(page).getByRole('button', { name: 'New Game' }).click();
    await expect(cell(page, 0)).toHaveAccessibleName(/closed$/);
  });

  await test.step('the counter of mines, the seconds and the face follow the game', async () => {
    const counter = (name: string) => game(page).getByRole('img', { name, exact: true });
    const face = game(page).getByRole('button', { name: 'New Game' });
    await expect(face).toHaveAttribute('data-mood', 'smile');
    await page.mouse.move(0, 0);
    await cell(page, middle).hover();
    await page.mouse.down();
    await expect(face).toHaveAttribute('data-mood', 'oh');
    await page.mouse.up();
    await expect(cell(page, middle)).toHaveAccessibleName(/empty$/);
    await expect(face).toHaveAttribute('data-mood', 'smile');
    const mine = mined.indexOf(1);
    await cell(page, mine).click({ button: 'right' });
    await expect(counter('Mines left: 9')).toBeVisible();
    await fastForward(page, 5000, 250);
    await expect(game(page).getByRole('img', { name: /^Seconds: ([4-9]|\d\d)$/ })).toBeVisible();
    await cell(page, mined.lastIndexOf(1)).click();
    await expect(face).toHaveAttribute('data-mood', 'dead');
    await face.click();
    await expect(face).toHaveAttribute('data-mood', 'smile');
    await expect(counter('Mines left: 10')).toBeVisible();
    await expect(counter('Seconds: 0')).toBeVisible();
  });

  await openMiddle(page);
  const known = await seen(page);
  const number = known.findIndex(
    (count, at) => count > 0 && neighboursOf(field, at).some((other) => known[other] < 0),
  );
  const around = neighboursOf(field, number).filter((other) => known[other] < 0);
  for (const mine of around.filter((other) => mined[other])) {
    await cell(page, mine).click({ button: 'right' });
  }
  await cell(page, number).click({ button: 'middle' });
  for (const safe of around.filter((other) => !mined[other])) {
    await expect(cell(page, safe)).toHaveAttribute('data-open', '');
  }
  const mine = [...mined.keys()].find((at) => mined[at] && !around.includes(at)) ?? -1;
  await cell(page, mine).click();
  await expect(cell(page, mine)).toHaveAttribute('data-exploded', '');
  await game(page).getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(cell(page, mine)).not.toHaveAttribute('data-open', '');
  await expect(game(page).getByRole('button', { name: 'Hint' })).toBeEnabled();
  // The button is gone, and the focus is in the field.
  await expect(game(page).locator('[data-cell]:focus')).toHaveCount(1);

  await test.step('the window takes the size of its field', async () => {
    const size = async () => {
      const { width = 0, height = 0 } = (await game(page).boundingBox()) ?? {};
      return [width, height];
    };
    expect(await size()).toEqual([500, 400]);
    await chooseItem(page, 'Game', 'Expert');
    await expect(cell(page, 479)).toBeInViewport({ ratio: 1 });
    const scrolls = game(page)
      .getByRole('grid')
      .locator('..')
      .evaluate((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    expect(await scrolls).toBe(false);
    await chooseItem(page, 'Game', 'Beginner');
    await expect.poll(size).toEqual([500, 400]);
  });

  await test.step('boards that need guessing are dealt on request, and are marked as such', async () => {
    await chooseItem(page, 'Game', 'No guessing needed');
    await openMiddle(page);
    await expect(line(page)).toHaveText('This board may need a guess.');
    await chooseItem(page, 'Game', 'No guessing needed');
  });

  await test.step('a field without a board that needs no guessing says so and can be played', async () => {
    await chooseItem(page, 'Game', 'Custom…');
    await game(page).getByRole('spinbutton', { name: 'Mines' }).fill('45');
    await game(page).getByRole('button', { name: 'OK' }).click();
    await cell(page, middle).click();
    await expect(line(page)).toHaveText(
      /^None of \d+ boards could be solved without guessing, so this one may need a guess\.$/,
    );
    await expect(cell(page, middle)).toHaveAttribute('data-open', '');
  });
});
