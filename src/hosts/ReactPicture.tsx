import { useEffect, useRef } from 'react';
import { FrameLoop } from '../../scenes/kit/view/FrameLoop';
import type { ReactView, ViewOptions, WorldAt } from '../../scenes/kit/view/View';
import styles from './hosts.module.css';
import type { GameSession } from './session/GameSession';
import { useGame } from './useGame';
import { watchVisibility } from './watchVisibility';

type Props = Readonly<{
  session: GameSession;
  view: ReactView;
  options: ViewOptions;
  mapPlaces: (worldAt: WorldAt) => () => void;
}>;

/** The picture of a game that needs no engine: a component over its run, drawn frame by frame. */
export function ReactPicture({ session, view: { Component }, options, mapPlaces }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { run, frames, game } = session;
  const byTurns = game.clock === 'turns';
  const { reportView } = useGame();
  useEffect(() => reportView({ phase: 'ready' }), [reportView]);
  useEffect(() => {
    // A turn-based game is drawn after a turn; nothing moves in between.
    if (byTurns || !element.current) return;
    const loop = new FrameLoop(frames.spend);
    loop.start();
    const unwatch = watchVisibility(element.current, (visible) =>
      visible ? loop.start() : loop.stop(),
    );
    return () => {
      unwatch();
      loop.stop();
    };
  }, [frames, byTurns]);
  return (
    <div ref={element} className={styles.picture}>
      <Component run={run} options={options} onFrame={frames.onFrame} mapPlaces={mapPlaces} />
    </div>
  );
}
