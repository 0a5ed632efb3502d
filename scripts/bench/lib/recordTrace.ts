import type { Browser } from 'playwright';
import type { TraceEvent } from './scriptTime';

const categories = ['devtools.timeline', 'toplevel', 'v8', 'blink.user_timing'];

/** What DevTools shows besides: frames, screen updates and where the processor was. */
export const devToolsCategories: readonly string[] = [
  ...categories,
  '__metadata',
  'loading',
  'v8.execute',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-v8.cpu_profiler',
];

/** Records what the browser does while `action` runs. */
export async function recordTrace<Result>(
  browser: Browser,
  action: () => Promise<Result>,
  includedCategories: readonly string[] = categories,
): Promise<{ result: Result; events: TraceEvent[] }> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // A long trace comes in lists of some hundred thousand: too many arguments for one push.
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
