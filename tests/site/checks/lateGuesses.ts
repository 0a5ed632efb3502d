import { expect, type Page } from '@playwright/test';

/** How much taller than it is a page may be guessed: what is more, the scroll bar would show. */
const most = 1.1;

/**
 * No part of the open page that is laid out late is taller than guessed: a guess that is too small
 * would let the back button and a reload land too far down. Nor is the page guessed much too tall:
 * its scroll bar would shrink under the hand. Each build that changes a page guesses anew.
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
