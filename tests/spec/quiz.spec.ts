import { expect, type Page } from '@playwright/test';
import { scriptAddress, scriptName } from '../../scripts/share/builtScripts';
import { quizCategories } from '../../src/content/quiz/categories';
import { extraTimeQuestions } from '../../src/content/quiz/extraTime/extraTimeQuestions';
import type { QuizQuestion } from '../../src/content/quiz/QuizQuestion';
import { lookAtBothWidths } from '../site/axeAtBothWidths';
import { axeFindings } from '../site/axeFindings';
import { holdBack } from '../site/holdBack';
import { finishEntrances, openPage } from '../site/openPage';
import { readShifts } from '../site/readShifts';
import { test } from '../site/tab';
import { readShared } from './readShared';

const loaded = await Promise.all(
  quizCategories.map(async ({ id, name, load }) => ({ id, name, questions: await load() })),
);
const extra = await Promise.all(
  quizCategories.map(async ({ id }) => ({ id, questions: await extraTimeQuestions[id]() })),
);
const everyQuestion = [...loaded, ...extra].flatMap(({ questions }) => questions);

const questionScript = /^(?:general|gaming|tvShows|music|movies)(?:Extra)?Questions$/;

/** The card of a category. The one of Extra time begins with those words. */
const pane = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

const question = (page: Page) => page.locator('main h2').first();
const options = (page: Page) => page.locator('main ol button');
const fact = (page: Page) => page.getByRole('region', { name: 'Did you know?' });

/** The content's entry of the question on the screen. */
async function asked(page: Page): Promise<QuizQuestion> {
  const text = await question(page).textContent();
  const found = everyQuestion.find((candidate) => candidate.question === text);
  if (!found) throw new Error(`No such question: ${text}`);
  return found;
}

function rightOption(page: Page, { options: texts, correctAnswer }: QuizQuestion) {
  return options(page).filter({ has: page.getByText(texts[correctAnswer], { exact: true }) });
}

function wrongOption(page: Page, { options: texts, correctAnswer }: QuizQuestion) {
  const wrong = texts.find((_, index) => index !== correctAnswer) ?? '';
  return options(page).filter({ has: page.getByText(wrong, { exact: true }) });
}

/** Sets a fixed time of day for pages that are loaded from now on. */
async function setNow(page: Page, time: string): Promise<void> {
  await page.addInitScript((now) => {
    Date.now = () => now;
  }, Date.parse(time));
}

async function start(page: Page, category = 'music'): Promise<void> {
  await openPage(page, `/quiz?category=${category}`);
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
}

const rightAnswers = Object.fromEntries(
  everyQuestion.map(({ question: text, options: texts, correctAnswer }) => [
    text,
    texts[correctAnswer],
  ]),
);

/**
 * Answers a round, from a question on (the first by default), as fast as the page allows: `right`
 * of them correctly and the rest wrongly. Takes the printed ticket.
 * @returns the texts of the questions
 */
async function playRound(page: Page, total: number, right: number, from = 1): Promise<string[]> {
  await expect(page.getByText(`Question ${from} of ${total}`, { exact: true })).toBeVisible();
  const heard = await page.evaluate(
    async ({ answers, rounds, rightly, first }) => {
      const appeared = async <T>(find: () => T | undefined): Promise<T> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const button = (text: RegExp) =>
        [...document.querySelectorAll('main button')].find(
          (candidate): candidate is HTMLButtonElement => text.test(candidate.textContent),
        );
      const texts: string[] = [];
      for (let index = first; index <= rounds; index++) {
        await appeared(() =>
          [...document.querySelectorAll('main p')].find(
            ({ textContent }) => textContent === `Question ${index} of ${rounds}`,
          ),
        );
        const text = document.querySelector('main h2')?.textContent ?? '';
        texts.push(text);
        const option = [...document.querySelectorAll<HTMLButtonElement>('main ol button')].find(
          ({ children }) =>
            (children[1]?.textContent === answers[text]) === index < first + rightly,
        );
        option?.click();
        (await appeared(() => button(/^(Next Question →|See Results)$/))).click();
      }
      await appeared(() => button(/^Play Again$/));
      return texts;
    },
    { answers: rightAnswers, rounds: total, rightly: right, first: from },
  );
  // The ticket prints in steps, so the browser's check for a stable position may pass between two.
  await finishEntrances(page);
  return heard;
}

test('the chooser', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(scriptName(request.url())));
  const fetched = () => scripts.filter((name) => questionScript.test(name));
  await openPage(page, '/quiz?category=hats');

  await test.step('after an unknown category says so, and has loaded no questions', async () => {
    await expect(page.getByText('no category called “hats”')).toBeVisible();
    expect(fetched()).toEqual([]);
  });

  await test.step('each of its five categories has an address', async () => {
    for (const { id, name } of loaded) {
      await expect(pane(page, name)).toHaveAttribute('href', `/quiz?category=${id}`);
    }
  });

  await test.step('choosing a category leads to question 1 of 20 with no answer chosen', async () => {
    await pane(page, '90s Movies').click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await expect(options(page)).toHaveCount(4);
    for (const option of await options(page).all()) await expect(option).toBeEnabled();
    await expect(fact(page)).toBeHidden();
    await expect(page).toHaveURL(/\?category=movies$/);
  });

  await test.step('only the questions of that category load, without Extra time', async () => {
    expect(fetched()).toEqual(['moviesQuestions']);
    await page.getByRole('link', { name: 'Back to categories' }).click();
    scripts.length = 0;
    await page.getByRole('link', { name: 'Extra time in 90s Gaming' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    expect(fetched()).toEqual(['gamingExtraQuestions']);
  });

  await test.step("the browser's back button returns to the chooser", async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose your subject' })).toBeVisible();
  });

  await test.step('questions that fail to load say so and can be fetched again', async () => {
    await page.route(scriptAddress('musicQuestions'), (route) => route.abort());
    await pane(page, '90s Music').click();
    await expect(page.getByText('The questions could not be loaded')).toBeVisible();
    await page.unroute(scriptAddress('musicQuestions'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  });

  await test.step('the back arrow leads Home', async () => {
    await page.getByRole('link', { name: 'Back to categories' }).click();
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a question', () => {
  test('can be answered correctly and wrongly', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page);
    await test.step('fits a phone with its options without scrolling', async () => {
      await expect(options(page).last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    const bar = page.getByRole('progressbar', { name: 'Progress' });
    const current = await asked(page);

    await test.step('a correct answer locks the options, turns green, says so and adds one', async () => {
      await expect(page.getByText('Right: 0')).toBeVisible();
      await expect(bar).toHaveAttribute('aria-valuenow', '5');
      const right = rightOption(page, current);
      await right.click();
      await expect(right).toHaveAttribute('data-mark', 'correct');
      await expect(right).toHaveCSS('background-color', 'rgb(168, 236, 39)');
      await expect(right).toContainText('Correct');
      for (const option of await options(page).all()) await expect(option).toBeDisabled();
      await expect(page.locator('main [data-mark="dimmed"]')).toHaveCount(3);
      await expect(page.getByText('Right: 1')).toBeVisible();
      await expect(fact(page)).toContainText(current.fact);
      await expect(page.getByRole('status').filter({ hasText: 'Correct!' })).toBeAttached();
    });

    await test.step('the fact panel takes focus', () => expect(fact(page)).toBeFocused());

    // everyPage.spec.ts checks the chooser at that width.
    await test.step('nothing scrolls sideways at 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    });

    await test.step('the next question takes focus and has no answer chosen', async () => {
      await page.getByRole('button', { name: 'Next Question →' }).click();
      await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
      await expect(question(page)).not.toHaveText(current.question);
      await expect(question(page)).toBeFocused();
      await expect(fact(page)).toBeHidden();
      for (const option of await options(page).all()) await expect(option).toBeEnabled();
    });

    await test.step('the progress bar shows the number of the question', async () => {
      await expect(bar).toHaveAttribute('aria-valuenow', '10');
      await expect(bar.locator('div')).toHaveAttribute('style', 'width: 10%;');
    });

    await test.step('a wrong answer turns red, the correct one green, and the others are dimmed', async () => {
      const second = await asked(page);
      const wrong = wrongOption(page, second);
      await wrong.click();
      await expect(wrong).toHaveAttribute('data-mark', 'wrong');
      await expect(wrong).toHaveCSS('background-color', 'rgb(255, 106, 92)');
      await expect(wrong).toContainText('Wrong');
      await expect(rightOption(page, second)).toHaveAttribute('data-mark', 'correct');
      await expect(page.locator('main [data-mark="dimmed"]')).toHaveCount(2);
      await expect(page.getByText('Right: 1')).toBeVisible();
      const answer = second.options[second.correctAnswer];
      await expect(
        page.getByRole('status').filter({ hasText: `The right answer is: ${answer}` }),
      ).toBeAttached();
    });

    await test.step('a reload keeps the question and the answers, and so does a hidden tab', async () => {
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      expect(await page.evaluate(() => sessionStorage.getItem('quiz-round'))).toContain('answers');
      const before = await question(page).textContent();
      await page.reload();
      await expect(question(page)).toHaveText(before ?? '');
      await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
      await expect(page.getByText('Right: 1')).toBeVisible();
      await expect(page.locator('main [data-mark="wrong"]')).toHaveCount(1);
    });

    await test.step('the back arrow returns to the chooser', async () => {
      await page.getByRole('link', { name: 'Back to categories' }).click();
      await expect(page.getByRole('heading', { name: 'Choose your subject' })).toBeFocused();
      await expect(page).toHaveURL('/quiz');
    });
  });

  test('keys 1 to 4 choose and Enter goes on; they do nothing while focus is elsewhere', async ({
    page,
  }) => {
    await start(page);
    await page.keyboard.press('3');
    await expect(options(page).nth(2)).toHaveAttribute('data-mark', /correct|wrong/);
    await page.keyboard.press('1');
    await expect(options(page).nth(0)).toHaveAttribute('data-mark', /correct|dimmed/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /sound/i }).first().focus();
    await page.keyboard.press('1');
    await expect(fact(page)).toBeHidden();
    await page.locator('main h1').focus();
    await page.keyboard.press('1');
    await expect(fact(page)).toBeVisible();
    await expect(fact(page)).toContainText('Source: ');
  });
});

test('results', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, 'gaming');
  await playRound(page, 20, 18);

  await test.step('list the missed questions', async () => {
    await expect(page.getByText('18/20', { exact: true })).toBeVisible();
    await expect(page.getByText('Amazing! You really know your 90s!')).toBeVisible();
    const missed = page.getByRole('region', { name: 'What you missed' }).getByRole('listitem');
    await expect(missed).toHaveCount(2);
    const title = await missed.first().getByRole('heading').textContent();
    const source = everyQuestion.find((candidate) => candidate.question === title);
    if (!source) throw new Error(`No such question: ${title}`);
    await expect(missed.first()).toContainText(`Answer${source.options[source.correctAnswer]}`);
    await expect(missed.first()).toContainText(source.fact);
  });

  await test.step('Copy Result copies a text without questions or answers', async () => {
    await page.getByRole('button', { name: 'Copy Result' }).click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('90s Gaming, 18/20 (90%)');
    expect(text).toContain('✅✅✅✅✅✅✅✅✅✅\n✅✅✅✅✅✅✅✅❌❌');
    expect(text).toContain('Amazing! You really know your 90s!');
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/quiz\?category=gaming$/);
    for (const { question: words } of everyQuestion) expect(text).not.toContain(words);
  });

  await test.step('the missed are asked again without counting for the best, and Extra time is offered', async () => {
    await page.getByRole('button', { name: 'Retry the 2 you missed' }).click();
    await playRound(page, 2, 2);
    await expect(page.getByText('2/2', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Extra Time' }).click();
    await expect(page.getByText('90s Gaming, extra time')).toBeVisible();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to categories' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your subject' })).toBeFocused();
  });

  await test.step('the best is kept', async () => {
    await expect(pane(page, '90s Gaming')).toContainText('Best 18/20');
    await page.reload();
    await expect(pane(page, '90s Gaming')).toContainText('Best 18/20');
  });
});

test('Extra time asks twenty of the forty, then the other twenty, and keeps its own best', async ({
  page,
}) => {
  await start(page, 'movies-extra');
  const first = await playRound(page, 20, 20);
  await expect(page.getByRole('heading', { name: '90s Movies, extra time' })).toBeVisible();
  await expect(page.getByText('A new best on this machine!')).toBeVisible();
  await test.step('20 of 20 is a perfect score', async () => {
    await expect(page.getByText('20/20', { exact: true })).toBeVisible();
    await expect(page.getByText("Perfect Score! You're a TRUE 90s Kid!")).toBeVisible();
    await expect(page.getByRole('img', { name: '🏆' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you missed' })).toBeHidden();
  });
  await page.getByRole('button', { name: 'Play Again' }).click();
  const second = await playRound(page, 20, 20);
  const forty = extra.find(({ id }) => id === 'movies')?.questions ?? [];
  expect(new Set([...first, ...second])).toEqual(new Set(forty.map(({ question: text }) => text)));
  await page.getByRole('link', { name: 'Choose Another Quiz' }).click();
  await expect(page.getByRole('link', { name: 'Extra time in 90s Movies' })).toContainText(
    'Best 20/20',
  );
  await expect(pane(page, '90s Movies')).toContainText('20 questions');
});

test.describe('the daily ten', () => {
  test('asks everybody the same ten questions on a day, and keeps a streak', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await setNow(page, '2026-11-21T23:00:00Z');
    await start(page, 'daily');
    const theirs = await question(page).textContent();
    // Empty storage makes this another visitor.
    await page.evaluate(() => localStorage.clear());

    await setNow(page, '2026-11-21T12:00:00Z');
    await start(page, 'daily');
    const mine = await playRound(page, 10, 10);
    expect(mine[0]).toBe(theirs);
    await expect(page.getByText('Daily streak: 1 day in a row')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Daily ten, 21 November 2026' })).toBeVisible();

    await setNow(page, '2026-11-22T09:00:00Z');
    await start(page, 'daily');
    expect(mine).not.toContain(await question(page).textContent());
    await playRound(page, 10, 10);
    await expect(page.getByText('Daily streak: 2 days in a row')).toBeVisible();
    await page.getByRole('button', { name: 'Play Again' }).click();
    await playRound(page, 10, 0);
    await expect(page.getByText('0/10', { exact: true })).toBeVisible();
    await expect(page.getByText('You might need to rewatch some 90s classics!')).toBeVisible();

    await test.step('the share sheet gets a drawn picture if the device accepts files', async () => {
      await expect(page.getByRole('button', { name: 'Save Picture' })).toBeEnabled();
      await page.getByRole('button', { name: 'Share Result' }).click();
      const shared = await readShared(page);
      expect(shared).toMatchObject({ type: 'image/png', width: 1080, height: 1080 });
      expect(shared?.size).toBeGreaterThan(10_000);
      expect(shared?.text).toContain('0/10 (0%)');
    });

    await test.step('the first round of the day counts, and Home leads Home', async () => {
      const home = page.locator('main').getByRole('link', { name: 'Home', exact: true });
      await expect(home).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: 'Choose Another Quiz' }).click();
      await expect(page.getByRole('link', { name: /Daily Ten/ })).toContainText(
        'Played: 10/10 · 2 days in a row',
      );
    });
  });

  test('a damaged record loses only its damaged parts, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      const best = { music: { correct: 17, total: 20 }, movies: 'plenty' };
      localStorage.setItem('quiz-record', JSON.stringify({ version: 1, best, daily: 7 }));
    });
    await openPage(page, '/quiz');
    await expect(page.getByText('Part of your quiz record could not be read')).toBeVisible();
    await expect(pane(page, '90s Music')).toContainText('Best 17/20');
    await expect(pane(page, '90s Movies')).toContainText('20 questions');
  });
});

test('a category in the address opens without showing the list first and without a layout shift', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const letThrough = await holdBack(page, scriptAddress('index'));
    await page.goto('/quiz?category=daily', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: /The Daily Ten/ })).toBeHidden();
    letThrough();
    await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
    const shifts = await readShifts(page);
    const sum = shifts.reduce<number>(
      (all, text) => all + Number(JSON.parse(String(text)).value),
      0,
    );
    expect(sum, `${size.width} px`).toBeLessThan(0.1);
    await page.unrouteAll();
  }
});

test('axe finds nothing in any state', async ({ page }) => {
  const expectNothing = (state: string, place = 'main') =>
    lookAtBothWidths(page, async (device) => {
      // Motion does not depend on the width, so one of the two screens uses reduced motion.
      await page.emulateMedia({ reducedMotion: device === 'phone' ? 'no-preference' : 'reduce' });
      expect.soft(await axeFindings(page, place), `${state} on a ${device}`).toEqual([]);
    });
  await openPage(page, '/quiz?category=hats');
  await expectNothing('chooser, with a word', ':root');
  await page.getByRole('link', { name: /The Daily Ten/ }).click();
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  await expectNothing('a question');
  await wrongOption(page, await asked(page)).click();
  await expect(fact(page)).toBeVisible();
  await expectNothing('a wrong answer');
  await page.getByRole('button', { name: 'Next Question →' }).click();
  await playRound(page, 10, 8, 2);
  await expect(page.getByText('8/10', { exact: true })).toBeVisible();
  await expectNothing('results');
  await page.getByRole('button', { name: 'Retry the 2 you missed' }).click();
  await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  await expectNothing('a second chance');
  await page.getByRole('link', { name: 'Back to categories' }).click();
  await expect(page.getByRole('link', { name: /The Daily Ten/ })).toContainText('8/10');
  await expectNothing('chooser after a daily ten');
  await page.route(scriptAddress('musicQuestions'), (route) => route.abort());
  await openPage(page, '/quiz?category=music');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNothing('questions that do not arrive');
});
