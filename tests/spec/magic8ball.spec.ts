import { expect, type Page } from '@playwright/test';
import { answerText, ballAnswers, suggestedQuestions } from '../../src/content/magic8ball';
import { expectNoAxeFindingsAtBothWidths, onPhone } from '../site/axeAtBothWidths';
import { axeFindings } from '../site/axeFindings';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

const question = (page: Page) => page.getByLabel('Your question');
const shake = (page: Page) => page.getByRole('button', { name: 'Shake!' });
const ball = (page: Page) => page.getByRole('button', { name: 'Shake the ball' });
const answer = (page: Page) => page.locator('[data-answer]');
const notice = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByText('Ask a question first!');
const answers = ballAnswers.map(answerText);

/** Opens the page with a clock that only the test advances. */
async function openStill(page: Page): Promise<void> {
  await openPage(page, '/magic8ball');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('shakes for 1.5 s with the button disabled, and 0.5 s later shows one of the twenty answers', async ({
  page,
}) => {
  await openStill(page);
  await question(page).fill('Will <i>it</i> rain?');
  await shake(page).click();
  await expect(answer(page)).toHaveAttribute('data-answer', 'shaking');
  await expect(shake(page)).toBeDisabled();
  await expect(ball(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1480);
  await expect(answer(page)).toHaveAttribute('data-answer', 'shaking');
  await page.clock.runFor(40);
  await expect(answer(page)).toHaveAttribute('data-answer', 'settling');
  expect(answers).not.toContain(await answer(page).textContent());
  await page.clock.runFor(440);
  await expect(answer(page)).toHaveAttribute('data-answer', 'settling');
  await page.clock.runFor(60);
  await expect(answer(page)).toHaveAttribute('data-answer', 'answered');
  expect(answers).toContain(await answer(page).textContent());
  await expect(answer(page)).toHaveRole('status');
  await expect(shake(page)).toBeEnabled();
  await expect(shake(page)).toBeFocused();
  await page.clock.resume();
  await page.getByText('Asked before (1)').click();
  await expect(page.getByText('Will <i>it</i> rain?')).toBeVisible();
  await expectNoAxeFindingsAtBothWidths(page, 'main', 'answered');
});

test('a blank question, the suggestions, and what was asked', async ({ page }) => {
  await openPage(page, '/magic8ball');

  await test.step("with a blank question the button is disabled, and Enter shows 'Ask a question first!'", async () => {
    await expect(shake(page)).toBeDisabled();
    await expect(page.getByText(/not connected with the toy’s maker/)).toBeVisible();
    await question(page).fill('  ');
    await expect(shake(page)).toBeDisabled();
    await question(page).press('Enter');
    await question(page).press('Enter');
    await expect(notice(page)).toHaveCount(1);
    await expect(answer(page)).toHaveAttribute('data-answer', 'idle');
  });

  await test.step('eight suggestions fill the field, clear the answer and shake at once; what was asked is remembered', async () => {
    const suggestions = page.getByRole('list', { name: /Nothing to ask/ }).getByRole('button');
    await expect(suggestions).toHaveText([...suggestedQuestions]);
    await suggestions.nth(2).click();
    await expect(question(page)).toHaveValue(suggestedQuestions[2] ?? '');
    await expect(answer(page)).toHaveAttribute('data-answer', 'shaking');
    await expect(answer(page)).toHaveAttribute('data-answer', 'answered');
    const [keepsake] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Keep a picture of it' }).click(),
    ]);
    expect(keepsake.suggestedFilename()).toBe('90s-kid-ball.png');
    await suggestions.nth(5).click();
    await expect(question(page)).toHaveValue(suggestedQuestions[5] ?? '');
    await expect(answer(page)).toHaveAttribute('data-answer', 'shaking');
    expect(answers).not.toContain(await answer(page).textContent());
    await page.reload();
    await page.getByText('Asked before (1)').click();
    await page.getByRole('button', { name: 'Tear the page out' }).click();
    await expect(page.getByText(/Asked before/)).toHaveCount(0);
  });

  await test.step("with a blank question the ball shows 'Ask a question first!'; a back button leads to /old-web", async () => {
    await question(page).fill('');
    await ball(page).click();
    await expect(notice(page)).toHaveCount(1);
    await expect(question(page)).toBeFocused();
    await page.getByRole('link', { name: 'Back to the Old Web' }).click();
    await expect(page).toHaveURL('/old-web');
  });
});

test('shaking a phone asks, once a tap has allowed it', ({ page }) =>
  onPhone(page, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/magic8ball');
    await question(page).fill('Is this thing on?');
    const rattle = () =>
      page.evaluate(() => {
        for (let index = 0; index < 6; index++) {
          const x = index % 2 ? 25 : -25;
          const accelerationIncludingGravity = { x, y: 0, z: 9.8 };
          dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }));
        }
      });
    await rattle();
    await expect(answer(page)).toHaveAttribute('data-answer', 'idle');
    const allow = page.getByRole('button', { name: 'Shake the phone' });
    await allow.click();
    await expect(allow).toHaveAttribute('aria-pressed', 'true');
    await rattle();
    await expect(answer(page)).toHaveAttribute('data-answer', 'shaking');
    expect(await axeFindings(page, 'main')).toEqual([]);
    await expect(answer(page)).toHaveAttribute('data-answer', 'answered');
  }));
