import { expect, test } from 'vitest';
import { run } from '../../scripts/setup/run.mjs';

test('a command that exceeds its time gets SIGINT, so that it can end its children', async () => {
  const program = `
    process.on('SIGINT', () => {
      console.log('told');
      process.exit(3);
    });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const { code, output } = await run(process.execPath, ['-e', program], {
    quiet: true,
    minutes: 3 / 60,
  });
  expect(output.split('\n').filter(Boolean)).toEqual([
    'ready',
    expect.stringMatching(/^Ended after/),
    'told',
  ]);
  expect(code).toBe(3);
});
