import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ViewOptions, WorldAt } from '../../scenes/kit/view/View';
import { useMotionReduced } from '../stores/useMotionReduced';
import styles from './hosts.module.css';
import { connectScreenPointer } from './input/screenPointer';
import { sayOnce } from './sayOnce';
import { useGame, useRunStatus } from './useGame';
import { useEngineView } from './useMountedView';

const ReactPicture = lazy(async () => ({
  default: (await import('./ReactPicture')).ReactPicture,
}));

type Props = Readonly<{
  /** The prerendered still picture, shown until the live one is there. */
  poster?: ReactNode;
  /** What is shown over the picture: title, pause, game over. */
  children?: ReactNode;
  className?: string;
}>;

/**
 * The element of a game's picture. It takes focus and touches, and has the size that the page gives
 * it.
 */
export function GameScreen({ poster, children, className }: Props) {
  const { session, view, labelledBy, look, loading, autoFocus, reportView } = useGame();
  const stage = useRef<HTMLDivElement>(null);
  const reducedMotion = useMotionReduced();
  const begun = useRunStatus((status) => status?.phase === 'playing' && !status.watching);
  const paused = useRunStatus((status) => status?.paused);
  const playing = begun && !paused;
  const options = useMemo<ViewOptions>(() => ({ ...look, reducedMotion }), [look, reducedMotion]);
  const board = view && 'kind' in view ? view : undefined;
  const { ref, state, mounted } = useEngineView(session?.run, view, options);

  const worldAt = useRef<WorldAt>(undefined);
  const mapPlaces = useCallback((map: WorldAt | undefined) => {
    worldAt.current = map;
    return () => {
      worldAt.current = undefined;
    };
  }, []);
  useEffect(() => mapPlaces(mounted?.worldAt), [mounted, mapPlaces]);

  useEffect(() => {
    if (state.phase === 'ready' || state.phase === 'failed') reportView(state);
  }, [state, reportView]);
  useEffect(() => {
    if (mounted?.note) sayOnce(mounted.note);
  }, [mounted]);

  useEffect(() => {
    const active = document.activeElement;
    const free = !active || active === document.body || active.id === labelledBy;
    if (autoFocus && free) stage.current?.focus({ preventScroll: true });
  }, [autoFocus, labelledBy]);

  useEffect(() => {
    if (!session || !stage.current) return;
    return connectScreenPointer(stage.current, session, () => worldAt.current);
  }, [session]);

  // A board has controls of its own. A canvas is operated by keys alone.
  const access = {
    role: board ? 'group' : 'application',
    tabIndex: board ? -1 : 0,
    'aria-labelledby': labelledBy,
  };
  return (
    <div className={className ? `${styles.screen} ${className}` : styles.screen}>
      <div
        ref={stage}
        className={styles.stage}
        data-game-stage=""
        data-run={begun ? '' : undefined}
        data-playing={playing ? '' : undefined}
        {...access}
      >
        {poster && (
          <div
            className={styles.poster}
            data-covered={mounted || (board && loading.phase === 'ready') ? '' : undefined}
            aria-hidden="true"
          >
            {poster}
          </div>
        )}
        {session && board ? (
          <Suspense>
            <ReactPicture session={session} view={board} options={options} mapPlaces={mapPlaces} />
          </Suspense>
        ) : (
          <div ref={ref} className={styles.picture} />
        )}
      </div>
      {children}
    </div>
  );
}
