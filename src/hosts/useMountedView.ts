import { useEffect, useMemo, useRef, useState } from 'react';
import type { ViewRun } from '../../scenes/kit/run/Run';
import type { GameView, ViewOptions } from '../../scenes/kit/view/View';
import { type AttachedState, attachView, type MountInto } from './attachView';
import { mountedViews } from './mountedViews';

const waiting = { phase: 'waiting' } as const;

/**
 * Mounts a view into an element while the component lives: created once after an await, even in
 * StrictMode, and disposed once.
 * @param mount stable between renders: another function is another view; undefined mounts nothing
 * @returns the ref of the positioned element that the view fills, and the state of the view:
 *   `waiting` until there is both an element and something to mount
 */
export function useMountedView(mount: MountInto | undefined) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<AttachedState | typeof waiting>(waiting);

  useEffect(() => {
    if (!element || !mount) return;
    const detach = attachView(element, mount, setState);
    return () => {
      detach();
      setState(waiting);
    };
  }, [element, mount]);

  return { ref: setElement, state };
}

/**
 * Mounts a game's view like `useMountedView`, unless it is a board, and passes options on. Keep the
 * identity of `options`: a new object is a change.
 */
export function useEngineView(
  run: ViewRun | undefined,
  view: GameView | undefined,
  options: ViewOptions,
) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  }, [options]);
  const engine = view && !('kind' in view) ? view : undefined;
  const mount = useMemo<MountInto | undefined>(
    () =>
      run && engine && ((element, signal) => engine.mount(element, run, signal, latest.current)),
    [run, engine],
  );
  const { ref, state } = useMountedView(mount);
  const mounted = state.phase === 'ready' ? state.view : undefined;
  useEffect(() => {
    if (run && mounted) mountedViews.set(run, mounted);
  }, [run, mounted]);
  useEffect(() => mounted?.configure?.(options), [mounted, options]);
  return { ref, state, mounted };
}
