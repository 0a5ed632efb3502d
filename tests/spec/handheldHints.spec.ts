import { expect } from '@playwright/test';
import { cartridges } from '../../src/toys/arcadeboy/cartridges';
import { test } from '../site/tab';
import {
  booted,
  holdClock,
  menuItem,
  open,
  power,
  selectKey,
  shell,
  startKey,
  ticks,
} from './handheld';

test("a visitor's first run of every cartridge is counted in and says what to press; START pauses it even then", async ({
  page,
}) => {
  await open(page);
  await power(page).click();
  await booted(page);
  for (const { title: name, load } of cartridges) {
    await test.step(name, async () => {
      const { firstHint } = await load();
      if (firstHint === undefined) return;
      const keys = typeof firstHint === 'string' ? firstHint : firstHint.keys;
      const hint = shell(page).getByText(keys, { exact: true });
      await menuItem(page, name).click();
      await holdClock(page);
      await page.keyboard.press('Enter');
      await ticks(page, 2);
      await expect(hint).toBeVisible();
      await startKey(page).click();
      await expect(shell(page).getByText('Paused', { exact: true })).toBeVisible();
      await startKey(page).click();
      await expect(hint).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await ticks(page, 2);
      await expect(hint, 'a player who steers is not kept').toBeHidden();
      await expect(shell(page).getByText('Paused', { exact: true })).toBeHidden();
      await selectKey(page).click();
      await page.clock.resume();
    });
  }
});
