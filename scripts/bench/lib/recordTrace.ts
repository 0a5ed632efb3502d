import type { Browser, Page } from 'playwright';
import type { TraceEvent } from './scriptTime';

const categories = ['devtools.timeline', 'toplevel', 'v8', 'blink.user_timing'];

/** The categories that DevTools shows: besides the entries, frames, screen updates and threads. */
export const devToolsCategories: readonly string[] = [
  'devtools.timeline',
  'blink.user_timing',
  'v8',
  '__metadata',
  'loading',
  'v8.execute',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-v8.cpu_profiler',
];

/**
 * Records a trace of the browser while `action` runs.
 * @param source a page if DevTools is to open the trace: it opens only traces that name their
 *   frames,   and the browser names them only for a page
 */
export async function recordTrace<Result>(
  source: Browser | Page,
  action: () => Promise<Result>,
  includedCategories: readonly string[] = categories,
): Promise<{ result: Result; events: TraceEvent[] }> {
  const session =
    'newBrowserCDPSession' in source
      ? await source.newBrowserCDPSession()
      : await source.context().newCDPSession(source);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // A long trace comes in lists of some hundred thousand events: too many arguments for one push.
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  try {
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: [...includedCategories], excludedCategories: ['*'] },
    });
    const result = await action();
    const complete = new Promise<void>((resolve) => {
      session.once('Tracing.tracingComplete', () => resolve());
    });
    await session.send('Tracing.end');
    await complete;
    return { result, events };
  } finally {
    await session.detach();
  }
}
