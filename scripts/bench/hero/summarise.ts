import { median } from '../lib/statistics';
import { counts, keyOf, visits } from './candidates';
import type { FrameTime } from './measureTime';

/** What one round measured, by candidate and number. */
export type Repetition = Map<string, FrameTime>;

export type HeroTimes = Readonly<{
  /** Median script per frame net of the same round's empty frame (ms). */
  script: ReadonlyMap<string, number>;
  /** Median style and layout per frame, net likewise (ms). */
  layout: ReadonlyMap<string, number>;
  /** Median script of the empty frame itself (ms). */
  empty: number;
  rounds: number;
  /** Rounds left out because the machine was busy with something else. */
  dropped: number;
}>;

/** A round whose empty frame took this many times the quickest round's is not to be trusted. */
const busy = 1.5;

/** Medians over the rounds that can be trusted. */
export function summarise(repetitions: readonly Repetition[]): HeroTimes {
  const baselines = repetitions.map((round) => baseline(round, 'script'));
  const quickest = Math.min(...baselines);
  const kept = repetitions.filter((_, round) => baselines[round] <= busy * quickest);
  const net = (part: 'script' | 'layout') =>
    new Map(
      visits().map((which) => [
        keyOf(which),
        middle(kept.map((round) => (round.get(keyOf(which))?.[part] ?? 0) - baseline(round, part))),
      ]),
    );
  return {
    script: net('script'),
    layout: net('layout'),
    empty: middle(baselines.filter((value) => value <= busy * quickest)),
    rounds: repetitions.length,
    dropped: repetitions.length - kept.length,
  };
}

function baseline(round: Repetition, part: 'script' | 'layout'): number {
  return middle(counts.map((count) => round.get(keyOf({ id: 'empty', count }))?.[part] ?? 0));
}

function middle(values: readonly number[]): number {
  return median(values) ?? Number.NaN;
}
