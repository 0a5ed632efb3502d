import type { CallStepId } from '../../content/online/callSteps';

/** Which end of the line speaks; its scrambler and its loudness in the speaker go with it. */
export type Side = 'caller' | 'answerer';

/** What a quadrature signal carries, after ITU-T V.34. */
export type SymbolSource = 'S' | 'S-inverted' | 'PP' | 'TRN' | 'data';

/** A sound on the line; levels are peaks, 1 being the loudest that the line carries. */
export type Signal = Readonly<{
  /** Seconds from the start of its step; it may run on into the next. */
  at: number;
  /** Seconds. */
  length: number;
  level: number;
}> &
  Readonly<
    | { kind: 'click' }
    | { kind: 'tones'; hz: readonly number[] }
    /** DTMF: seconds of each key, and of the pause after it. */
    | { kind: 'keys'; keys: string; on: number; off: number }
    /** ANSam. */
    | { kind: 'answer-tone' }
    /** A tone that flips over at each of these seconds. */
    | { kind: 'flipping'; hz: number; flips: readonly number[] }
    | { kind: 'fsk'; channel: 1 | 2; bits: readonly number[] }
    /** Differential phase shift keying at 600 bit/s, with a guard tone where the answerer has one. */
    | { kind: 'dpsk'; hz: number; bits: readonly number[]; guard: number }
    | { kind: 'probe' }
    | { kind: 'symbols'; hz: number; rate: number; source: SymbolSource; side: Side }
  >;

/** A named part of a call: its sounds, and by its id its text. */
export type CallStep = Readonly<{
  id: CallStepId;
  /** Seconds from the start of the call. */
  start: number;
  length: number;
  signals: readonly Signal[];
}>;

/** One timeline for the sound and for the text. */
export type Call = Readonly<{ steps: readonly CallStep[]; length: number }>;

/** Puts steps one after the other. */
export function timeline(steps: readonly Omit<CallStep, 'start'>[]): Call {
  let length = 0;
  const placed = steps.map((step) => {
    const start = length;
    length += step.length;
    return { ...step, start };
  });
  return { steps: placed, length };
}

/** Index of the step that is heard at that time; the last one from the end on. */
export function stepAt({ steps }: Call, seconds: number): number {
  const next = steps.findIndex(({ start }) => start > seconds);
  return (next === -1 ? steps.length : Math.max(next, 1)) - 1;
}
