import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const SMALL_HEAP = new URL('../../server/smallHeap.mjs', import.meta.url).href;

/** The largest old generation of a process with many medium-lived objects, in bytes. */
function mostHeld(lines: string): number {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    ${lines}
    let [kept, most] = [[], 0];
    for (let i = 0; i < 3e6; i++) {
      kept.push({ a: i, b: [i, i] });
      if (kept.length > 100_000) {
        kept = [];
        const old = getHeapSpaceStatistics().find((space) => space.space_name === 'old_space');
        most = Math.max(most, old.space_used_size);
      }
    }
    console.log(most);`;
  const given = ['--max-semi-space-size=4', '--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, given, { encoding: 'utf8', env: {} }));
}

it('collects the old generation sooner than V8 would by itself', () => {
  const usual = mostHeld('');
  const bound = mostHeld(
    `import { leaveSmallHeap } from ${JSON.stringify(SMALL_HEAP)}; leaveSmallHeap();`,
  );
  expect(bound).toBeLessThan(usual * 0.8);
});
