import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/**
 * axe's default options of its contrast rule, which can only be replaced as a whole. One differs:
 * pseudo-elements are ignored. By default a box with a line or a shadow drawn by `::before` or
 * `::after` exempts all text in the box.
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
 * Checks the page with axe after its entrance animations, which it finishes first.
 * @param place a selector for a part of the page, or what to include and exclude
 */
export async function axeFindings(
  page: Page,
  place: string | Readonly<{ include: string; exclude: string }> = ':root',
): Promise<{ rule: string; at: string[] }[]> {
  // axe is half a megabyte to send and to compile, so it is added once for each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const violations = await page.evaluate(async (context) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // While the rules run, an unpainted page is reported to be opaque. To make it opaque would paint
    // it, which takes up to half of the time.
    const getComputedStyle: typeof window.getComputedStyle = Reflect.get(
      window,
      'getComputedStyle',
    );
    // Elements that are still appearing are transparent and moving. axe works in several steps, and
    // while it waits between them another animation may begin.
    let areFinished = false;
    const finishAnimations = () => {
      if (areFinished) return;
      areFinished = true;
      queueMicrotask(() => {
        areFinished = false;
      });
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    };
    window.getComputedStyle = (element, pseudo) => {
      finishAnimations();
      const style = getComputedStyle.call(window, element, pseudo);
      if (element !== document.documentElement || pseudo) return style;
      return new Proxy(style, {
        get(target, key) {
          if (key === 'opacity') return '1';
          if (key !== 'getPropertyValue') return Reflect.get(target, key);
          return (name: string) => (name === 'opacity' ? '1' : target.getPropertyValue(name));
        },
      });
    };
    // Passed rules are not listed one by one, which would take as long as the rules themselves.
    const results = await axe
      .run(context, { resultTypes: ['violations'] })
      .finally(() => Object.assign(window, { getComputedStyle }));
    return results.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target }) => target.join(' ')),
    }));
  }, place);
  return violations;
}
