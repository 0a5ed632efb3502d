import { median } from '../lib/statistics';
import { counts, keyOf, visits } from './candidates';
import type { FrameTime } from './measureTime';

/** The measurements of one round, by candidate and number of shapes. */
export type Repetition = Map<string, FrameTime>;

export type HeroTimes = Readonly<{
  /** Median time in scripts per frame, less the empty frame of the same round (ms). */
  script: ReadonlyMap<string, number>;
  /** Median time in style and layout per frame, less the empty frame of the same round (ms). */
  layout: ReadonlyMap<string, number>;
  /** Median time in scripts of the empty frame (ms). */
  empty: number;
  rounds: number;
  /** Rounds that were dropped because the machine was busy with something else. */
  dropped: number;
}>;

/** A round is dropped if its empty frame took this many times as long as the fastest round's. */
const busy = 1.5;

/** Medians over the rounds that were not dropped. */
export function summarise(repetitions: readonly Repetition[]): HeroTimes {
  const baselines = repetitions.map((round) => baseline(round, 'script'));
  const quickest = Math.min(...baselines);
  const kept = repetitions.filter((_, round) => baselines[round] <= busy * quickest);
  const measured = visits()
    .map(keyOf)
    .filter((key) => repetitions.every((round) => round.has(key)));
  const net = (part: 'script' | 'layout') =>
    new Map(
      measured.map((key) => [
        key,
        middle(kept.map((round) => (round.get(key)?.[part] ?? 0) - baseline(round, part))),
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
  const empty = counts.map((count) => round.get(keyOf({ id: 'empty', count }))?.[part]);
  return middle(empty.filter((time) => time !== undefined));
}

function middle(values: readonly number[]): number {
  return median(values) ?? Number.NaN;
}
