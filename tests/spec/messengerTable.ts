import { expect, type Locator, type Page } from '@playwright/test';
import { menu } from './messengerRoom';

// The games of the messenger, as two visitors play them.

export const games = (page: Page): Locator => page.getByRole('region', { name: 'Games' });

/** The cells of noughts and crosses, or the columns of four in a row. */
export const cellsOf = (page: Page): Locator =>
  games(page).getByRole('button', { name: /^(?:Row|Column) / });

/** Ann asks, Bob says yes. */
export async function startGame(ann: Page, bob: Page, game: string): Promise<void> {
  await menu(ann, 'Games', game);
  await games(bob).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(games(ann).getByRole('heading', { name: new RegExp(game) })).toBeVisible();
}

/** A move of the player whose turn it is. */
export async function play(mover: Page, at: number): Promise<void> {
  await expect(games(mover).getByText('Your turn.')).toBeVisible();
  await cellsOf(mover).nth(at).click();
}

/** Lets a page's games go faster by this factor. Faster, and the room would lose what they tell. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    const from = now();
    performance.now = () => from + (now() - from) * 4;
  });
}
