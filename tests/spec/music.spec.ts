import { expect } from '@playwright/test';
import { artists } from '../../src/content/artists';
import { musicExtras } from '../../src/content/extras/musicExtras';
import { openPage, untilInteractive } from '../site/openPage';
import { test } from '../site/tab';
import { readCards } from './readCards';

test('the record shop', async ({ page }) => {
  await openPage(page, '/music');
  await test.step('the space bar turns a tape over to its three singles and back', async () => {
    const card = page.getByRole('article').nth(3);
    const tape = card.locator('ul').locator('xpath=../../..');
    const turn = card.getByRole('checkbox', { name: `B side: ${artists[3]?.name}` });
    await expect(tape).toHaveCSS('transform', 'none');
    await turn.press('Space');
    await expect(tape).toHaveCSS('transform', /^matrix3d\(-1/);
    await expect(card.getByRole('listitem')).toHaveText([...(artists[3]?.singles ?? [])]);
    await turn.press('Space');
    await expect(tape).toHaveCSS('transform', 'none');
  });

  await test.step('shows twelve artist cards with name, genre, era, description and emoji', async () => {
    const cards = await readCards(page.getByRole('main').getByRole('article'));
    expect(cards).toHaveLength(12);
    for (const [index, artist] of artists.entries()) {
      const card = cards[index];
      expect(card?.heading).toBe(artist.name);
      expect(card?.texts).toEqual(expect.arrayContaining([artist.genre, artist.era]));
      expect(card?.texts).toContainEqual(expect.stringContaining(artist.description));
      expect(card?.links).toContain(`Pick up: ${artist.name}`);
    }
  });

  await test.step('one card leads to Music TV', async () => {
    const { name, path, action } = musicExtras.musicTv;
    const link = page.getByRole('region', { name }).getByRole('link', { name: action });
    await expect(link).toHaveAttribute('href', path);
  });

  await test.step('every label holds its text at any width', async () => {
    for (const width of [320, 390, 820, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const spilling = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('article h3, article ul, article h3 ~ *, article p')]
            .filter((text) => text.scrollWidth > text.clientWidth + 1)
            .map((text) => text.textContent),
        );
      expect(spilling, `${width}`).toEqual([]);
    }
  });

  await test.step('the keys of the tape deck play, record from the radio and restore the old recording', async () => {
    const says = page.getByRole('main').getByRole('status').first();
    const key = (name: string | RegExp) => page.getByRole('button', { name });
    await key('Play').click();
    await expect(says).toHaveText('Playing the tape');
    await expect(key('Play')).toHaveAttribute('aria-pressed', 'true');
    await key('Pause').click();
    await expect(says).toHaveText('Paused');
    await page.getByRole('slider', { name: 'Tuner' }).fill('90.2');
    await key('Record off the radio').click();
    await expect(says).toHaveText('Recording. A station at 90.2');
    await expect(page.getByText(/^00[2-9]$/)).toBeVisible();
    await key('Stop').click();
    await key('Rewind').click();
    await expect(page.getByText('000', { exact: true })).toBeVisible();
    await expect(says).toHaveText('Stopped');
    const tape = () =>
      page.evaluate(() => String(JSON.parse(localStorage.getItem('boombox') ?? '{}').tape));
    await expect.poll(tape).toContain('2');
    await key('Put the other recording back').click();
    await expect.poll(tape).not.toContain('2');
    await key('Put the other recording back').click();
    await expect.poll(tape).toContain('2');
    await test.step('after another recording and a reload both earlier tapes can be put back', async () => {
      const before = await tape();
      await page.getByRole('slider', { name: 'Tuner' }).fill('89');
      await key('Record off the radio').click();
      await expect(page.getByText(/^00[2-9]$/)).toBeVisible();
      await key('Stop').click();
      await expect.poll(tape).not.toBe(before);
      await page.reload();
      await untilInteractive(page);
      await key('Put the other recording back').click();
      await expect.poll(tape).toBe(before);
      await key('Put the other recording back').click();
      await expect.poll(tape).not.toContain('2');
    });
  });

  await test.step('a Back Home button leads to /', async () => {
    await page.getByRole('link', { name: 'Back Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
