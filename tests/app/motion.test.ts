import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { isMotionReduced } from '../../src/lib/motion';
import { parseSettings } from '../../src/stores/settings';

const script = readFileSync('assets/motion.js', 'utf8');

/** What the script before the first paint says. */
function bootMotion(stored: string | null, deviceReduces: boolean): string | undefined {
  const dataset: { motion?: string } = {};
  runInNewContext(script, {
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: deviceReduces }),
    document: { documentElement: { dataset } },
    location: { pathname: '/', search: '' },
    URLSearchParams,
  });
  return dataset.motion;
}

const values: (string | null)[] = [
  null,
  '{"version":1,"motion":"reduced"}',
  '{"version":1,"motion":"full"}',
  '{"version":1,"motion":"system"}',
  '{"version":1,"motion":"sideways"}',
  '{"version":2,"motion":"reduced"}',
  '["reduced"]',
  'null',
  '7',
];

describe.each([true, false])('with a device that reduces motion: %s', (deviceReduces) => {
  it.each(values)('the first paint agrees with the settings on %s', (stored) => {
    vi.stubGlobal('matchMedia', () => ({ matches: deviceReduces }));
    const { motion } = parseSettings(stored === null ? undefined : JSON.parse(stored));
    const expected = isMotionReduced(motion) ? 'reduced' : 'full';
    expect(bootMotion(stored, deviceReduces)).toBe(expected);
    vi.unstubAllGlobals();
  });

  it('follows the device when the settings cannot be read', () => {
    expect(bootMotion('{"version":1,', deviceReduces)).toBe(deviceReduces ? 'reduced' : 'full');
  });
});
