import { useEffect, useMemo } from 'react';
import type { Replayer } from '../../../scenes/kit/run/createReplayer';
import { FrameLoop } from '../../../scenes/kit/view/FrameLoop';
import type { GameView, View, ViewOptions } from '../../../scenes/kit/view/View';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { createFrames } from '../session/frames';
import { useEngineView } from '../useMountedView';
import styles from './viewer.module.css';

type Props = Readonly<{
  replayer: Replayer;
  view: GameView;
  /** Called in every frame, after the game has advanced. Stable between renders. */
  onFrame: (view: View | undefined) => void;
}>;

/** A recording's picture, whichever way its game is drawn. */
export function RunPicture({ replayer, view, onFrame }: Props) {
  const reducedMotion = useMotionReduced();
  const options = useMemo<ViewOptions>(() => ({ reducedMotion }), [reducedMotion]);
  const isBoard = 'kind' in view;
  const { ref, state, mounted } = useEngineView(replayer, view, options);
  const frames = useMemo(() => createFrames(replayer), [replayer]);

  useEffect(() => {
    const loop = new FrameLoop((deltaMs) => {
      if (isBoard) frames.spend(deltaMs);
      onFrame(mounted);
    });
    loop.start();
    return () => loop.stop();
  }, [frames, isBoard, mounted, onFrame]);

  if ('kind' in view) {
    const { Component } = view;
    return (
      // Nobody plays a recording: its cards and cells are a picture.
      <div className={styles.board} inert>
        <Component run={replayer} options={options} onFrame={frames.onFrame} />
      </div>
    );
  }
  return (
    <div
      ref={ref}
      data-run-picture=""
      className={styles.picture}
      role="img"
      aria-label={`${replayer.title}, recorded`}
    >
      {state.phase === 'failed' && <p role="alert">{state.error}</p>}
    </div>
  );
}
