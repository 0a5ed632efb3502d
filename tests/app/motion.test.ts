import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { isMotionReduced } from '../../src/lib/motion';
import { parseSettings } from '../../src/stores/settings';

const script = readFileSync('assets/motion.js', 'utf8');

type Look = { motion?: string; contrast?: string; text?: string; muted?: string };

/** The attributes that the script before the first paint sets. */
function bootLook(stored: string | null, deviceReduces: boolean): Look {
  const dataset: Look = {};
  runInNewContext(script, {
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: deviceReduces }),
    document: { documentElement: { dataset } },
    location: { pathname: '/', search: '' },
    URLSearchParams,
  });
  return dataset;
}

const values: (string | null)[] = [
  null,
  '{"version":1,"motion":"reduced"}',
  '{"version":1,"motion":"full"}',
  '{"version":1,"motion":"system"}',
  '{"version":1,"motion":"sideways"}',
  '{"version":2,"motion":"reduced"}',
  '{"version":1,"contrast":"more","textSize":"large"}',
  '{"version":1,"contrast":"less","textSize":"huge"}',
  '{"version":2,"contrast":"more","textSize":"large","muted":true}',
  '{"version":1,"muted":true}',
  '{"version":1,"muted":1}',
  '["reduced"]',
  'null',
  '7',
];

describe.each([true, false])('with prefers-reduced-motion: %s', (deviceReduces) => {
  it.each(values)('the script before the first paint agrees with parseSettings on %s', (stored) => {
    vi.stubGlobal('matchMedia', () => ({ matches: deviceReduces }));
    const settings = parseSettings(stored === null ? undefined : JSON.parse(stored));
    const look = bootLook(stored, deviceReduces);
    const { motion, contrast = 'system', text = 'normal', muted } = look;
    expect(motion).toBe(isMotionReduced(settings.motion) ? 'reduced' : 'full');
    expect([contrast, text]).toEqual([settings.contrast, settings.textSize]);
    expect(muted !== undefined).toBe(settings.muted);
    vi.unstubAllGlobals();
  });

  it('unreadable settings follow the device', () => {
    expect(bootLook('{"version":1,', deviceReduces).motion).toBe(
      deviceReduces ? 'reduced' : 'full',
    );
  });
});
