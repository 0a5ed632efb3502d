import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { embeddedKey } from '../../src/content/embeddedKey';
import type { Bench } from './lib/BenchTable';
import { launchBrowser } from './lib/launchBrowser';
import { median } from './lib/statistics';
import { serveSite } from './routes/serveSite';

/**
 * Times in ms from before a row is sent to the server until the frame that shows it, in one page.
 */
async function insertToScreen(page: Page, count: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ rows, key }) => {
      const log = document.querySelector('[role=log]');
      if (!log) throw new Error('the messenger shows no conversation');
      const times: number[] = [];
      for (let row = 0; row < rows; row++) {
        const message = `bench ${rows} ${row}.`;
        // Without named functions: the runner would wrap them in a helper that the page does not
        // have.
        const onScreen = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!log.textContent?.includes(message)) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now()));
          }).observe(log, { childList: true, subtree: true, characterData: true });
        });
        const started = performance.now();
        const answer = await fetch('/rest/v1/messenger_messages', {
          method: 'POST',
          headers: {
            apikey: key,
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'x-forwarded-for': `10.1.${row >> 8}.${row & 255}`,
          },
          body: JSON.stringify({ room_id: 'default', username: 'Bench', message }),
        });
        if (!answer.ok) throw new Error(`insert: ${answer.status}`);
        times.push((await onScreen) - started);
        // Rows are sent at different moments of a frame.
        await new Promise((resolve) => setTimeout(resolve, 60 + (row % 17)));
      }
      return times;
    },
    { rows: count, key: embeddedKey },
  );
}

/** How long a message takes to appear on the screen of somebody in the room. */
export const benchMessenger: Bench = async ({ short, log }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kid-messenger-'));
  const site = await serveSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const browser = await launchBrowser('time');
  try {
    log('messenger: insert to screen');
    const page = await browser.newPage();
    await page.addInitScript(() =>
      sessionStorage.setItem('messenger', JSON.stringify({ version: 1, name: 'Watcher' })),
    );
    await page.goto(`${site.origin}/messenger`);
    await page.locator('[data-status="online"]').waitFor({ timeout: 60_000 });
    await page.locator('[role=log][aria-busy="false"]').waitFor({ timeout: 60_000 });
    await insertToScreen(page, 5);
    const times = (await insertToScreen(page, short ? 5 : 200)).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))];
    return [
      {
        title: 'Messenger: insert to screen, ms',
        columns: ['', 'messages', 'median', '95 in 100', 'slowest'],
        rows: [['one page, loopback', times.length, median(times), at(0.95), times.at(-1)]],
        notes: [
          'From before the request to the frame that shows the row, server and page on one machine; the embedded database.',
        ],
      },
    ];
  } finally {
    await browser.close();
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
