import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/**
 * Axe's own figures for its contrast rule, which are given whole or not at all, but for what is
 * drawn before or after an element: for a line or a shadow of a box it would let everything in that
 * box be.
 */
const contrast = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};
const ours = JSON.stringify({ checks: [{ id: 'color-contrast', options: contrast }] });
const source = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};axe.configure(${ours})`;

/**
 * What axe finds wrong with the page as it stands once entrances are over, which it ends.
 * @param place a selector, for a part of it, or what is looked at and what of that is left out
 */
export async function axeFindings(
  page: Page,
  place: string | Readonly<{ include: string; exclude: string }> = ':root',
): Promise<{ rule: string; at: string[] }[]> {
  // Half a megabyte to send and to compile: once for each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  // The glass is off for as long as the rules look, and no trip longer.
  const violations = await page.evaluate(async (context) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const setGlass = (isGlass: boolean) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = !isGlass;
    };
    setGlass(false);
    // What is still coming in can be seen through, and on its way.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    // What passes is not named one by one, which would take as long as the rules themselves.
    const results = await axe.run(context, { resultTypes: ['violations'] });
    setGlass(true);
    return results.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target }) => target.join(' ')),
    }));
  }, place);
  return violations;
}
