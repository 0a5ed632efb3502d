import { expect, type Locator } from '@playwright/test';
import { writeSwap } from '../../src/objects/album/swaps';
import { expectNoAxeFindingsAtBothWidths } from '../site/axeAtBothWidths';
import { openPage } from '../site/openPage';
import { test } from '../site/tab';

/** What a thrown yo-yo says, also if the throw was fast enough for its secret. */
const thrown = /sleeps|Dog|hand|World/;

/** A point on an object, in CSS pixels. */
async function middleOf(object: Locator): Promise<{ x: number; y: number }> {
  const box = await object.boundingBox();
  if (!box) throw new Error('the object has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/**
 * Flicks an object downwards within 84 ms. Each event says when it happened, so that the flick is as
 * fast on a busy machine.
 * @param step CSS pixels that the pointer moves at a time
 */
async function flick(object: Locator, step: number): Promise<void> {
  const { x, y } = await middleOf(object);
  await object.page().mouse.move(x, y);
  const devtools = await object.page().context().newCDPSession(object.page());
  const start = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', moves: number, at: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x,
      y: y + moves * step,
      timestamp: start + 0.012 * at,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', 0, 0);
  for (let count = 1; count <= 6; count++) await send('mouseMoved', count, count);
  await send('mouseReleased', 6, 7);
  await devtools.detach();
}

test('an object can be picked up on its stage and put back', async ({ page }) => {
  await page.goto('/toys');
  const yoYo = page.getByRole('link', { name: 'Pick up: Yo-yos' });
  const stage = page.getByRole('dialog', { name: 'Yo-yos' });
  const album = page.getByRole('dialog', { name: 'Sticker album' });

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
    await expect(stage.getByRole('status')).toHaveText(thrown);
    await page.keyboard.press('Escape');
    await expect(stage).toBeHidden();
    await expect(page).toHaveURL('/toys');
  });

  // What a second finger does, and a gesture that the system takes away, is in
  // tests/browser/objects/everyObject.test.ts.
  await test.step('a hand that leaves the window puts it back', async () => {
    await yoYo.click();
    const whole = stage.locator('svg > g');
    const { x, y } = await middleOf(stage.getByRole('button', { name: 'Throw it down: Yo-yos' }));
    await expect(whole).toHaveAttribute('transform', '');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 3 });
    await expect(whole).toHaveAttribute('transform', /translate/);
    await page.mouse.move(-40, -40, { steps: 3 });
    await page.mouse.up();
    await expect(whole).toHaveAttribute('transform', '');
  });

  await test.step('a fast flick throws it, and its sentence is announced', async () => {
    await flick(stage.getByRole('button', { name: 'Throw it down: Yo-yos' }), 40);
    await expect(stage.getByRole('status')).toHaveText(thrown);
  });

  await test.step('where nothing can be stored, it says so and goes on', async () => {
    await page.evaluate(() => {
      const { prototype } = Storage;
      const store = Reflect.get(prototype, 'setItem');
      Object.assign(window, { mend: () => Reflect.set(prototype, 'setItem', store) });
      prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const throwIt = stage.getByRole('button', { name: 'Throw it down', exact: true });
    // Every fifth time brings a double.
    await expect(async () => {
      await throwIt.click();
      await expect(stage.getByRole('status')).toContainText(/kept until you close/, {
        timeout: 50,
      });
    }).toPass();
    await page.goto('/toys#album');
    await expect(album.getByRole('alert')).toContainText('storage is full or refused');
    await expect(album.getByText('×2')).toBeVisible();
    await album.getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => Reflect.get(window, 'mend')());
  });

  await test.step('thrown on its card it reacts in place, says so, and opens nothing', async () => {
    await yoYo.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-live]').filter({ has: yoYo })).toBeVisible();
    await flick(yoYo, 16);
    await expect(page.getByRole('status').getByText(/sleeps|Dog|hand|World|thread/)).toBeVisible();
    await expect(stage).toBeHidden();
  });

  await test.step("its address opens it directly, and its numbers can be tuned and reset to the file's", async () => {
    await page.goto('/toys?tune#yo-yo');
    const travel = stage.getByRole('slider', { name: 'travel' });
    const before = await travel.inputValue();
    await travel.fill('80');
    await expect(travel).toHaveAttribute('aria-valuetext', '80 units');
    await stage.getByRole('button', { name: 'Back to the file' }).click();
    await expect(travel).toHaveValue(before);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/toys?tune');
  });

  await test.step('axe finds nothing on the stage and in the album, wide and narrow', async () => {
    for (const [address, name] of [
      ['/music#craig-david', 'Craig David'],
      ['/toys#album', 'Sticker album'],
    ] as const) {
      // As a link does that leads there from another page.
      await page.evaluate((next) => {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectNoAxeFindingsAtBothWidths(page, 'dialog[open]', address);
    }
  });

  await test.step('a thrown object is added to the album, which says so', async () => {
    await expect(album.getByRole('link', { name: 'Yo-yos' })).toHaveAttribute(
      'href',
      '/toys#yo-yo',
    );
    await expect(album.getByText('1 of 99')).toBeVisible();
  });

  await test.step('a swap link that is cut, altered, of another version or used twice says so', async () => {
    const swap = writeSwap({ kind: 'offer', give: 'pogs', want: 'yo-yo', number: 'abc12345' });
    await page.evaluate(() => {
      const stickers = { 'yo-yo': { count: 2, shiny: false } };
      localStorage.setItem('album', JSON.stringify({ version: 1, stickers }));
      // As if another tab had written it.
      dispatchEvent(new StorageEvent('storage', { key: 'album' }));
    });
    await expect(album.getByText('×2')).toBeVisible();
    const notice = album.locator('[role=alert], [role=status]').first();
    const wrong = [
      [swap.slice(0, 20), 'cut off or changed'],
      [swap.replace('pogs', 'furby'), 'cut off or changed'],
      [swap.replace('S1', 'S2'), 'another version'],
    ];
    for (const [link, why] of wrong) {
      await page.goto(`/toys#album=${link}`);
      await expect(album.getByRole('alert')).toContainText(why);
      await expect(album.getByText('1 of 99')).toBeVisible();
    }
    await page.goto(`/toys#album=${swap}`);
    await album.getByRole('button', { name: 'Swap', exact: true }).click();
    await expect(notice).toContainText('Swapped: Pogs for you, Yo-yos for them');
    await expect(album.getByText('2 of 99')).toBeVisible();
    await page.goto('/toys');
    await page.goto(`/toys#album=${swap}`);
    await expect(notice).toContainText('It counts once');
    await expect(album.getByRole('button', { name: 'Swap', exact: true })).toBeHidden();
  });
});

test('a page of objects on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/snacks');

  await test.step('fetches the drawings in or near view, and others when they come near', async () => {
    const sheets = () =>
      page.evaluate(() => {
        const paths = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname);
        return [...new Set(paths.filter((path) => path.startsWith('/objects/')))].sort();
      });
    const pictures = page.getByRole('article').locator('img');
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    await expect.poll(sheets).toContain('/objects/snacks-0.svg');
    expect(await sheets()).not.toContain('/objects/snacks-2.svg');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(sheets)
      .toEqual(['/objects/snacks-0.svg', '/objects/snacks-1.svg', '/objects/snacks-2.svg']);
    for (const picture of await pictures.all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  });

  await test.step('a shaken phone shakes the object, once the visitor has agreed', async () => {
    const bottle = page.getByRole('dialog', { name: 'Panda Pops' });
    const shake = bottle.getByRole('button', { name: 'Shake the phone' });
    const answerWith = (answer: string) =>
      page.evaluate((given) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
        Object.assign(DeviceMotionEvent, { requestPermission: () => Promise.resolve(given) });
      }, answer);
    await answerWith('denied');
    await page.getByRole('link', { name: 'Pick up: Panda Pops' }).click();
    await shake.click();
    await expect(bottle).toContainText('does not share its motion');
    await page.goBack();
    await answerWith('granted');
    await page.getByRole('link', { name: 'Pick up: Panda Pops' }).click();
    await shake.click();
    await expect(shake).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => {
      for (let reading = 0; reading < 60; reading++) {
        const accelerationIncludingGravity = { x: reading % 2 ? 15 : -15, y: 0, z: 9.8 };
        dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }));
      }
    });
    await expect(bottle.getByRole('status')).toContainText(/\w{4}/);
  });
});
