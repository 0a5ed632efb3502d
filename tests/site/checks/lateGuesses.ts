import { expect, type Page } from '@playwright/test';

/**
 * The largest allowed ratio of a page's guessed height to its real one. Above it the change of the
 * scroll bar would be visible.
 */
const most = 1.1;

/**
 * Checks that no part that is laid out late is taller than guessed: with a guess that is too small
 * the back button and a reload would end too far down. Also checks that the page is not guessed
 * much too tall, which would make its scroll bar shrink during use. Each build that changes a page
 * guesses anew.
 */
export async function expectLateGuessesHold(page: Page): Promise<void> {
  const { parts, pageHeight } = await page.evaluate(() => {
    const late = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const guesses = late.map((part) =>
      Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto', '')),
    );
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    const found = late.map((part, index) => ({
      part: part.getAttribute('aria-labelledby') ?? part.localName,
      over: part.getBoundingClientRect().height - (guesses[index] ?? 0),
    }));
    const { scrollHeight } = document.documentElement;
    document.adoptedStyleSheets.pop();
    return { parts: found, pageHeight: scrollHeight };
  });
  expect.soft(parts.length).toBeGreaterThan(0);
  expect.soft(parts.filter(({ over }) => !(over <= 0))).toEqual([]);
  const guessed = parts.reduce((height, { over }) => height - over, pageHeight);
  expect.soft(guessed / pageHeight).toBeLessThanOrEqual(most);
}
