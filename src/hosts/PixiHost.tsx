import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StageClass } from '../../scenes/kit/view/FrameStage';
import { wakeGraphics } from '../../scenes/kit/view/wakeGraphics';
import type { AttachedState, MountInto } from './attachView';
import { sayOnce } from './sayOnce';
import { useMountedView } from './useMountedView';

let known: boolean | undefined;

/** Whether a page has WebGL 2. Asked once, with a context that is released at once. */
function hasWebGL(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    known = context !== null;
  }
  return known;
}

/** The components that want the one PixiJS application, latest last. */
const claims = createStore<readonly symbol[]>(() => []);

/**
 * Whether the calling component may hold the one PixiJS application: the one mounted latest may.
 * The one before gets it back when that one is unmounted.
 */
function usePixiTurn(): boolean {
  const [claim] = useState(() => Symbol('claim'));
  useEffect(() => {
    claims.setState((all) => [...all, claim], true);
    return () => claims.setState((all) => all.filter((other) => other !== claim), true);
  }, [claim]);
  return useStore(claims, (all) => all.at(-1) === claim);
}

type PixiHostProps<Run> = Readonly<{
  /** What the stage shows; it outlives the stage. */
  run: Run;
  /** Loads the stage; stable between renders. */
  load: () => Promise<StageClass<Run>>;
  className?: string;
  /** Stable between renders. */
  onPhase?: (phase: AttachedState['phase'] | 'waiting') => void;
}>;

/**
 * Shows a PixiJS stage. The engine is loaded on mount and only if there is WebGL. Otherwise what
 * stands behind stays visible, and a notice says so.
 */
export function PixiHost<Run>({ run, load, className, onPhase }: PixiHostProps<Run>) {
  const [possible, setPossible] = useState<boolean>();
  const turn = usePixiTurn();
  const mount = useCallback<MountInto>(
    async (element, signal) => {
      const [{ mountApplication }, Stage] = await Promise.all([
        import('./mountApplication'),
        load(),
      ]);
      signal.throwIfAborted();
      return mountApplication(element, signal, Stage, run);
    },
    [run, load],
  );
  const { ref, state } = useMountedView(possible && turn ? mount : undefined);
  const { phase } = state;
  useEffect(() => {
    void wakeGraphics().then((found) => setPossible(found || hasWebGL()));
  }, []);
  useEffect(() => {
    if (possible === false) sayOnce('This browser has no WebGL, so the picture does not move.');
  }, [possible]);
  useEffect(() => onPhase?.(phase), [phase, onPhase]);
  const starting = turn && possible !== false && (phase === 'waiting' || phase === 'loading');
  // Where the graphics are in software, an animation of the page keeps them busy, and each of their
  // answers, for which the page waits, comes a frame later.
  useEffect(() => {
    if (!starting) return;
    const { dataset } = document.documentElement;
    dataset.starting = '';
    return () => {
      delete dataset.starting;
    };
  }, [starting]);
  return <div ref={ref} className={className} />;
}
