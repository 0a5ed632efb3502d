import type { Advice } from '../../../scenes/theme-park/rules/advise';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import type { Futures } from '../../../scenes/theme-park/rules/whatIf';
import type { WhatIfQuestion } from './whatIf.worker';

/** Asks a worker, which exists only while it works. @throws where there are no workers */
function ask(question: WhatIfQuestion, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./whatIf.worker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || 'the worker could not be started'));
    };
    worker.postMessage(question);
  });
}

/** Runs two copies of a park for ten minutes, with a change and without it. */
export function askForFutures(
  park: Readonly<ThemeParkState>,
  change: ThemeParkAction,
  signal: AbortSignal,
): Promise<Futures> {
  return ask({ park: park as ThemeParkState, change }, signal) as Promise<Futures>;
}

/** Tries about twenty changes on copies of a park. @returns the best first */
export function askForAdvice(
  park: Readonly<ThemeParkState>,
  signal: AbortSignal,
): Promise<readonly Advice[]> {
  return ask({ park: park as ThemeParkState }, signal) as Promise<readonly Advice[]>;
}
