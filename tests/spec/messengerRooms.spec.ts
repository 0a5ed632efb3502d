import { expect, type Page } from '@playwright/test';
import { fresh as test } from '../site/tab';
import {
  dialog,
  enter,
  field,
  insert,
  log,
  makeRoom,
  menu,
  people,
  said,
  say,
  stage,
  unique,
  untilOpen,
  visitors,
} from './messengerRoom';
import { games, hurry, play, startGame } from './messengerTable';

// Two visitors in a private room. What needs the open room is tested in messenger.spec.ts.

test.afterEach(() => visitors.leave());

/** So many games of each kind are played to the end: one that each begins. `ROUNDS=10` plays ten. */
const rounds = Number(process.env.ROUNDS ?? 2);
/** Nobody begins a race: one is enough. */
const races = Number(process.env.ROUNDS ?? 1);

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
    await expect(games(second).getByText(/^(?:Ann|Bob) b\*{6} has won\.$/)).toBeVisible();
  }
}

// Both names are rude, so that every step shows whether they are starred out.
test('two visitors of a private room share things', async ({ browser }) => {
  const [ann, eve] = [await enter(browser, 'Ann bastard'), await enter(browser, 'Eve')];
  const hash = await makeRoom(ann);
  expect(hash).toMatch(/^#room=[\w-]{22}$/);
  await expect(ann.getByText('To: Ann b******’s private room')).toBeVisible();
  await expect(ann.getByText('Nobody else is here.')).toBeVisible();
  const bob = await enter(browser, 'Bob bastard', hash);
  await expect(ann.getByText('Nobody else is here.')).toHaveCount(0);
  const text = unique('between us');

  await test.step('only those who have its link read what is said in it', async () => {
    await say(ann, text);
    await expect(said(bob, text)).toHaveCount(1);
    const answer = unique('only us');
    await say(bob, answer);
    await expect(said(ann, answer)).toHaveCount(1);
    await field(bob).focus();
    await ann.getByRole('button', { name: 'Winks' }).click();
    await ann.getByRole('button', { name: 'Heart' }).click();
    await expect(stage(bob)).toHaveAttribute('data-wink', 'heart');
    const mark = unique('open');
    await insert(eve, 'Zed V', mark);
    await expect(said(eve, mark)).toHaveCount(1);
    await expect(said(eve, text)).toHaveCount(0);
    await expect(said(ann, mark)).toHaveCount(0);
    await bob.keyboard.press('Escape');
    await expect(stage(bob)).toHaveCount(0);
  });

  await test.step('a link of a room that is gone says so and leads on', async () => {
    await eve.goto('/messenger#room=0123456789abcdefghijkl');
    await eve.reload();
    await expect(eve.getByText('This room is gone.')).toBeVisible();
    await eve.getByRole('button', { name: 'Go to the open room' }).click();
    await untilOpen(eve);
    await eve.goto('/robots.txt');
  });

  await test.step('rude names are starred out in the list, on both sides', async () => {
    await expect(people(ann).getByText('Bob b******')).toBeVisible();
    await expect(people(bob).getByText('Ann b******')).toBeVisible();
    await expect(people(ann).getByRole('listitem')).toHaveCount(1);
  });

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

  await test.step('Back leads to the open room', async () => {
    await menu(bob, 'File', 'Back to the open room');
    await expect(bob.getByText('To: Everybody')).toBeVisible();
  });
});

test('two visitors of a private room play', async ({ browser }) => {
  const ann = await enter(browser, 'Ann bastard');
  const bob = await enter(browser, 'Bob bastard', await makeRoom(ann));
  const text = unique('shall we');
  await say(ann, text);
  await expect(said(bob, text)).toHaveCount(1);

  await test.step('rude names are starred out in invitations and in games, on both sides', async () => {
    await menu(ann, 'Games', 'Noughts and crosses');
    await expect(games(bob)).toContainText('Ann b****** asks you to play: Noughts and crosses');
    await games(bob).getByRole('button', { name: 'Play', exact: true }).click();
    const heading = 'Noughts and crosses with';
    await expect(games(ann).getByRole('heading')).toHaveText(`${heading} Bob b******`);
    await expect(games(bob).getByRole('heading')).toHaveText(`${heading} Ann b******`);
    await expect(games(bob).getByText('Ann b****** is thinking…')).toBeVisible();
    for (const page of [ann, bob]) await expect(games(page)).not.toContainText('bastard');
  });

  await test.step('a partner who reloads finds the game as it was, and one who leaves is named', async () => {
    await play(ann, 4);
    await expect(games(bob).getByText('Your turn.')).toBeVisible();
    await bob.reload();
    await expect(said(bob, text)).toHaveCount(1);
    await expect(games(bob).getByText('Your turn.')).toBeVisible();
    const taken = games(bob).getByRole('button', { name: 'Row 2, column 2: nought' });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await games(bob).getByRole('button', { name: /^Row/ }).nth(0).press('Enter');
    await expect(games(ann).getByText('Your turn.')).toBeVisible();
    await games(bob).getByRole('button', { name: 'Give up' }).click();
    await expect(games(ann).getByText('Bob b****** has left the game.')).toBeVisible();
    await games(ann).getByRole('button', { name: 'Give up' }).click();
    await expect(games(ann)).toHaveCount(0);
  });

  const pair = [ann, bob] as const;
  await test.step('games of noughts and crosses to the end', () =>
    playOften(pair, 'Noughts and crosses', [0, 3, 1, 4, 2]));
  await test.step('games of four in a row to the end', () =>
    playOften(pair, 'Four in a row', [3, 4, 3, 4, 3, 4, 3]));

  await test.step('races on one seed each', async () => {
    for (const page of pair) await hurry(page);
    for (let round = 0; round < races; round += 1) {
      await startGame(ann, bob, 'Snake race');
      // Nobody turns: both run into the same wall at the same score.
      for (const page of pair) {
        await expect(games(page).locator('[data-race]')).toHaveText(/^A draw: (\d+) to \1$/);
      }
      await games(ann).getByRole('button', { name: 'Close' }).click();
    }
  });
});
