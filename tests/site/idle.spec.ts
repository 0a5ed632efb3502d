import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { residentBytes } from '../../scripts/setup/residentBytes.mjs';

test('the server idles under 120 MB until a page that needs the database is opened', async ({
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
    expect(existsSync(dataDir)).toBe(false);
    const bytes = residentBytes(server.pid ?? 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(bytes).toBeLessThan(120_000_000);

    await request.get(`${origin}/sms`);
    await expect.poll(() => existsSync(join(dataDir, 'database.lock'))).toBe(true);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
