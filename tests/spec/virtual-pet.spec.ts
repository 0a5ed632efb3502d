import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindingsAtBothWidths, lookAtBothWidths } from '../site/axeAtBothWidths';
import { axeFindings } from '../site/axeFindings';
import { finishEntrances, openPage } from '../site/openPage';
import { test } from '../site/tab';

const acts = ['Feed', 'Play', 'Snack', 'Rest'] as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page) => page.getByRole('main').getByRole('status');
const mood = (page: Page) => page.getByText(/^Mood:/);

const after = {
  Feed: ['You feed! Your pet is happy!', 'happy'],
  Play: ['You play! Your pet wants to play!', 'playful'],
  Snack: ['You snack! Your pet is hungry!', 'hungry'],
  Rest: ['You rest! Your pet is getting tired...', 'sleepy'],
} as const;

const ended = {
  Feed: 'Oh no! Your pet has been overfed and taken in by a new owner who will take better care of it!',
  Play: 'Your pet played hide and seek so much it has gone missing!',
  Snack: 'Your pet has been snacking too much and had to go to the vets!',
  Rest: 'Your pet has been sleeping so much... it has been put to sleep!',
} as const;

test('shows a face, a message, a mood, four buttons and a How to Play box; the fourth time in a row of one button ends it with its message and the footer; NEW PET starts again', async ({
  page,
}) => {
  await openPage(page, '/virtual-pet');
  await expect(page.getByRole('img', { name: 'The pet, happy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to Play' })).toBeVisible();
  await expect(says(page)).toHaveText('Welcome! Take care of your virtual pet!');
  for (const act of acts) {
    await button(page, act).click();
    await expect(says(page)).toHaveText(after[act][0]);
    await expect(mood(page)).toHaveText(`Mood: ${after[act][1]}`);
  }

  for (const act of acts) {
    if (act !== 'Feed') {
      for (let times = 0; times < 4; times += 1) await button(page, act).click();
      await expect(says(page)).toHaveText(ended[act]);
      await button(page, 'NEW PET').click();
      continue;
    }
    // Another button in between restarts the count.
    for (const each of ['Feed', 'Feed', 'Feed', 'Play', act, act, act]) {
      await button(page, each).click();
    }
    await expect(says(page)).toHaveText(after[act][0]);
    await button(page, act).press('Enter');
    await expect(says(page)).toHaveText(ended[act]);
    await expect(mood(page)).toHaveText('Mood: escaped');
    for (const name of acts) await expect(button(page, name)).toHaveCount(0);
    await expect(page.getByText('GAME OVER')).toBeVisible();
    await expect(page.getByText('Maybe next time, take it easier!')).toBeVisible();
    await expectNoAxeFindingsAtBothWidths(page, 'main', 'game over');
    await expect(button(page, 'NEW PET')).toBeFocused();
    await button(page, 'NEW PET').press('Enter');
    await expect(says(page)).toHaveText('Welcome back! Your pet missed you!');
    await expect(mood(page)).toHaveText('Mood: happy');
    await expect(button(page, 'Feed')).toBeFocused();
    await expect(page.getByText('GAME OVER')).toHaveCount(0);
  }
});

const hour = 3_600_000;

/** Reloads the page with the clock set `fromNow` ms ahead. */
async function reloadAt(page: Page, fromNow: number): Promise<void> {
  await page.evaluate((now) => sessionStorage.setItem('now', String(now)), Date.now() + fromNow);
  await page.reload();
}

const rules = (page: Page) => page.getByRole('radio', { name: /A pet that stays/ });

test('a pet that is kept has a name, grows between visits, and is not harmed by a wrong clock', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = sessionStorage.getItem('now');
    if (now) Date.now = () => Number(now);
  });
  await openPage(page, '/virtual-pet');
  await rules(page).check();
  await expect(says(page)).toHaveText('Your pet has hatched. It would like a name.');
  const name = page.getByLabel('Name');
  await name.fill('<i>Spud</i> the Third of his line');
  await expect(name).toHaveValue('<i>Spud</i> ');
  await name.fill('Spud');
  await expect(page.getByRole('img', { name: 'A hatchling, happy' })).toBeVisible();
  await finishEntrances(page);
  await lookAtBothWidths(page, async (device) => {
    const age = await page.getByText('hatchling', { exact: true }).first().boundingBox();
    for (const act of acts) {
      const box = await button(page, act).boundingBox();
      if (!age || !box) throw new Error('nothing to measure');
      const isBeside = box.x >= age.x + age.width || age.x >= box.x + box.width;
      const isAbove = box.y >= age.y + age.height || age.y >= box.y + box.height;
      expect(isBeside || isAbove, `the pet’s age is not over ${act} on a ${device}`).toBe(true);
    }
    expect.soft(await axeFindings(page, 'main'), `hatched, on a ${device}`).toEqual([]);
  });

  await reloadAt(page, 25 * hour);
  await expect(says(page)).toHaveText('Spud has grown: a teenager now. Knock first.');
  await button(page, 'Feed').click();
  await expect(says(page)).toHaveText('Spud clears the bowl and looks for a second one.');

  // Back to the year before, then far ahead: the pet is there and well.
  await reloadAt(page, -10_000 * hour);
  await expect(page.getByRole('img', { name: /A teenager/ })).toBeVisible();
  await reloadAt(page, 500_000 * hour);
  await expect(says(page)).toHaveText(/^Spud has grown up/);
  await button(page, 'Feed').click();
  await expect(says(page)).toHaveText('Spud clears the bowl and looks for a second one.');

  await button(page, 'Send it on holiday').click();
  await expect(button(page, 'Feed')).toBeDisabled();
  await finishEntrances(page);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await reloadAt(page, 600_000 * hour);
  await expect(says(page)).toHaveText(/^Spud is on holiday/);
  await button(page, 'Fetch it from holiday').click();
  await expect(button(page, 'Feed')).toBeEnabled();
});

test('damaged storage loses the pet and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('virtual-pet', '{"version":1,"rules":"living","name":{},"pet":[[]]}');
  });
  await openPage(page, '/virtual-pet');
  await expect(rules(page)).toBeChecked();
  await expect(page.getByRole('img', { name: 'A hatchling, happy' })).toBeVisible();
  await button(page, 'Play').click();
  await expect(says(page)).toHaveText('Your pet catches it, drops it and wants it thrown again.');
});

test('the choice of rules is on the first screen, games fill the larder, and a friend’s pet leaves a present', async ({
  page,
}) => {
  await openPage(page, '/virtual-pet#visit=310U3B1ZA');
  await lookAtBothWidths(page, () => expect(page.getByText('Which rules?')).toBeInViewport());
  await expect(page.getByRole('radio', { name: /Classic rules/ })).toBeChecked();

  await test.step('a guest comes in to a pet that stays, and leaves its present once', async () => {
    const guest = page.getByText(/^Spud, a grown-up/);
    await expect(guest).toContainText('a marble');
    await expect(guest).toContainText('Only a pet that stays can have guests.');
    await button(page, 'Let it in').click();
    await expect(page.getByRole('img', { name: /and a grown-up come to play/ })).toBeVisible();
    await expect(page.getByText('Larder: 1 of 9')).toBeVisible();
    await expect(page.getByText('Presents so far: a marble.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('is only looking in.')).toBeVisible();
    await expect(button(page, 'Let it in')).toHaveCount(0);
    await expect(page.getByText('Larder: 1 of 9')).toBeVisible();
  });

  await test.step('the player repeats the notes of Copy me, and each round fills a bowl in the larder', async () => {
    // A row is soon over: the page itself notes each that it shows.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const shown = /Watch: ([\w, ]+)\./.exec(document.body.textContent ?? '')?.[1];
        if (shown) document.body.dataset.row = shown;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // A row of notes takes seconds to play.
    await page.clock.install();
    await button(page, 'Copy me').click();
    for (let round = 1; round <= 5; round += 1) {
      const row = new RegExp(`^\\w+(, \\w+){${round - 1}}$`);
      await expect(page.locator('body')).toHaveAttribute('data-row', row);
      // Each note is an effect of the one before it.
      await expect
        .poll(
          async () => {
            await page.clock.fastForward(600);
            return page.getByText('Your turn').isVisible();
          },
          { intervals: [20] },
        )
        .toBe(true);
      const notes = (await page.locator('body').getAttribute('data-row')) ?? '';
      for (const note of notes.split(', ')) await button(page, note).click();
    }
    await expect(page.getByText('5 of 5 rounds won.')).toBeVisible();
    await expect(page.getByText('Larder: 3 of 9')).toBeVisible();
    await button(page, 'Serve a bowl').click();
    await expect(page.getByText('eats what it has won')).toBeVisible();
    await expect(page.getByText('Larder: 2 of 9')).toBeVisible();
  });

  await test.step('the guesses end after five rounds', async () => {
    for (const [game, press] of [
      ['Which way?', 'Left'],
      ['Higher or lower', 'Higher'],
    ] as const) {
      await button(page, game).click();
      for (let round = 0; round < 5; round += 1) await button(page, press).click();
      await expect(page.getByText(/^\d of 5 rounds won\.$/)).toBeVisible();
      await expect(button(page, press)).toBeDisabled();
    }
  });

  await test.step('the family tree says what may become of it, and why', async () => {
    await page.getByText('Family tree: what it may become, and why').click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'mostly played with' }),
    ).toContainText('a goalkeeper');
    await expect(page.getByRole('listitem').filter({ hasText: /^hatchling/ })).toContainText(
      '(now)',
    );
    await expectNoAxeFindingsAtBothWidths(page, 'main', 'the family tree');
  });
});
