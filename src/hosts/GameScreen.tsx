import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { View } from '../../scenes/kit/view/View';
import { motionReduced } from '../stores/motion';
import { useMotionReduced } from '../stores/useMotionReduced';
import styles from './hosts.module.css';
import { connectSwipe } from './input/swipe';
import { sayOnce } from './sayOnce';
import { useGame, useRunStatus } from './useGame';
import { useMountedView } from './useMountedView';

type Props = Readonly<{
  /** The static first frame, prerendered; it stands until the picture does. */
  poster?: ReactNode;
  /** What lies over the picture: title, pause, game over. */
  children?: ReactNode;
  className?: string;
}>;

/** The place of a game's picture. It takes the focus, fingers and the size that its page gives. */
export function GameScreen({ poster, children, className }: Props) {
  const { session, view, labelledBy, palette, shades, ghosting, autoFocus, reportView } = useGame();
  const stage = useRef<HTMLDivElement>(null);
  const reducedMotion = useMotionReduced();
  const playing = useRunStatus((status) => status?.phase === 'playing' && !status.paused);
  const look = useRef({ palette, shades, ghosting });
  useEffect(() => {
    look.current = { palette, shades, ghosting };
  }, [palette, shades, ghosting]);

  const run = session?.run;
  const mount = useCallback(
    async (element: HTMLElement, signal: AbortSignal): Promise<View> => {
      if (!run || !view) throw new Error('mounted before the game has loaded');
      const options = { reducedMotion: motionReduced(), ...look.current };
      return view.mount(element, run, signal, options);
    },
    [run, view],
  );
  const { ref, state } = useMountedView(run && view ? mount : undefined);
  const mounted = state.phase === 'ready' ? state.view : undefined;

  useEffect(() => {
    if (state.phase === 'ready') reportView({ phase: 'ready' });
    if (state.phase === 'failed') reportView({ phase: 'failed', error: state.error });
  }, [state, reportView]);
  useEffect(() => {
    if (mounted?.note) sayOnce(mounted.note);
  }, [mounted]);
  useEffect(() => {
    mounted?.configure?.({ reducedMotion, palette, shades, ghosting });
  }, [mounted, reducedMotion, palette, shades, ghosting]);

  useEffect(() => {
    const active = document.activeElement;
    const free = !active || active === document.body || active.id === labelledBy;
    if (autoFocus && free) stage.current?.focus({ preventScroll: true });
  }, [autoFocus, labelledBy]);

  useEffect(() => {
    if (!session || !stage.current) return;
    return connectSwipe(stage.current, (direction) => {
      const control = session.controls.find(({ swipe }) => swipe === direction);
      if (control) session.hub.tap('swipe', control.id);
    });
  }, [session]);

  return (
    <div className={className ? `${styles.screen} ${className}` : styles.screen}>
      <div
        ref={stage}
        className={styles.stage}
        data-game-stage=""
        data-playing={playing ? '' : undefined}
        role="application"
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys.
        tabIndex={0}
      >
        {poster && (
          <div className={styles.poster} data-covered={mounted ? '' : undefined} aria-hidden="true">
            {poster}
          </div>
        )}
        <div ref={ref} className={styles.picture} />
      </div>
      {children}
    </div>
  );
}
