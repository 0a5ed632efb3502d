import type { Page } from '@playwright/test';

/** A stored item: its key, when it was saved in ms, and its text. */
export type Entry = readonly [key: string, savedAt: number, text: string];

/** Chooses a file of saves on the settings page, as an export of the site has written it, and imports it. */
export async function importSaves(page: Page, ...entries: readonly Entry[]): Promise<void> {
  const savedAt = Math.max(...entries.map(([, at]) => at));
  await page.locator('input[type=file]').setInputFiles({
    name: 'saves.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: '90s-kid-saves', version: 1, savedAt, entries })),
  });
  await page.getByRole('button', { name: 'Import them' }).click();
}
