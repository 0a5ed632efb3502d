import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { residentBytes } from '../../scripts/setup/residentBytes.mjs';
import { plain as test } from './tab';

const limit = 100_000_000;

test('the server idles under 100 MB until a page that needs the database is opened', async ({
  request,
}) => {
  const dataDir = test.info().outputPath('data');
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let origin = '';
    for await (const line of createInterface({ input: server.stdout })) {
      origin = /https?:\/\/\S+$/.exec(line)?.[0] ?? '';
      if (origin) break;
    }
    for (const path of ['/', '/toys', '/quiz', '/arcadeboy', '/no/such/page']) {
      await (await request.get(origin + path)).body();
    }
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    // V8 returns the memory of the visits while no requests come, at a time of its own choice.
    const sizes: number[] = [];
    for (let looks = 0; looks < 40; looks++) {
      sizes.push(residentBytes(server.pid ?? 0));
      if (looks >= 10 && Math.min(...sizes) < limit) break;
      await delay(250);
    }
    const bytes = Math.min(...sizes);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(bytes).toBeLessThan(limit);

    await request.get(`${origin}/sms`);
    await expect.poll(() => existsSync(join(dataDir, 'database.lock'))).toBe(true);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
