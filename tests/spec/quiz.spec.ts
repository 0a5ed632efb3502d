import { expect, type Page } from '@playwright/test';
import { quizCategories } from '../../src/content/quiz/categories';
import { extraTimeQuestions } from '../../src/content/quiz/extraTime/extraTimeQuestions';
import type { QuizQuestion } from '../../src/content/quiz/QuizQuestion';
import { expectNoAxeFindings } from '../site/expectNoAxeFindings';
import { finishEntrances, openPage } from '../site/openPage';
import { fresh, test } from '../site/tab';

const loaded = await Promise.all(
  quizCategories.map(async ({ id, name, load }) => ({ id, name, questions: await load() })),
);
const extra = await Promise.all(
  quizCategories.map(async ({ id }) => ({ id, questions: await extraTimeQuestions[id]() })),
);
const everyQuestion = [...loaded, ...extra].flatMap(({ questions }) => questions);

const questionScript = /\/(?:general|gaming|tvShows|music|movies)(?:Extra)?Questions/;

/** The pane of a subject; its Extra time says first what it is. */
const pane = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

const question = (page: Page) => page.locator('main h2').first();
const options = (page: Page) => page.locator('main ol button');
const fact = (page: Page) => page.getByRole('region', { name: 'Did you know?' });

/** The question on the screen, as the content has it. */
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

/** From the next page on, the time of day stands still there. */
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
 * Answers a whole round as fast as the page allows, `right` of it rightly and the rest wrongly, and
 * takes the printed ticket.
 */
async function playRound(page: Page, total: number, right: number): Promise<void> {
  await expect(page.getByText(`Question 1 of ${total}`, { exact: true })).toBeVisible();
  await page.evaluate(
    async ({ answers, rounds, rightly }) => {
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
      for (let index = 0; index < rounds; index++) {
        await appeared(() =>
          [...document.querySelectorAll('main p')].find(
            ({ textContent }) => textContent === `Question ${index + 1} of ${rounds}`,
          ),
        );
        const answer = answers[document.querySelector('main h2')?.textContent ?? ''];
        const option = [...document.querySelectorAll<HTMLButtonElement>('main ol button')].find(
          ({ children }) => (children[1]?.textContent === answer) === index < rightly,
        );
        option?.click();
        (await appeared(() => button(/^(Next Question →|See Results)$/))).click();
      }
      await appeared(() => button(/^Play Again$/));
    },
    { answers: rightAnswers, rounds: total, rightly: right },
  );
  // The ticket prints in jumps, which a browser's check for standing still falls between.
  await finishEntrances(page);
}

test.describe('the chooser', () => {
  test('offers the five categories, each under its address', async ({ page }) => {
    await openPage(page, '/quiz');
    for (const { id, name } of loaded) {
      await expect(pane(page, name)).toHaveAttribute('href', `/quiz?category=${id}`);
    }
  });

  test('picking a category leads to question 1 of 20 with no answer chosen', async ({ page }) => {
    await openPage(page, '/quiz');
    await pane(page, '90s Movies').click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await expect(options(page)).toHaveCount(4);
    for (const option of await options(page).all()) await expect(option).toBeEnabled();
    await expect(fact(page)).toBeHidden();
    await expect(page).toHaveURL(/\?category=movies$/);
  });

  test('the back arrow leads to Home', async ({ page }) => {
    await openPage(page, '/quiz');
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('an unknown category in the address shows the chooser, with a word', async ({ page }) => {
    await openPage(page, '/quiz?category=hats');
    await expect(page.getByText('no category called “hats”')).toBeVisible();
    await expect(pane(page, '90s Music')).toBeVisible();
  });

  fresh('fetches no questions before a category is picked', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPage(page, '/quiz');
    expect(scripts.filter((url) => questionScript.test(url))).toEqual([]);
    await pane(page, '90s Gaming').click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    const fetched = scripts.filter((url) => questionScript.test(url));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain('gamingQuestions');
  });

  fresh('fetches Extra time when it is chosen, and of that subject only', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPage(page, '/quiz');
    await page.getByRole('link', { name: 'Extra time in 90s Gaming' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    const fetched = scripts.filter((url) => questionScript.test(url));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain('gamingExtraQuestions');
  });

  test('says so when the questions do not arrive, and tries again', async ({ page }) => {
    await page.route(/musicQuestions/, (route) => route.abort());
    await openPage(page, '/quiz');
    await pane(page, '90s Music').click();
    await expect(page.getByText('The questions did not arrive')).toBeVisible();
    await page.unroute(/musicQuestions/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
  });
});

test.describe('a question', () => {
  test('a right answer locks the options, turns green, says so and adds one', async ({ page }) => {
    await start(page);
    await expect(page.getByText('Right: 0')).toBeVisible();
    const current = await asked(page);
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

  test('a wrong answer turns red, the right one green, the others dimmed', async ({ page }) => {
    await start(page);
    const current = await asked(page);
    const wrong = wrongOption(page, current);
    await wrong.click();
    await expect(wrong).toHaveAttribute('data-mark', 'wrong');
    await expect(wrong).toHaveCSS('background-color', 'rgb(255, 106, 92)');
    await expect(wrong).toContainText('Wrong');
    await expect(rightOption(page, current)).toHaveAttribute('data-mark', 'correct');
    await expect(page.locator('main [data-mark="dimmed"]')).toHaveCount(2);
    await expect(page.getByText('Right: 0')).toBeVisible();
    const answer = current.options[current.correctAnswer];
    await expect(
      page.getByRole('status').filter({ hasText: `The right answer is: ${answer}` }),
    ).toBeAttached();
  });

  test('the fact panel takes focus', async ({ page }) => {
    await start(page);
    await options(page).first().click();
    await expect(fact(page)).toBeFocused();
  });

  test('the next question takes focus and has no answer chosen', async ({ page }) => {
    await start(page);
    const first = await question(page).textContent();
    await options(page).first().click();
    await page.getByRole('button', { name: 'Next Question →' }).click();
    await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
    await expect(question(page)).not.toHaveText(first ?? '');
    await expect(question(page)).toBeFocused();
    await expect(fact(page)).toBeHidden();
    for (const option of await options(page).all()) await expect(option).toBeEnabled();
  });

  test('the progress bar stands at the number of the question', async ({ page }) => {
    await start(page);
    const bar = page.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '5');
    await options(page).first().click();
    await page.getByRole('button', { name: 'Next Question →' }).click();
    await expect(bar).toHaveAttribute('aria-valuenow', '10');
    await expect(bar.locator('div')).toHaveAttribute('style', 'width: 10%;');
  });

  test('the back arrow returns to the chooser', async ({ page }) => {
    await start(page);
    await page.getByRole('link', { name: 'Back to categories' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your subject' })).toBeFocused();
    await expect(page).toHaveURL('/quiz');
  });

  fresh('so does the back button of the browser', async ({ page }) => {
    await openPage(page, '/quiz');
    await pane(page, '90s Music').click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Choose your subject' })).toBeVisible();
  });

  test('keys 1 to 4 choose, Enter goes on', { tag: '@firefox' }, async ({ page }) => {
    await start(page);
    await page.keyboard.press('3');
    await expect(options(page).nth(2)).toHaveAttribute('data-mark', /correct|wrong/);
    await page.keyboard.press('1');
    await expect(options(page).nth(0)).toHaveAttribute('data-mark', /correct|dimmed/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 2 of 20', { exact: true })).toBeVisible();
  });

  test('keys do nothing while focus is elsewhere', async ({ page }) => {
    await start(page);
    await page.getByRole('button', { name: /sound/i }).first().focus();
    await page.keyboard.press('1');
    await expect(fact(page)).toBeHidden();
    await page.locator('main h1').focus();
    await page.keyboard.press('1');
    await expect(fact(page)).toBeVisible();
  });

  test('question and options fit a phone without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page);
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await start(page);
    await options(page).first().click();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    await openPage(page, '/quiz');
    expect(await overflow()).toBe(0);
  });
});

test.describe('results', () => {
  test('20 of 20 is a perfect score, kept as the best', async ({ page }) => {
    await start(page, 'tvshows');
    await playRound(page, 20, 20);
    await expect(page.getByText('20/20', { exact: true })).toBeVisible();
    await expect(page.getByText("Perfect Score! You're a TRUE 90s Kid!")).toBeVisible();
    await expect(page.getByRole('img', { name: '🏆' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you missed' })).toBeHidden();
    await page.getByRole('link', { name: 'Choose Another Quiz' }).click();
    await expect(pane(page, '90s TV Shows')).toContainText('Best 20/20');
    await page.reload();
    await expect(pane(page, '90s TV Shows')).toContainText('Best 20/20');
  });

  test('list what was missed and offer those again, which counts for no best', async ({ page }) => {
    await start(page, 'gaming');
    await playRound(page, 20, 18);
    await expect(page.getByText('18/20', { exact: true })).toBeVisible();
    await expect(page.getByText('Amazing! You really know your 90s!')).toBeVisible();
    const missed = page.getByRole('region', { name: 'What you missed' }).getByRole('listitem');
    await expect(missed).toHaveCount(2);
    const title = await missed.first().getByRole('heading').textContent();
    const source = everyQuestion.find((candidate) => candidate.question === title);
    if (!source) throw new Error(`No such question: ${title}`);
    await expect(missed.first()).toContainText(`Answer${source.options[source.correctAnswer]}`);
    await expect(missed.first()).toContainText(source.fact);

    await page.getByRole('button', { name: 'Retry the 2 you missed' }).click();
    await playRound(page, 2, 2);
    await expect(page.getByText('2/2', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Choose Another Quiz' }).click();
    await expect(pane(page, '90s Gaming')).toContainText('Best 18/20');
  });

  test('Home leads to Home', async ({ page }) => {
    await start(page);
    await playRound(page, 20, 0);
    await expect(page.getByText('0/20', { exact: true })).toBeVisible();
    await expect(page.getByText('You might need to rewatch some 90s classics!')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('Copy Result writes a text without questions or answers', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await start(page);
    await playRound(page, 20, 12);
    await page.getByRole('button', { name: 'Copy Result' }).click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('90s Music, 12/20 (60%)');
    expect(text).toContain('✅✅✅✅✅✅✅✅✅✅\n✅✅❌❌❌❌❌❌❌❌');
    expect(text).toContain('Pretty Good! You remember the decade well! 👍');
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/quiz\?category=music$/);
    for (const { question: words } of everyQuestion) expect(text).not.toContain(words);
  });

  test('the share sheet gets a drawn picture where the device takes files', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await start(page, 'daily');
    await playRound(page, 10, 5);
    await expect(page.getByRole('button', { name: 'Save Picture' })).toBeEnabled();
    await page.getByRole('button', { name: 'Share Result' }).click();
    const shared = await page.evaluate(async () => {
      const [data] = (window as unknown as { shared: ShareData[] }).shared;
      const file = data?.files?.[0];
      if (!file) return null;
      const { width, height } = await createImageBitmap(file);
      return { text: data.text, type: file.type, size: file.size, width, height };
    });
    expect(shared).toMatchObject({ type: 'image/png', width: 1080, height: 1080 });
    expect(shared?.size).toBeGreaterThan(10_000);
    expect(shared?.text).toContain('5/10 (50%)');
  });
});

test.describe('Extra time', () => {
  test('asks twenty of the forty, then the other twenty, and keeps its own best', async ({
    page,
  }) => {
    await openPage(page, '/quiz');
    await page.evaluate(() => localStorage.removeItem('quiz-record'));
    await start(page, 'movies-extra');
    const heard = async () => {
      const texts: (string | null)[] = [];
      for (let index = 0; index < 20; index++) {
        texts.push(await question(page).textContent());
        await rightOption(page, await asked(page)).click();
        await page.keyboard.press('Enter');
      }
      return texts;
    };
    const first = await heard();
    await expect(page.getByRole('heading', { name: '90s Movies, extra time' })).toBeVisible();
    await expect(page.getByText('A new best on this machine!')).toBeVisible();
    await page.getByRole('button', { name: 'Play Again' }).click();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    const second = await heard();
    const forty = extra.find(({ id }) => id === 'movies')?.questions ?? [];
    expect(new Set([...first, ...second])).toEqual(
      new Set(forty.map(({ question: text }) => text)),
    );
    await page.getByRole('link', { name: 'Choose Another Quiz' }).click();
    await expect(page.getByRole('link', { name: 'Extra time in 90s Movies' })).toContainText(
      'Best 20/20',
    );
    await expect(pane(page, '90s Movies')).toContainText('20 questions');
  });

  test('is offered at the end of the subject itself', async ({ page }) => {
    await start(page, 'music');
    await playRound(page, 20, 3);
    await page.getByRole('link', { name: 'Extra Time' }).click();
    await expect(page.getByText('90s Music, extra time')).toBeVisible();
    await expect(page.getByText('Question 1 of 20', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to categories' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your subject' })).toBeFocused();
  });
});

test.describe('the daily ten', () => {
  test('asks everybody the same ten of a day, and keeps a streak', async ({ page, browser }) => {
    await setNow(page, '2026-11-21T12:00:00Z');
    await start(page, 'daily');
    const mine: (string | null)[] = [];
    for (let index = 0; index < 10; index++) {
      mine.push(await question(page).textContent());
      await rightOption(page, await asked(page)).click();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Daily streak: 1 day in a row')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Daily ten, 21 November 2026' })).toBeVisible();

    const other = await browser.newPage();
    await setNow(other, '2026-11-21T23:00:00Z');
    await start(other, 'daily');
    expect(await question(other).textContent()).toBe(mine[0]);
    await other.close();

    await setNow(page, '2026-11-22T09:00:00Z');
    await start(page, 'daily');
    expect(mine).not.toContain(await question(page).textContent());
    await playRound(page, 10, 10);
    await expect(page.getByText('Daily streak: 2 days in a row')).toBeVisible();
    await page.getByRole('button', { name: 'Play Again' }).click();
    await playRound(page, 10, 1);
    await page.getByRole('link', { name: 'Choose Another Quiz' }).click();
    await expect(page.getByRole('link', { name: /Daily Ten/ })).toContainText(
      'Played: 10/10 · 2 days in a row',
    );
  });

  test('a broken record costs only what is broken, and says so', async ({ page }) => {
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

test.describe('axe finds nothing', () => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    // A narrow screen moves no otherwise than a wide one.
    const tag = motion === 'reduce' ? [] : '@phone';
    test(`in any state, motion ${motion}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openPage(page, '/quiz?category=hats');
      await expectNoAxeFindings(page);
      await start(page, 'daily');
      await expectNoAxeFindings(page);
      await wrongOption(page, await asked(page)).click();
      await expectNoAxeFindings(page);
      await start(page, 'daily');
      await playRound(page, 10, 8);
      await expect(page.getByText('8/10', { exact: true })).toBeVisible();
      await expectNoAxeFindings(page, 'results');
      await page.getByRole('button', { name: 'Retry the 2 you missed' }).click();
      await expectNoAxeFindings(page, 'a second chance');
      await page.getByRole('link', { name: 'Back to categories' }).click();
      await expect(page.getByRole('link', { name: /The Daily Ten/ })).toContainText('8/10');
      await expectNoAxeFindings(page, 'chooser after a daily ten');
      await page.route(questionScript, (route) => route.abort());
      await openPage(page, '/quiz?category=music');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectNoAxeFindings(page, 'questions that do not arrive');
    });
  }
});
