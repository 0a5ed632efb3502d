import { type Browser, expect, type Page } from '@playwright/test';
import { fresh as test } from '../site/tab';
import { dialog, enter, log, makeRoom, menu, people, said, say, visitors } from './messengerRoom';
import { games, play, startGame } from './messengerTable';

// Each test makes a private room. What needs the open room is tested in messenger.spec.ts.

test.afterEach(() => visitors.leave());

/** So many games of each kind are played to the end: one that each begins. `ROUNDS=10` plays ten. */
const rounds = Number(process.env.ROUNDS ?? 2);

/** Lets a page's games go faster by this factor. Faster, and the room would lose what they tell. */
async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    const from = now();
    performance.now = () => from + (now() - from) * 4;
  });
}

test('a drawing, a sticker and a run’s link are shared; nothing else is', async ({ browser }) => {
  const ann = await enter(browser, 'Ann F');
  const bob = await enter(browser, 'Bob F', await makeRoom(ann));

  await test.step('a drawing, by a pointer and by the arrow keys', async () => {
    await menu(ann, 'Send Files', 'A drawing…');
    const paper = dialog(ann).getByRole('application', { name: /^Paper/ });
    await expect(dialog(ann).getByRole('button', { name: 'Send' })).toBeDisabled();
    const box = await paper.boundingBox();
    if (!box) throw new Error('no paper');
    await ann.mouse.move(box.x + 40, box.y + 40);
    await ann.mouse.down();
    await ann.mouse.move(box.x + 120, box.y + 90, { steps: 8 });
    await ann.mouse.up();
    await dialog(ann).getByRole('button', { name: 'Blue' }).click();
    await paper.focus();
    await ann.keyboard.press('Space');
    for (let step = 0; step < 5; step += 1) await ann.keyboard.press('ArrowRight');
    await ann.keyboard.press('Space');
    await expect(paper.locator('polyline')).toHaveCount(2);
    await dialog(ann).getByRole('button', { name: 'Send' }).click();
    const picture = log(bob).getByRole('img', { name: 'A drawing' });
    await expect(picture.locator('polyline')).toHaveCount(2);
    await expect(log(ann).getByRole('img', { name: 'A drawing' })).toBeVisible();
  });

  await test.step('a sticker', async () => {
    await menu(ann, 'Send Files', 'A sticker…');
    await dialog(ann).getByRole('button', { name: 'Dinosaur' }).click();
    await expect(log(bob).getByRole('img', { name: 'Sticker: Dinosaur' })).toBeVisible();
  });

  await test.step('a run’s link; what is none, or too long, is refused in words', async () => {
    await menu(ann, 'Send Files', 'A run’s link…');
    const link = dialog(ann).getByLabel('The link of a run');
    for (const [bad, says] of [
      ['https://example.com/virus.exe', 'That is not the link of a run.'],
      [`https://90skid.example/run#${'a'.repeat(2000)}`, 'a message can have 500'],
    ] as const) {
      await link.fill(bad);
      await dialog(ann).getByRole('button', { name: 'Send' }).click();
      await expect(dialog(ann)).toContainText(says);
    }
    await link.fill('https://90skid.example/run#abcdefgh123&by=Gaz');
    await dialog(ann).getByRole('button', { name: 'Send' }).click();
    const watch = log(bob).getByRole('link', { name: 'Watch Gaz’s run' });
    await expect(watch).toHaveAttribute('href', '/run#abcdefgh123&by=Gaz');
  });

  await test.step('a text that only looks like one stays a text', async () => {
    for (const fake of ['(drawing:AAAA!)', '(sticker:toString)', '(run:javascript:alert(1))']) {
      await say(ann, fake);
      await expect(said(bob, fake)).toHaveCount(1);
    }
  });
});

test('rude names are starred out in invitations and in games, on both sides', async ({
  browser,
}) => {
  const ann = await enter(browser, 'Ann bastard');
  const bob = await enter(browser, 'Bob bastard', await makeRoom(ann));
  await expect(people(ann).getByText('Bob b******')).toBeVisible();
  await expect(people(bob).getByText('Ann b******')).toBeVisible();
  await menu(ann, 'Games', 'Noughts and crosses');
  await expect(games(bob)).toContainText('Ann b****** asks you to play: Noughts and crosses');
  await games(bob).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(games(ann).getByRole('heading')).toHaveText('Noughts and crosses with Bob b******');
  await expect(games(bob).getByRole('heading')).toHaveText('Noughts and crosses with Ann b******');
  await expect(games(bob).getByText('Ann b****** is thinking…')).toBeVisible();
  for (const page of [ann, bob]) await expect(games(page)).not.toContainText('bastard');
  await games(ann).getByRole('button', { name: 'Give up' }).click();
  await expect(games(bob)).toContainText('Ann b****** has left the game.');
});

/** Two visitors of a room of their own. */
async function meet(browser: Browser): Promise<readonly [Page, Page]> {
  const ann = await enter(browser, 'Ann G');
  const bob = await enter(browser, 'Bob G', await makeRoom(ann));
  await expect(people(ann).getByRole('listitem')).toHaveCount(1);
  return [ann, bob];
}

/** Plays a game several times; they take turns to begin, and the first always wins. */
async function playOften(
  pair: readonly [Page, Page],
  game: string,
  moves: readonly number[],
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? pair : [pair[1], pair[0]];
    await startGame(first, second, game);
    for (const [index, move] of moves.entries()) {
      await play(index % 2 === 0 ? first : second, move);
    }
    await expect(games(first).getByText('You have won.')).toBeVisible();
    await expect(games(second).getByText(/^(?:Ann|Bob) G has won\.$/)).toBeVisible();
  }
}

test('games of noughts and crosses to the end; a partner who reloads finds the game as it was', async ({
  browser,
}) => {
  const [ann, bob] = await meet(browser);
  await playOften([ann, bob], 'Noughts and crosses', [0, 3, 1, 4, 2]);
  await startGame(ann, bob, 'Noughts and crosses');
  await play(ann, 4);
  await expect(games(bob).getByText('Your turn.')).toBeVisible();
  await bob.reload();
  await expect(games(bob).getByText('Your turn.')).toBeVisible();
  await expect(games(bob).getByRole('button', { name: 'Row 2, column 2: nought' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await games(bob).getByRole('button', { name: /^Row/ }).nth(0).press('Enter');
  await expect(games(ann).getByText('Your turn.')).toBeVisible();
  await games(bob).getByRole('button', { name: 'Give up' }).click();
  await expect(games(ann).getByText('Bob G has left the game.')).toBeVisible();
  await games(ann).getByRole('button', { name: 'Give up' }).click();
  await expect(games(ann)).toHaveCount(0);
});

test('games of four in a row to the end', async ({ browser }) => {
  await playOften(await meet(browser), 'Four in a row', [3, 4, 3, 4, 3, 4, 3]);
});

test('races on one seed each', async ({ browser }) => {
  const [ann, bob] = await meet(browser);
  for (const page of [ann, bob]) await hurry(page);
  for (let round = 0; round < rounds; round += 1) {
    await startGame(ann, bob, 'Snake race');
    // Nobody turns: both run into the same wall at the same score.
    for (const page of [ann, bob]) {
      await expect(games(page).locator('[data-race]')).toHaveText(/^A draw: (\d+) to \1$/, {
        timeout: 20_000,
      });
    }
    await games(ann).getByRole('button', { name: 'Close' }).click();
  }
});
