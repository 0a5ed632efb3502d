import {
  addAnswerTone,
  addFsk,
  addLineProbe,
  addSymbols,
  addTone,
  lineRate,
  throughTelephone,
} from './signals';

/** A stage of the call with what its page may say of it; times in seconds. */
export type CallPhase = Readonly<{ name: string; start: number; length: number }>;

type Part = Readonly<{
  name: string;
  length: number;
  write: (out: Float32Array, from: number, to: number) => void;
}>;

/** A number that Ofcom keeps for drama: it rings nobody. */
const number = '02079460199';
const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477];
const keypad = ['123', '456', '789', '*0#'];

const seconds = (time: number) => Math.round(time * lineRate);

function dial(out: Float32Array, from: number): void {
  number.split('').forEach((digit, index) => {
    const row = keypad.findIndex((keys) => keys.includes(digit));
    const start = from + seconds(index * 0.19);
    const end = start + seconds(0.12);
    addTone(out, start, end, rows[row], 0.22);
    addTone(out, start, end, columns[keypad[row].indexOf(digit)], 0.26);
  });
}

/** British ringing: 400 + 450 Hz, 0.4 s on, 0.2 s off, 0.4 s on, 2 s off. */
function ring(out: Float32Array, from: number, to: number): void {
  for (const offset of [0.3, 0.9]) {
    const start = from + seconds(offset);
    const end = Math.min(to, start + seconds(0.4));
    addTone(out, start, end, 400, 0.2);
    addTone(out, start, end, 450, 0.2);
  }
}

const fskLow = [1180, 980] as const;
const fskHigh = [1850, 1650] as const;

/** A V.34 call as a British telephone would have let it be heard, a stage after another. */
const parts: readonly Part[] = [
  {
    name: 'Dial tone',
    length: 1.5,
    write: (out, from, to) => {
      addTone(out, from, to, 350, 0.2);
      addTone(out, from, to, 440, 0.2);
    },
  },
  { name: 'Dialling', length: 2.4, write: dial },
  { name: 'Ringing', length: 2.6, write: ring },
  { name: 'Answered', length: 0.4, write: () => {} },
  {
    name: 'Answer tone',
    length: 3,
    write: (out, from, to) => addAnswerTone(out, from, to, 0.38),
  },
  {
    name: 'Who are you?',
    length: 1.6,
    write: (out, from, to) => {
      const middle = from + seconds(0.6);
      addFsk(out, from, to, [0xe0, 0xc1, 0x45, 0x95], fskLow, 0.24);
      addFsk(out, middle, to, [0xe0, 0xc1, 0x45, 0x10], fskHigh, 0.24);
    },
  },
  {
    name: 'Probing the line',
    length: 2.2,
    write: (out, from, to) => {
      const probe = from + seconds(0.7);
      const second = from + seconds(1.5);
      addSymbols(out, from, probe, 1200, 600, 2, 0.2);
      addSymbols(out, from, probe, 2400, 600, 2, 0.2);
      addTone(out, from, probe, 1800, 0.08);
      addLineProbe(out, probe, probe + seconds(0.16), 0.9);
      addLineProbe(out, probe + seconds(0.16), second, 0.45);
      addSymbols(out, second, to, 2400, 600, 2, 0.22);
    },
  },
  {
    name: 'Training',
    length: 3,
    write: (out, from, to) => {
      const half = from + seconds(1.5);
      addSymbols(out, from, half, 1829, 3200, 2, 0.34);
      addSymbols(out, half, to, 1920, 3200, 2, 0.34);
    },
  },
  {
    name: 'Connected',
    length: 2.8,
    write: (out, from, to) => {
      addSymbols(out, from, to, 1829, 3200, 16, 0.34);
      addSymbols(out, from + 37, to, 1920, 3200, 16, 0.3);
    },
  },
];

/** The stages in order with their times. */
export const callPhases: readonly CallPhase[] = parts.map(({ name, length }, index) => ({
  name,
  length,
  start: parts.slice(0, index).reduce((sum, part) => sum + part.length, 0),
}));

/** The whole call in seconds. */
export const callLength = parts.reduce((sum, part) => sum + part.length, 0);

/**
 * Synthesises the call, a stage at a time.
 * @param pause awaited between stages, so that no stage's work blocks the next frame
 * @returns samples from -1 to 1 at `lineRate`
 */
export async function synthesiseCall(pause: () => Promise<void>): Promise<Float32Array> {
  const out = new Float32Array(seconds(callLength));
  for (const [index, part] of parts.entries()) {
    const from = seconds(callPhases[index].start);
    const to = Math.min(out.length, from + seconds(part.length));
    part.write(out, from, to);
    throughTelephone(out, from, to);
    await pause();
  }
  return out;
}
