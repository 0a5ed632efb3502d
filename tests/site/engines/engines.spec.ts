import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Plugin, type Rolldown } from 'vite';
import { completeGameIds, recordingText, scenes } from '../../../scripts/games/gameFolders';
import type { Golden } from './playGolden';

/** A game imports its view late. Its rules need none, and views bring their engines. */
const withoutViews: Plugin = {
  name: 'without-views',
  resolveDynamicImport: (_, importer) =>
    importer?.endsWith('/game.ts') ? { id: 'view', external: true } : undefined,
};

/** All games without their views, as one script that defines `rules.playGolden`. */
async function bundleRules(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutViews],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'playGolden.ts'),
        name: 'rules',
        formats: ['iife'],
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0].output[0].code;
}

const recordings: readonly Golden[] = completeGameIds().flatMap((id) =>
  readdirSync(join(scenes, id, 'recordings')).map((file) => {
    const name = file.replace('.txt', '');
    return { id, name, text: recordingText(id, name) };
  }),
);

// Node's engine is Chromium's. Firefox has another one, which must come to the same bits.
test('every golden recording of every game plays to its hash @firefox', async ({ page }) => {
  const complaints = await page.evaluate(
    `${await bundleRules()}; rules.playGolden(${JSON.stringify(recordings)})`,
  );
  expect(complaints).toEqual([]);
});
