import { useEffect, useRef, useState } from 'react';
import type { ReactView, ViewOptions } from '../../scenes/kit/view/View';
import { createFrameLoop } from './frameLoop';
import styles from './hosts.module.css';
import type { GameSession } from './session/GameSession';
import { watchVisibility } from './watchVisibility';

type Props = Readonly<{
  session: GameSession;
  view: ReactView;
  options: ViewOptions;
  /** Stable between renders. */
  onShown: () => void;
}>;

/** The picture of a game that needs no engine: a component over its run, drawn frame by frame. */
export function ReactPicture({ session, view: { Component }, options, onShown }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { run, tracks, turns } = session;
  // A game by turns is drawn when a turn was taken; nothing of it moves in between.
  const [loop] = useState(() => (turns ? undefined : createFrameLoop(run, tracks)));
  useEffect(onShown, [onShown]);
  useEffect(() => {
    if (!loop || !element.current) return;
    loop.start();
    const unwatch = watchVisibility(element.current, (visible) =>
      visible ? loop.start() : loop.stop(),
    );
    return () => {
      unwatch();
      loop.stop();
    };
  }, [loop]);
  const onFrame = turns?.onTurn ?? loop?.onFrame;
  return (
    <div ref={element} className={styles.picture}>
      {onFrame && <Component run={run} options={options} onFrame={onFrame} />}
    </div>
  );
}
