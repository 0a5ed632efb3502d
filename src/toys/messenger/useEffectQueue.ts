import { useCallback, useEffect, useRef, useState } from 'react';
import { play } from '../../audio/synth';
import type { Wink } from '../../content/winks';
import { type Effect, effectTimes, enqueue } from './effects';

function sound(effect: Effect): void {
  if (effect.kind === 'nudge') play('beep');
  else play(effect.wink.id === 'laugh' ? 'laugh' : 'wink');
}

/** Plays effects one after the other, each with its sound. */
export function useEffectQueue() {
  const [queue, setQueue] = useState<readonly Effect[]>([]);
  const replays = useRef(0);
  const current = queue.at(0);

  const add = useCallback(
    (effects: readonly Effect[]) => setQueue((before) => enqueue(before, effects)),
    [],
  );
  /** Plays a wink again when the visitor asks for it. */
  const replay = useCallback(
    (wink: Wink, from: string) => add([{ id: --replays.current, kind: 'wink', wink, from }]),
    [add],
  );
  const skip = useCallback(() => setQueue((before) => before.slice(1)), []);
  const skipAll = useCallback(() => setQueue([]), []);

  useEffect(() => {
    if (!current) return;
    sound(current);
    const timer = setTimeout(skip, effectTimes[current.kind]);
    return () => clearTimeout(timer);
  }, [current, skip]);

  return { current, waiting: Math.max(0, queue.length - 1), add, replay, skip, skipAll };
}
