import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, stepAt } from '../../src/audio/dialUp/Call';
import { info0 } from '../../src/audio/dialUp/infoSequence';
import { infoRate, v21Channels } from '../../src/audio/dialUp/keying';
import { lineRate } from '../../src/audio/dialUp/line';
import { createScrambler } from '../../src/audio/dialUp/quadrature';
import { signOnCall } from '../../src/audio/dialUp/signOnCall';
import { bandCount, spectrumAt } from '../../src/audio/dialUp/spectrum';
import { synthesiseCall } from '../../src/audio/dialUp/synthesiseCall';
import { applyALaw } from '../../src/audio/dialUp/telephoneLine';
import { probeTones } from '../../src/audio/dialUp/tones';
import { callMenu, maxNameBytes } from '../../src/audio/dialUp/v8';
import { wholeCall } from '../../src/audio/dialUp/wholeCall';
import type { CallStepId } from '../../src/content/online/callSteps';
import { baseband, power, readDpsk, readOctets } from './demodulate';

const name = 'Sk8r Gurl ❤';
const whole = wholeCall(name);
const cut = signOnCall(name);
const atOnce = async () => {};
const samples = await synthesiseCall(whole, atOnce);
const cutSamples = await synthesiseCall(cut, atOnce);

function step(id: CallStepId, call: Call = whole) {
  const found = call.steps.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
}

/** E0, C1, three octets of modulations and 2A: a V.8 menu for V.34 and older standards. */
const menu = [0xe0, 0xc1, 0x45, 0x13, 0x90, 0x2a];
const nameOctets = [...new TextEncoder().encode(name)];
const namedMenu = [...menu, 0x0f, 0xb4, nameOctets.length, ...nameOctets];

/** The times at which the tone reverses its phase, in seconds. */
function flips(heard: Float32Array, hz: number, from: number, length: number): number[] {
  const points = baseband(heard, hz, from, length, 0.01);
  const found: number[] = [];
  for (let n = 10; n < points.length; n++) {
    const [before, after] = [points[n - 10], points[n]];
    const turned = before.i * after.i + before.q * after.q < 0;
    if (turned && (found.length === 0 || after.at - found[found.length - 1] > 0.03)) {
      found.push((before.at + after.at) / 2);
    }
  }
  return found;
}

describe('telephone tones', () => {
  test('the dial tone and the ringing tone have the British frequencies and rhythm', () => {
    const tone = step('dial-tone').start + 0.3;
    const [low, high, between] = [350, 440, 395].map((hz) => power(samples, hz, tone, 1));
    expect(Math.min(low, high)).toBeGreaterThan(50 * between);

    const { start } = step('ringing');
    const loud = (at: number) =>
      power(samples, 400, start + at, 0.1) + power(samples, 450, start + at, 0.1);
    for (const on of [0.45, 0.65, 1.05, 1.25]) expect(loud(on), String(on)).toBeGreaterThan(1e-3);
    for (const off of [0.1, 0.85, 1.5, 2.4]) expect(loud(off), String(off)).toBeLessThan(1e-5);
  });

  test.each([
    ['the whole call', 'dialling', 0.1, 0.12, 0.07],
    ['the cut', 'cut-dial', 0.48, 0.05, 0.038],
  ] as const)('the digits dialled in %s are a reserved number', (_, id, at, on, off) => {
    const [call, heard] = id === 'dialling' ? [whole, samples] : [cut, cutSamples];
    const loudest = (tones: number[], from: number) => {
      const powers = tones.map((hz) => power(heard, hz, from, on * 0.8));
      return powers.indexOf(Math.max(...powers));
    };
    const digits = Array.from({ length: 11 }, (_unused, index) => {
      const from = step(id, call).start + at + index * (on + off) + on * 0.1;
      const row = loudest([697, 770, 852, 941], from);
      return ['123', '456', '789', '*0#'][row][loudest([1209, 1336, 1477], from)];
    });
    expect(digits.join('')).toBe('02079460199');
  });
});

describe('V.8', () => {
  test('the answer tone is at 2100 Hz and reverses its phase every 450 ms', () => {
    const { start } = step('answer-tone');
    expect(power(samples, 2100, start + 0.02, 0.4)).toBeGreaterThan(
      50 * power(samples, 2000, start + 0.02, 0.4),
    );
    const found = flips(samples, 2100, start + 0.05, 1.7).map((at) => at - start);
    expect(found).toHaveLength(3);
    for (const [index, at] of found.entries()) expect(at).toBeCloseTo(0.45 * (index + 1), 2);
  });

  test('the answer tone is modulated by 20 % at 15 Hz', () => {
    const { start } = step('answer-tone');
    // Between two phase reversals, and over whole periods of the modulation.
    const points = baseband(samples, 2100, start + 0.02, 0.4, 0.005);
    const sizes = points.map(({ i, q }) => Math.hypot(i, q));
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    const swell = (hz: number) => {
      let [i, q] = [0, 0];
      for (const [n, size] of sizes.entries()) {
        i += (size / mean - 1) * Math.cos(2 * Math.PI * hz * n * 0.001);
        q += (size / mean - 1) * Math.sin(2 * Math.PI * hz * n * 0.001);
      }
      return (2 * Math.hypot(i, q)) / sizes.length;
    };
    expect(swell(15)).toBeGreaterThan(0.17);
    expect(swell(15)).toBeLessThan(0.23);
    for (const other of [5, 10, 20, 25, 40]) expect(swell(other)).toBeLessThan(0.03);
  });

  test("the call menu on channel 1 has the caller's modulations and name", () => {
    const { start, length } = step('call-menu');
    const heard = readOctets(samples, v21Channels[1], start + 0.004, start + length - 0.01);
    expect(heard).toEqual([...namedMenu, ...namedMenu]);
    expect(power(samples, 2100, start, 0.4)).toBeGreaterThan(1e-3);
  });

  test('the joint menu on channel 2 answers, and the caller ends with CJ', () => {
    const { start, length } = step('joint-menu');
    const heard = readOctets(samples, v21Channels[2], start + 0.08, start + 0.08 + 2 * 0.235);
    expect(heard).toEqual([...menu, ...menu]);
    const joined = readOctets(samples, v21Channels[1], start + 0.5, start + length);
    expect(joined.slice(-2)).toEqual([0, 0]);
    expect(power(samples, 2100, start + 0.08, 0.2)).toBeLessThan(1e-4);
  });

  test('the short call has the same menus', () => {
    const { start } = step('cut-answer', cut);
    const asked = readOctets(cutSamples, v21Channels[1], start + 0.46, start + 1.35);
    expect(asked.slice(0, namedMenu.length)).toEqual(namedMenu);
    const answered = readOctets(cutSamples, v21Channels[2], start + 1.36, start + 1.75);
    expect(answered.slice(0, menu.length)).toEqual(menu);
  });

  test('a name of any length is cut between characters and fits the step', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (any) => {
        const bits = callMenu(any);
        expect(bits.length).toBeLessThanOrEqual(10 * (1 + 6 + 3 + maxNameBytes));
        const carried = bits.slice(100).length / 10;
        const text = new TextDecoder('utf-8', { fatal: true }).decode(
          Uint8Array.from({ length: carried }, (_, n) =>
            Number.parseInt(
              bits
                .slice(101 + 10 * n, 109 + 10 * n)
                .toReversed()
                .join(''),
              2,
            ),
          ),
        );
        expect(any.startsWith(text)).toBe(true);
        for (const { signals, length } of signOnCall(any).steps) {
          for (const signal of signals)
            expect(signal.at + signal.length).toBeLessThanOrEqual(length);
        }
      }),
    );
  });
});

describe('V.34', () => {
  test('INFO0 at 1200 Hz has its synchronisation bits and a valid CRC', () => {
    const { start } = step('info-0');
    const heard = readDpsk(samples, 1200, start, info0.length);
    expect(heard).toEqual(info0.slice(1));
    expect(heard.slice(3, 11)).toEqual([0, 1, 1, 1, 0, 0, 1, 0]);
    expect(info0.length / infoRate).toBeCloseTo(49 / 600);
    // The remainder of data and check divided by the polynomial is 0.
    let register = 0xffff;
    for (const bit of heard.slice(11, 11 + 17 + 16)) {
      const carry = (register >> 15) ^ bit;
      register = ((register << 1) & 0xffff) ^ (carry ? 0x1021 : 0);
    }
    expect(register).toBe(0);
  });

  test('the line probe has 21 tones, and none between them', () => {
    const { start } = step('probe');
    const heard = probeTones.filter((hz) => hz >= 300 && hz <= 3450);
    const loud = heard.map((hz) => power(samples, hz, start + 0.25, 0.4));
    for (const hz of [900, 1200, 1800, 2400]) {
      expect(power(samples, hz, start + 0.25, 0.4)).toBeLessThan(Math.min(...loud) / 10);
    }
    const level = (at: number) => power(samples, 1050, start + at, 0.1);
    expect(10 * Math.log10(level(0.08) / level(0.4))).toBeCloseTo(6, 0);
  });

  test('training and data fill the band and stay inside it', () => {
    for (const id of ['training', 'final-training', 'data'] as const) {
      const { start, length } = step(id);
      const band = (hz: number) =>
        [-30, -10, 10, 30].reduce(
          (sum, off) => sum + power(samples, hz + off, start + 0.4, length - 0.5),
          0,
        );
      const inside = [600, 1200, 1800, 2400, 3000].map(band);
      expect(Math.min(...inside), id).toBeGreaterThan(8 * band(120));
      expect(Math.min(...inside), id).toBeGreaterThan(8 * band(3900));
    }
  });

  test('the scramblers give as many ones as zeros', () => {
    for (const side of ['caller', 'answerer'] as const) {
      const next = createScrambler(side);
      let ones = 0;
      for (let i = 0; i < 100_000; i++) ones += next();
      expect(ones / 100_000).toBeCloseTo(0.5, 1);
    }
  });
});

describe('the timeline', () => {
  test('steps have no gaps, and the samples are as long as the steps', () => {
    for (const [call, heard] of [
      [whole, samples],
      [cut, cutSamples],
    ] as const) {
      let end = 0;
      for (const { start, length } of call.steps) {
        expect(start).toBeCloseTo(end, 9);
        end = start + length;
      }
      expect(heard.length).toBe(Math.round(end * lineRate));
      expect(heard.every((sample) => Math.abs(sample) <= 1)).toBe(true);
      for (const [index, { start, length }] of call.steps.entries()) {
        expect(stepAt(call, start + length / 2)).toBe(index);
      }
      expect(stepAt(call, end + 5)).toBe(call.steps.length - 1);
    }
  });

  test('the short call has four phases: three of 2 s and one of 3.5 s', () => {
    expect(cut.steps.map(({ start }) => start)).toEqual([0, 2, 4, 6]);
    expect(cut.length).toBe(9.5);
  });

  test('two calls with one name have the same samples', async () => {
    const again = await synthesiseCall(signOnCall(name), atOnce);
    expect(again.length).toBe(cutSamples.length);
    expect(again.every((sample, n) => sample === cutSamples[n])).toBe(true);
  });
});

test('A-law coding changes a sample by at most a thirtieth', () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (sample) => {
      expect(Math.abs(applyALaw(sample) - sample)).toBeLessThan(Math.abs(sample) / 30 + 0.001);
    }),
  );
});

test('spectrumAt finds the frequency of a tone', () => {
  const tone = Float32Array.from({ length: 1000 }, (_, n) =>
    Math.sin((2 * Math.PI * 2000 * n) / lineRate),
  );
  const levels = new Float32Array(bandCount);
  spectrumAt(tone, 500, levels);
  const loudest = levels.indexOf(Math.max(...levels));
  expect(loudest * (lineRate / 2 / bandCount)).toBe(2000);
  expect(levels[loudest]).toBeCloseTo(0, 0);
  expect(levels[loudest + 8]).toBeLessThan(-60);
});

test('the repository contains no sound file', () => {
  const sounds = ['assets', 'src', 'scenes'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).filter((file) =>
      /\.(mp3|ogg|oga|opus|wav|flac|m4a|aac|weba?|mid|aiff?)$/i.test(String(file)),
    ),
  );
  expect(sounds).toEqual([]);
});
