import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { createReplayer } from '../../../scenes/kit/run/createReplayer';
import { type RunMark, scanRun } from '../../../scenes/kit/run/scanRun';
import { storyOf } from '../../../scenes/stories';
import type { OpenedRun } from './openRun';

/** For so long one slice of the scan may keep the page from answering; ms. */
const sliceMs = 8;

/** A run being watched. */
export type Viewing = Readonly<Awaited<ReturnType<typeof open>>>;

/** Loads what a run is watched with. */
async function open(run: OpenedRun) {
  const [view, story] = await Promise.all([run.game.loadView(), storyOf(run.game.id)]);
  const overlay = await story.loadOverlay?.();
  const replayer = createReplayer(run.game, run.record(), run.replay.ticks);
  /** How far the run has been looked through, and what was found. */
  const scan = createStore(() => ({
    done: false,
    /** The tick reached. */
    tick: replayer.from,
    marks: [] as readonly RunMark[],
    /** It does not play to the end that it claims. */
    false: false,
  }));
  return { run, replayer, view, story, overlay, scan };
}

/** Looks a run through in slices between frames, so that any of its ticks is quickly gone to. */
async function look(viewing: Viewing, signal: AbortSignal): Promise<void> {
  const { run, replayer, story, scan } = viewing;
  const recording = run.record();
  const slices = scanRun(recording, run.replay.ticks, new Set(Object.keys(story.marks)));
  let began = performance.now();
  for (;;) {
    const next = slices.next();
    if (next.done) {
      const isTrue = recording.verify(run.replay);
      scan.setState({ done: true, tick: recording.state.tick, marks: next.value, false: !isTrue });
      recording.seek(replayer.state.tick);
      replayer.adopt(recording);
      return;
    }
    if (performance.now() - began < sliceMs) continue;
    scan.setState({ tick: next.value });
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    began = performance.now();
  }
}

/** Loads what the viewer of a run needs. @returns undefined until then, `failed` if it fails */
export function useViewing(run: OpenedRun): Viewing | 'failed' | undefined {
  const [viewing, setViewing] = useState<Viewing | 'failed'>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const watch = async (): Promise<void> => {
      const opened = await open(run);
      if (signal.aborted) return;
      setViewing(opened);
      await look(opened, signal);
    };
    watch().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error(error);
      setViewing('failed');
    });
    return () => {
      abort.abort();
      setViewing(undefined);
    };
  }, [run]);
  return viewing;
}
