import { expect, type Locator, type Page } from '@playwright/test';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { encodeSave } from '../../scenes/kit/rules/saveText';
import { createRun } from '../../scenes/kit/run/createRun';
import { type KlondikeConfig, klondikeConfig } from '../../scenes/klondike/config';
import { klondike } from '../../scenes/klondike/game';
import { placesFor } from '../../scenes/klondike/rules/hints';
import type { KlondikeAction } from '../../scenes/klondike/rules/KlondikeAction';
import { cardAt, type KlondikeState, pile } from '../../scenes/klondike/rules/KlondikeState';
import { klondikeRules } from '../../scenes/klondike/rules/klondikeRules';
import { canMove, isOpen, sizeOf, topOf } from '../../scenes/klondike/rules/moves';
import type { Step } from '../../scenes/klondike/rules/solver/solve';
import { winnableDeals } from '../../scenes/klondike/rules/winnable';
import { proofFromText } from '../../scripts/klondike/proofText';
import proofs from '../klondike/proofs.json' with { type: 'json' };
import { fastForward } from '../site/fastForward';
import { fixSeed } from '../site/fixSeed';
import { test } from '../site/tab';
import { leaveUnsolved } from './desktopPage';
import { phone } from './phone';

const table = (page: Page) => page.locator('[data-window="solitaire"]');
const base = (page: Page, of: number) => table(page).locator(`[data-pile="${of}"]`);
const card = (page: Page, number: number) => table(page).locator(`[data-card="${number}"]`);
const lamp = (page: Page, says: string) => table(page).getByRole('img', { name: says });

/** The table as the fixed seed deals it. */
function twinOf(config: Partial<KlondikeConfig> = {}): KlondikeState {
  const whole = { ...defaultsOf(klondikeConfig), ...config };
  const deals = winnableDeals(whole);
  return klondikeRules.start(whole, deals[2 % deals.length]);
}

function act(twin: KlondikeState, action: KlondikeAction): void {
  klondikeRules.step(twin, [action], () => {});
}

/** Opens the table without the solver that runs beside the game for the lamp. */
async function toTable(page: Page): Promise<void> {
  await fixSeed(page);
  await leaveUnsolved(page);
  await sitDown(page);
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('/win95-desktop?open=solitaire');
  await expect(card(page, 51)).toBeAttached();
}

async function chooseOption(page: Page, menu: string, name: string): Promise<void> {
  await table(page).getByRole('menuitem', { name: menu }).click();
  await table(page).getByRole('menuitemcheckbox', { name, exact: true }).click();
}

async function middleTop(locator: Locator): Promise<readonly [number, number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return [box.x + box.width / 2, box.y + 8];
}

/** Waits for a card that moves: a press during that may hit the card beneath. */
function untilAtRest(moved: Locator): Promise<void> {
  return moved.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
}

type Move = Readonly<{ from: number; to: number; count: number; card: number; under: number }>;

/** The first legal move between two columns, drawing until there is one. */
function columnMove(twin: KlondikeState): Move {
  for (let from = 0; from < 7; from += 1) {
    for (let count = sizeOf(twin, from) - twin.down[from]; count > 0; count -= 1) {
      for (let to = 0; to < 7; to += 1) {
        if (!canMove(twin, from, to, count) || sizeOf(twin, to) === 0) continue;
        const moved = cardAt(twin, from, sizeOf(twin, from) - count);
        return { from, to, count, card: moved, under: topOf(twin, to) };
      }
    }
  }
  throw new Error('this deal has no move between columns');
}

/** The solution of the fixed seed's deal. */
function proofOf(): readonly Step[] {
  const texts: Readonly<Record<string, string>> = proofs.one;
  const deals = winnableDeals({ draw: 'one', scoring: 'standard' });
  return proofFromText(texts[deals[2 % deals.length]]);
}

/** Draws by keys, on the page and in the twin state. */
async function draw(page: Page, twin: KlondikeState, draws: number): Promise<void> {
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const before = (await base(page, pile.stock).getAttribute('aria-label')) ?? '';
    await base(page, pile.stock).focus();
    await page.keyboard.press('d');
    await expect(base(page, pile.stock)).not.toHaveAccessibleName(before);
    act(twin, { type: 'draw' });
  }
}

/** Moves cards by keys, on the page and in the twin state. */
async function move(page: Page, twin: KlondikeState, { from, to, count }: Step): Promise<void> {
  const moved = from < 7 ? cardAt(twin, from, sizeOf(twin, from) - count) : topOf(twin, from);
  const under = topOf(twin, to);
  const name = (await card(page, moved).getAttribute('aria-label')) ?? '';
  await card(page, moved).press('Enter');
  await (under < 0 ? base(page, to) : card(page, under)).press('Enter');
  await expect(card(page, moved)).not.toHaveAccessibleName(name);
  act(twin, { type: 'move', from, to, count });
}

/** Plays the solution of the fixed seed's deal. Yields the run before each step. */
function* proofRun() {
  const deals = winnableDeals(twinOf().config);
  const run = createRun(klondike, { seed: () => deals[2 % deals.length] });
  for (const [index, step] of proofOf().entries()) {
    yield { index, step, run };
    for (const action of actionsOf(step)) {
      run.dispatch(action);
      run.advance(1000 / 60);
      run.advance(1000 / 60);
    }
  }
}

function actionsOf({ draws, from, to, count }: Step): readonly KlondikeAction[] {
  return [
    ...Array.from({ length: draws }, (): KlondikeAction => ({ type: 'draw' })),
    { type: 'move', from, to, count },
  ];
}

/** Stores a run of the fixed seed's deal with a number of steps of its solution played. */
async function leaveAfter(page: Page, steps: number): Promise<KlondikeState> {
  const twin = twinOf();
  for (const { index, step, run } of proofRun()) {
    if (index < steps) {
      for (const action of actionsOf(step)) act(twin, action);
      continue;
    }
    await page.addInitScript(
      (save) => {
        localStorage.setItem('run:klondike@desktop', JSON.stringify({ version: 1, text: save }));
      },
      encodeSave(klondike, run.save()),
    );
    return twin;
  }
  throw new Error('the proof is not as long');
}

/** The first step of the solution for which the predicate holds. */
function firstStep(isSo: (state: KlondikeState, step: Step) => boolean): number {
  for (const { index, step, run } of proofRun()) if (isSo(run.state, step)) return index;
  throw new Error('this deal never comes to that');
}

test('a card can be moved by mouse, keys and double click, and returns if it does not fit; the clock starts with the first move', async ({
  page,
}) => {
  await page.clock.install();
  await toTable(page);
  const twin = twinOf();
  const move = columnMove(twin);
  const moved = card(page, move.card);

  await test.step('a timed game loses two points every ten seconds', async () => {
    await expect(table(page).getByText('Time: 0')).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await card(page, move.card).click();
    await card(page, move.under).click();
    const turned =
      twin.down[move.from] > 0 && move.count === sizeOf(twin, move.from) - twin.down[move.from];
    await expect(table(page).getByText(`Score: ${turned ? 5 : 0}`)).toBeVisible();
    await fastForward(page, 9000, 250);
    await expect(table(page).getByText(/Time: [89]$/)).toBeVisible();
    await fastForward(page, 2000, 250);
    await expect(table(page).getByText(/Time: 1[01]$/)).toBeVisible();
    await expect(table(page).getByText(`Score: ${turned ? 3 : 0}`)).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('u');
  });
  await expect(moved).toHaveAccessibleName(new RegExp(`column ${move.from + 1}$`));
  await untilAtRest(moved);
  const [x, y] = await middleTop(moved);

  // Drop it on the stock, where nothing fits.
  const [offX, offY] = await middleTop(base(page, pile.stock));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  await expect(moved).toHaveAttribute('data-dragged', '');
  await page.mouse.move(offX, offY, { steps: 4 });
  await page.mouse.up();
  await expect(moved).toHaveAccessibleName(new RegExp(`column ${move.from + 1}$`));
  await untilAtRest(moved);
  expect(await middleTop(moved)).toEqual([x, y]);

  const [toX, toY] = await middleTop(card(page, move.under));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(toX + 10, toY + 20, { steps: 8 });
  await page.mouse.up();
  await expect(moved).toHaveAccessibleName(new RegExp(`column ${move.to + 1}$`));
  // Releasing the button is not a click: nothing is held.
  await expect(table(page).locator('[data-held]')).toHaveCount(0);

  await table(page).getByRole('button', { name: 'Undo' }).click();
  await expect(moved).toHaveAccessibleName(new RegExp(`column ${move.from + 1}$`));

  await test.step('arrows move between piles and cards, and Enter picks up and puts down', async () => {
    await base(page, pile.stock).focus();
    await page.keyboard.press('ArrowDown');
    for (let column = 0; column < move.from; column += 1) await page.keyboard.press('ArrowRight');
    await expect(card(page, move.card)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, move.card)).toHaveAttribute('aria-pressed', 'true');
    const key = move.to > move.from ? 'ArrowRight' : 'ArrowLeft';
    for (let step = 0; step < Math.abs(move.to - move.from); step += 1) {
      await page.keyboard.press(key);
    }
    await expect(card(page, move.under)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, move.card)).toHaveAccessibleName(new RegExp(`column ${move.to + 1}$`));
    await page.keyboard.press('u');
    await expect(moved).toHaveAccessibleName(new RegExp(`column ${move.from + 1}$`));
  });

  await test.step('a double click or a key sends a card to a foundation, and both can be undone', async () => {
    // Draw until a card can go to a foundation.
    let drawn = 0;
    while (topOf(twin, pile.waste) < 0 || placesFor(twin, pile.waste, 1).length === 0) {
      act(twin, { type: 'draw' });
      drawn += 1;
    }
    for (let times = 0; times < drawn; times += 1) {
      await base(page, pile.stock).focus();
      await page.keyboard.press('d');
      await expect(base(page, pile.stock)).toHaveAccessibleName(new RegExp(`${23 - times} cards`));
    }
    const top = topOf(twin, pile.waste);
    await expect(card(page, top)).toHaveAccessibleName(/the drawn cards$/);
    await card(page, top).dblclick();
    await expect(card(page, top)).not.toHaveAccessibleName(/the drawn cards$/);
    await page.keyboard.press('Control+z');
    await expect(card(page, top)).toHaveAccessibleName(/the drawn cards$/);
    await card(page, top).focus();
    await page.keyboard.press('Space');
    await expect(card(page, top)).not.toHaveAccessibleName(/the drawn cards$/);
    await page.keyboard.press('u');
    await expect(card(page, top)).toHaveAccessibleName(/the drawn cards$/);
  });

  await test.step('an open menu is above every card', async () => {
    // The more cards a column has, the higher their z-index.
    for (let draw = 0; draw < 12; draw += 1) await base(page, pile.stock).press('d');
    await table(page).getByRole('menuitem', { name: 'Options' }).click();
    const items = table(page).getByRole('menu', { name: 'Options' }).getByRole('menuitemcheckbox');
    const under = await items.evaluateAll((all) =>
      all.filter((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return [0.05, 0.5, 0.95].some((part) => {
          const hit = document.elementFromPoint(left + width * part, top + height / 2);
          return !hit || !item.contains(hit);
        });
      }),
    );
    expect(under).toHaveLength(0);
  });
});

test.describe('by touch', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test('dragging a card by a finger does not scroll the page', async ({ page, context }) => {
    await toTable(page);
    // A tap draws.
    const [stockX, stockY] = await middleTop(base(page, pile.stock));
    await page.touchscreen.tap(stockX, stockY);
    await expect(base(page, pile.stock)).toHaveAccessibleName(/23 cards/);
    const move = columnMove(twinOf());
    const moved = card(page, move.card);
    const [x, y] = await middleTop(moved);
    const [toX, toY] = await middleTop(card(page, move.under));
    const before = await page.evaluate(() => scrollY);
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: at[0], y: at[1], id: 1 }] : [],
      });
    await touch('touchStart', [x, y]);
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', [x + ((toX - x) * step) / 8, y + ((toY + 12 - y) * step) / 8]);
    }
    await expect(moved).toHaveAttribute('data-dragged', '');
    await touch('touchEnd');
    await expect(moved).toHaveAccessibleName(new RegExp(`column ${move.to + 1}$`));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('cards that are safe to move go to the foundations by themselves, if the player chooses so', async ({
  page,
}) => {
  // An ace that the solution uncovers goes to its foundation by itself, once the game has begun.
  const isAceHome = (state: KlondikeState, { draws, from, to }: Step): boolean => {
    const drawn = structuredClone(state);
    for (let times = 0; times < draws; times += 1) act(drawn, { type: 'draw' });
    return drawn.history.length > 0 && to >= pile.foundation && topOf(drawn, from) % 13 === 0;
  };
  const last = firstStep(isAceHome);
  expect(last).toBeGreaterThan(0);
  const twin = await leaveAfter(page, last - 1);
  await toTable(page);
  await table(page).getByRole('button', { name: 'Carry on' }).click();
  await chooseOption(page, 'Options', 'Move safe cards to their foundations');
  const [before, step] = proofOf().slice(last - 1);
  await draw(page, twin, before.draws);
  await move(page, twin, before);
  await draw(page, twin, step.draws);
  await expect(card(page, topOf(twin, step.from))).toHaveAccessibleName(/foundation$/);
});

/**
 * Waits for a result of the solver and presses a key now and then: on a busy machine it may take
 * longer than the thirty seconds after which the screensaver would cover the table.
 */
async function awaitAwake(page: Page, found: Locator, timeout: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(found).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout });
}

test('drawing three with Vegas rules: three cards at a time, the bet, five dollars a card, two passes through the stock; and a lost game', async ({
  page,
}) => {
  // The solver knows at once, after every draw, whether this deal can be won. For the fixed seed's
  // deal it takes seconds to find where it was lost.
  await fixSeed(page, 8);
  await sitDown(page);
  await chooseOption(page, 'Options', 'Draw Three');
  await expect(base(page, pile.stock)).toHaveAccessibleName(/24 cards/);
  await chooseOption(page, 'Options', 'Vegas');
  await expect(table(page).getByText('Score: -$52')).toBeVisible();
  await awaitAwake(page, lamp(page, 'Can be won'), 30_000);
  await base(page, pile.stock).focus();
  const stock = (names: RegExp) => expect(base(page, pile.stock)).toHaveAccessibleName(names);
  for (let turn = 0; turn < 3; turn += 1) {
    for (let left = 21; left >= 0; left -= 3) {
      await page.keyboard.press('d');
      if (turn === 0 || left === 0) await stock(left > 0 ? new RegExp(`${left} cards`) : /empty/);
    }
    await page.keyboard.press('d');
    await stock(turn < 2 ? /24 cards/ : /empty/);
  }
  await expect(table(page).getByText('Score: -$52')).toBeVisible();

  await test.step('the lamp says that the game is lost and names the move, and play goes on from there', async () => {
    await awaitAwake(page, lamp(page, 'Cannot be won any more'), 30_000);
    await table(page).getByRole('button', { name: 'Where was it lost?' }).click();
    const told = table(page).getByText(/The game was lost (at move|between moves)/);
    await awaitAwake(page, told.first(), 60_000);
    await table(page).getByRole('button', { name: 'Go back there' }).click();
    await awaitAwake(page, lamp(page, 'Can be won'), 30_000);
  });
});

test('a press finishes a game with all cards face up, and its cards bounce over a canvas', async ({
  page,
}) => {
  const index = firstStep((state, step) => {
    const after = structuredClone(state);
    for (const action of actionsOf(step)) act(after, action);
    return isOpen(after);
  });
  const twin = await leaveAfter(page, index);
  const last = proofOf()[index];
  await toTable(page);
  await table(page).getByRole('button', { name: 'Carry on' }).click();
  const finish = table(page).getByRole('button', { name: 'Finish' });
  await expect(finish).toBeHidden();
  await draw(page, twin, last.draws);
  await move(page, twin, last);
  await finish.click();
  await expect(table(page).locator('canvas')).toBeVisible({ timeout: 30_000 });
  await expect(table(page).getByText('You won!').first()).toBeVisible();
  // The canvas is drawn on, with more over time.
  const painted = () =>
    table(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
        let count = 0;
        for (let at = 3; at < data.length; at += 4) if (data[at] > 0) count += 1;
        return count;
      });
  await expect.poll(painted).toBeGreaterThan(2000);
  const before = await painted();
  await expect.poll(painted).toBeGreaterThan(before);
  // A press ends the animation, and a new deal starts.
  await table(page).locator('canvas').click();
  await expect(table(page).locator('canvas')).toHaveCount(0);
  await table(page).getByRole('button', { name: 'Deal' }).click();
  await expect(base(page, pile.stock)).toHaveAccessibleName(/24 cards/);
});
