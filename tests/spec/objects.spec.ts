import { expect } from '@playwright/test';
import { axeFindings } from '../site/axeFindings';
import { test } from '../site/tab';

test('an object can be picked up on its stage and put back', async ({ page }) => {
  await page.goto('/toys');
  const yoYo = page.getByRole('link', { name: 'Pick up: Yo-yos' });
  const stage = page.getByRole('dialog', { name: 'Yo-yos' });

  await test.step('a press opens it large at its own address, and Back closes it', async () => {
    await yoYo.click();
    await expect(stage).toBeVisible();
    await expect(page).toHaveURL('/toys#yo-yo');
    await page.goBack();
    await expect(stage).toBeHidden();
    await expect(page).toHaveURL('/toys');
  });

  await test.step('Enter opens it, Enter throws it, and Escape closes it', async () => {
    await yoYo.press('Enter');
    const surface = stage.getByRole('button', { name: 'Throw it down: Yo-yos' });
    await expect(surface).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText(/sleeps|Dog|hand/);
    await page.keyboard.press('Escape');
    await expect(stage).toBeHidden();
    await expect(page).toHaveURL('/toys');
  });

  await test.step('a fast flick throws it, and its sentence is announced', async () => {
    await yoYo.click();
    const surface = stage.getByRole('button', { name: 'Throw it down: Yo-yos' });
    const box = await surface.boundingBox();
    if (!box) throw new Error('the object has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) await page.mouse.move(x, y + step * 40);
    await page.mouse.up();
    await expect(stage.getByRole('status')).toHaveText(/sleeps|Dog|hand/);
    await stage.getByRole('button', { name: 'Close' }).click();
    await expect(stage).toBeHidden();
  });

  await test.step('thrown on its card it reacts in place, says so, and opens nothing', async () => {
    const box = await yoYo.boundingBox();
    if (!box) throw new Error('the object has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await expect(page.locator('[data-live]').filter({ has: yoYo })).toBeVisible();
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 5; step++) await page.mouse.move(x, y + step * 16);
    await page.mouse.up();
    await expect(page.getByRole('status').getByText(/sleeps|Dog|hand|thread/)).toBeVisible();
    await expect(stage).toBeHidden();
  });

  await test.step("its numbers can be tuned while it moves, and reset to the file's", async () => {
    await page.goto('/quiz');
    await page.goto('/toys?tune#yo-yo');
    const travel = stage.getByRole('slider', { name: 'travel' });
    const before = await travel.inputValue();
    await travel.fill('80');
    await expect(travel).toHaveAttribute('aria-valuetext', '80 units');
    await stage.getByRole('button', { name: 'Back to the file' }).click();
    await expect(travel).toHaveValue(before);
  });

  await test.step('its address opens it directly', async () => {
    await page.goto('/quiz');
    await page.goto('/toys#furby');
    const furby = page.getByRole('dialog', { name: 'Furby' });
    await expect(furby).toBeVisible();
    await furby.getByRole('button', { name: 'Tickle it', exact: true }).click();
    await expect(furby.getByRole('status')).toContainText('It answers in a language of its own.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/toys');
  });

  await test.step('axe finds nothing on the stage and in the album, wide and narrow', async () => {
    const stages = ['/music#craig-david', '/toys#album'];
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of stages) {
        await page.goto('/quiz');
        await page.goto(address);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
      }
    }
  });

  await test.step('a thrown object is added to the album, which says so', async () => {
    const album = page.getByRole('dialog', { name: 'Sticker album' });
    await expect(album.getByRole('link', { name: 'Yo-yos' })).toHaveAttribute(
      'href',
      '/toys#yo-yo',
    );
    await expect(album.getByText('2 of 99')).toBeVisible();
  });

  await test.step('a damaged swap link says so and leaves the album unchanged', async () => {
    await page.goto('/quiz');
    await page.goto('/toys#album=S1o.yo-yo.fur');
    await expect(page.getByRole('alert')).toContainText('cut off or changed');
  });
});
