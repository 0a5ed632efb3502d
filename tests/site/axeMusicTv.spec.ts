import { expect } from '@playwright/test';
import { musicTvSongs } from '../../src/content/songs';
import { fakePlayer } from '../spec/fakePlayer';
import { expectNoAxeFindingsAtBothWidths } from './axeAtBothWidths';
import { openPage } from './openPage';
import { fresh as test } from './tab';

test('axe finds nothing on /musictv while it plays, without a picture, and with teletext over and beside it', async ({
  page,
}) => {
  /** Header and footer have not changed since the first check. */
  const expectClean = (state: string, place = 'main') =>
    expectNoAxeFindingsAtBothWidths(page, place, state);
  const [, second] = musicTvSongs;
  await fakePlayer(page, { [second?.youtubeId ?? '']: { error: 153 } });
  await openPage(page, '/musictv');
  const set = page.getByRole('region', { name: 'Television' });
  const remote = page.getByRole('region', { name: 'Remote control' });
  await set.getByRole('button', { name: /^Play/ }).click();
  await expect(set).toHaveAttribute('data-phase', 'on');
  await remote.getByRole('button', { name: 'By the clock' }).click();
  await expectClean('playing, by the clock', ':root');

  await remote.getByRole('button', { name: 'Mix' }).click();
  await expect(page.getByRole('region', { name: /^Teletext/ })).toBeVisible();
  await expectClean('teletext beside the player');

  // The test card lasts six seconds, and axe may take longer.
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const lasting = (run: () => void, ms?: number) => wait(run, ms === 6_000 ? 1e8 : ms);
    Object.assign(window, { setTimeout: lasting });
  });
  await remote.getByRole('button', { name: 'Next' }).click();
  await expect(set.getByRole('region', { name: /^Teletext/ })).toBeVisible();
  await expectClean('teletext over the test card');
  await remote.getByRole('button', { name: 'Mix' }).click();
  await expect(set.getByText('Caller withheld')).toBeVisible();
  await expectClean('the test card');
});
