import { useCallback, useEffect, useRef, useState } from 'react';
import { stepAt } from '../../audio/dialUp/Call';
import { type PlayingCall, playCall } from '../../audio/dialUp/playCall';
import { type RenderedCall, renderCall } from '../../audio/dialUp/renderCall';
import { wholeCall } from '../../audio/dialUp/wholeCall';
import { settings } from '../../stores/settings';
import { readPreferences } from './preferences';

const seconds = () => performance.now() / 1000;

/** The clock of a call: that of the sound, or the time of day where there is no sound. */
type Clock = { from: number; started: number; playing?: PlayingCall };

export type CallState = Readonly<{
  rendered?: RenderedCall;
  /** Index of the step that is playing; undefined before the first. */
  step?: number;
  ended: boolean;
  /** Whether this device plays no sound. */
  silent: boolean;
  position: () => number;
  /** Plays from that second on. */
  playFrom: (from: number) => void;
}>;

/** Synthesises the whole call, plays it from the start, and reports its position step by step. */
export function useCall(): CallState {
  const [rendered, setRendered] = useState<RenderedCall>();
  const [step, setStep] = useState<number>();
  const [ended, setEnded] = useState(false);
  const [silent, setSilent] = useState(false);
  const clock = useRef<Clock>(undefined);
  const abort = useRef<AbortController>(undefined);

  const position = useCallback(() => {
    const at = clock.current;
    if (!at) return 0;
    return at.playing?.position() ?? at.from + seconds() - at.started;
  }, []);

  const start = useCallback(
    (call: RenderedCall, from: number) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      settings.setState({ muted: false });
      const at: Clock = { from, started: seconds() };
      clock.current = at;
      setEnded(false);
      const { signal } = controller;
      const now = () => Math.max(0, at.from + seconds() - at.started);
      void playCall(call, { signal, from: now }).then((playing) => {
        at.playing = playing;
        if (!signal.aborted) setSilent(!playing);
      });
      // Ten checks a second are fast enough for the labels.
      const watch = setInterval(() => {
        const heard = position();
        setStep(stepAt(call.call, heard));
        if (heard >= call.call.length) {
          controller.abort();
          setEnded(true);
        }
      }, 100);
      signal.addEventListener('abort', () => clearInterval(watch), { once: true });
      setStep(stepAt(call.call, from));
    },
    [position],
  );

  useEffect(() => {
    let left = false;
    renderCall(wholeCall(readPreferences().name || '90s Kid')).then(
      (call) => {
        if (left) return;
        setRendered(call);
        start(call, 0);
      },
      (error: unknown) => {
        console.warn('No dial-up sound:', error);
        if (!left) setSilent(true);
      },
    );
    return () => {
      left = true;
      abort.current?.abort();
    };
  }, [start]);

  const playFrom = (from: number) => {
    if (rendered) start(rendered, from);
  };
  return { rendered, step, ended, silent, position, playFrom };
}
