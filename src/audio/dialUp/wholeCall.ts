import { type Call, type Side, type Signal, type SymbolSource, timeline } from './Call';
import { info0, info1Answerer, info1Caller } from './infoSequence';
import { infoRate, v21Rate } from './keying';
import { callJoint, callMenu, jointMenu } from './v8';

/** A number that Ofcom reserves for drama. It belongs to nobody. */
export const telephoneNumber = '02079460199';

/** ITU-T V.34's symbol rate and carriers that this call settles on, in symbols a second and Hz. */
const symbolRate = 3200;
const carriers = { caller: 1829, answerer: 1920 } as const;
/** One's own modem is loud in its own speaker. */
const loudness = { caller: 0.34, answerer: 0.26 } as const;

/** The duration of the bits in seconds. */
export const fskLength = (bits: readonly number[]) => bits.length / v21Rate;
const infoLength = (bits: readonly number[]) => bits.length / infoRate;

export function fsk(at: number, channel: 1 | 2, bits: readonly number[]): Signal {
  return { kind: 'fsk', at, length: fskLength(bits), level: 0.3, channel, bits };
}

export function info(at: number, side: Side, bits: readonly number[]): Signal {
  const length = infoLength(bits);
  return side === 'caller'
    ? { kind: 'dpsk', at, length, level: 0.3, hz: 1200, bits, guard: 0 }
    : { kind: 'dpsk', at, length, level: 0.26, hz: 2400, bits, guard: 0.13 };
}

/** L1 and then, half as loud, L2; 0.16 s and the rest. */
export function probe(at: number, length: number): Signal[] {
  return [
    { kind: 'probe', at, length: 0.16, level: 0.7 },
    { kind: 'probe', at: at + 0.16, length: length - 0.16, level: 0.35 },
  ];
}

function symbols(at: number, length: number, source: SymbolSource, side: Side): Signal {
  const level = loudness[side];
  return { kind: 'symbols', at, length, level, hz: carriers[side], rate: symbolRate, source, side };
}

/** S for 128 symbols, S turned over for 16, PP for 288 if wanted, then TRN for the rest. */
export function train(at: number, length: number, side: Side, withPp = true): Signal[] {
  const inverted = at + 128 / symbolRate;
  const preliminary = inverted + 16 / symbolRate;
  const trn = preliminary + (withPp ? 288 / symbolRate : 0);
  return [
    symbols(at, inverted - at, 'S', side),
    symbols(inverted, preliminary - inverted, 'S-inverted', side),
    ...(withPp ? [symbols(preliminary, trn - preliminary, 'PP', side)] : []),
    symbols(trn, at + length - trn, 'TRN', side),
  ];
}

/** Scrambled data both ways at once. */
export function roar(at: number, length: number): Signal[] {
  return [symbols(at, length, 'data', 'caller'), symbols(at, length, 'data', 'answerer')];
}

export const click = (at: number, level = 0.5): Signal => ({
  kind: 'click',
  at,
  length: 0.05,
  level,
});

export const dialTone = (at: number, length: number): Signal => ({
  kind: 'tones',
  at,
  length,
  level: 0.2,
  hz: [350, 440],
});

/** Half of a British ring: 400 and 450 Hz. */
export const ring = (at: number, length = 0.4): Signal => ({
  kind: 'tones',
  at,
  length,
  level: 0.18,
  hz: [400, 450],
});

/** ITU-T V.8: the silence that every change of speaker leaves. */
export const v8Gap = 0.075;

/**
 * A V.34 call (ITU-T V.8 and V.34) as a British telephone would have let it be heard.
 * @param name who calls: it goes along in the call menu
 */
export function wholeCall(name: string): Call {
  const menu = callMenu(name);
  const menuLength = fskLength(menu);
  const menusLength = 2 * menuLength + 0.05;
  const joint = jointMenu();
  const agreed = v8Gap + 2 * fskLength(joint);
  const joined = callJoint();
  const fourFlips = 1.8;
  return timeline([
    { id: 'dial-tone', length: 1.6, signals: [click(0.05), dialTone(0.15, 1.45)] },
    {
      id: 'dialling',
      length: 2.3,
      signals: [
        {
          kind: 'keys',
          at: 0.1,
          length: 2.2,
          level: 0.24,
          keys: telephoneNumber,
          on: 0.12,
          off: 0.07,
        },
      ],
    },
    { id: 'ringing', length: 2.6, signals: [ring(0.4), ring(1)] },
    { id: 'answered', length: 0.3, signals: [click(0.08, 0.4)] },
    {
      id: 'answer-tone',
      length: fourFlips,
      // It stops only once the menu has been heard twice.
      signals: [{ kind: 'answer-tone', at: 0, length: fourFlips + menusLength, level: 0.28 }],
    },
    {
      id: 'call-menu',
      length: menusLength,
      signals: [fsk(0, 1, menu), fsk(menuLength, 1, menu)],
    },
    {
      id: 'joint-menu',
      length: agreed + fskLength(joined) + 2 * v8Gap,
      signals: [
        fsk(v8Gap, 2, joint),
        fsk(v8Gap + fskLength(joint), 2, joint),
        fsk(agreed + v8Gap, 1, joined),
      ],
    },
    {
      id: 'info-0',
      length: 1.1,
      signals: [
        info(0, 'caller', info0),
        info(0.12, 'answerer', info0),
        { kind: 'flipping', at: 0.2, length: 0.5, level: 0.26, hz: 1200, flips: [0.25, 0.29] },
        { kind: 'flipping', at: 0.35, length: 0.7, level: 0.24, hz: 2400, flips: [0.05, 0.54] },
      ],
    },
    { id: 'probe', length: 1.5, signals: [...probe(0.05, 0.66), ...probe(0.78, 0.66)] },
    {
      id: 'info-1',
      length: 0.9,
      signals: [
        { kind: 'tones', at: 0.02, length: 0.3, level: 0.24, hz: [2400] },
        info(0.2, 'caller', info1Caller),
        info(0.5, 'answerer', info1Answerer),
      ],
    },
    {
      id: 'training',
      length: 3.2,
      signals: [...train(v8Gap, 1.5, 'answerer'), ...train(1.65, 1.5, 'caller')],
    },
    {
      id: 'final-training',
      length: 2.2,
      signals: [...train(0.05, 2.15, 'caller', false), ...train(0.25, 1.95, 'answerer', false)],
    },
    { id: 'data', length: 3, signals: roar(0, 3) },
    { id: 'hush', length: 0.8, signals: [click(0, 0.4)] },
  ]);
}
