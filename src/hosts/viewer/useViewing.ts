import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createReplayer, type Replayer } from '../../../scenes/kit/run/createReplayer';
import { type RunMark, scanRun } from '../../../scenes/kit/run/scanRun';
import type { Overlay, Story } from '../../../scenes/kit/Story';
import type { GameView } from '../../../scenes/kit/view/View';
import { storyOf } from '../../../scenes/stories';
import type { OpenedRun } from './openRun';

/** For so long one slice of the scan may keep the page from answering; ms. */
const sliceMs = 8;

/** How far a run has been looked through, and what was found. */
type Scan = Readonly<ReturnType<typeof freshScan>>;

function freshScan(from: number) {
  return {
    done: false,
    /** The tick reached. */
    tick: from,
    marks: [] as readonly RunMark[],
    /** It does not play to the end that it claims. */
    false: false,
  };
}

/** A run being watched. */
export type Viewing = Readonly<{
  run: OpenedRun;
  replayer: Replayer;
  view: GameView;
  story: Story;
  overlay: Overlay | undefined;
  scan: StoreApi<Scan>;
}>;

/** Looks a run through in slices between frames, so that any of its ticks is quickly gone to. */
async function scan(viewing: Viewing, signal: AbortSignal): Promise<void> {
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

/** Loads what a run is watched with; undefined until it has come. @throws nothing: `failed` says it */
export function useViewing(run: OpenedRun): Viewing | 'failed' | undefined {
  const [viewing, setViewing] = useState<Viewing | 'failed'>();
  useEffect(() => {
    const abort = new AbortController();
    const open = async (): Promise<void> => {
      const [view, story] = await Promise.all([run.game.loadView(), storyOf(run.game.id)]);
      const overlay = await story.loadOverlay?.();
      if (abort.signal.aborted) return;
      const replayer = createReplayer(run.game, run.record(), run.replay.ticks);
      const store = createStore<Scan>(() => freshScan(replayer.from));
      const opened: Viewing = { run, replayer, view, story, overlay, scan: store };
      setViewing(opened);
      await scan(opened, abort.signal);
    };
    open().catch((error: unknown) => {
      if (abort.signal.aborted) return;
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
