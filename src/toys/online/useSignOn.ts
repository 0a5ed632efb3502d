import { useEffect, useRef, useState } from 'react';
import type { RenderedCall } from '../../audio/dialUp/renderCall';
import { signOnTimeline } from '../../audio/dialUp/signOnTimeline';
import { readPreferences } from './preferences';

const seconds = () => performance.now() / 1000;

/** Plays the recording from the position where it should be by now. */
async function dial(name: string, started: number, signal: AbortSignal): Promise<RenderedCall> {
  const [{ renderCall }, { signOnCall }, { playCall }] = await Promise.all([
    import('../../audio/dialUp/renderCall'),
    import('../../audio/dialUp/signOnCall'),
    import('../../audio/dialUp/playCall'),
  ]);
  const rendered = await renderCall(signOnCall(name));
  if (readPreferences().sounds) {
    void playCall(rendered, { signal, from: () => Math.max(0, seconds() - started) });
  }
  return rendered;
}

/**
 * Signs on: the phases of the call in turn, and then `onDone`. The sound follows the same timeline,
 * and stops when this does; without sound the phases go on.
 * @param onDone stable between renders
 */
export function useSignOn(name: string, onDone: () => void) {
  const [phase, setPhase] = useState(0);
  const [rendered, setRendered] = useState<RenderedCall>();
  const started = useRef(0);

  useEffect(() => {
    const abort = new AbortController();
    started.current = seconds();
    let end = 0;
    const timers = signOnTimeline.map(({ length }, index) => {
      end += length;
      const next = index + 1;
      const work = next < signOnTimeline.length ? () => setPhase(next) : onDone;
      return setTimeout(work, end * 1000);
    });
    dial(name, started.current, abort.signal).then(
      (call) => {
        if (!abort.signal.aborted) setRendered(call);
      },
      (error: unknown) => console.warn('No dial-up sound:', error),
    );
    return () => {
      abort.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [name, onDone]);

  return { phase, rendered, position: () => seconds() - started.current };
}
