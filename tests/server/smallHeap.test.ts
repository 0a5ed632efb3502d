import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const SMALL_HEAP = new URL('../../server/smallHeap.mjs', import.meta.url).href;

/** What the heap of a process comes to that keeps a little of much, in bytes. */
function heapAfter(lines: string): { young: number; old: number } {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    ${lines}
    let kept = [];
    for (let i = 0; i < 5e6; i++) {
      kept.push({ a: i, b: [i, i] });
      if (kept.length > 20_000) kept = [];
    }
    const size = (name) => getHeapSpaceStatistics().find((s) => s.space_name === name).space_size;
    console.log(JSON.stringify({ young: size('new_space'), old: size('old_space') }));`;
  const given = ['--input-type=module', '--eval', script];
  const written = execFileSync(process.execPath, given, { encoding: 'utf8', env: {} });
  return JSON.parse(written) as { young: number; old: number };
}

it('lets V8 take more after the start, within bounds', () => {
  const unbound = heapAfter('');
  const bound = heapAfter(
    `import { leaveSmallHeap } from ${JSON.stringify(SMALL_HEAP)}; leaveSmallHeap();`,
  );
  expect(unbound.young).toBeGreaterThan(16e6);
  expect(bound.young).toBeGreaterThan(8e6);
  expect(bound.young).toBeLessThan(9e6);
  expect(bound.old).toBeLessThan(20e6);
});
