import { expect, type Page } from '@playwright/test';

/**
 * No part of the open page that is laid out late is taller than guessed: a guess that is too small
 * would let the back button and a reload land too far down.
 */
export async function expectLateGuessesHold(page: Page): Promise<void> {
  const parts = await page.evaluate(() => {
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
    document.adoptedStyleSheets.pop();
    return found;
  });
  expect.soft(parts.length).toBeGreaterThan(0);
  expect.soft(parts.filter(({ over }) => !(over <= 0))).toEqual([]);
}
