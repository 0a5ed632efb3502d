import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { Cause } from '../../../scenes/kit/Story';
import { clockOf } from './time';
import type { Viewing } from './useViewing';
import styles from './viewer.module.css';

/** How much is shown of what led to a death, and how slowly. */
const shownTicks = 180;
const slowly = 0.25;

type Props = Readonly<{
  viewing: Viewing;
  /** Explains the run's end, and shows it, without being asked. */
  atOnce: boolean;
  /** The last seconds are shown with the rules' view over the picture. */
  onShow: () => void;
}>;

/** Says why a life was lost: the last one before the shown tick, otherwise the first of the run. */
export function WhyButton({ viewing, atOnce, onShow }: Props) {
  const { run, replayer, story, scan } = viewing;
  const { done, marks } = useStore(scan);
  const [cause, setCause] = useState<Cause>();
  const deaths = new Set<string>(story.deaths);
  const lost = marks.filter(({ type }) => deaths.has(type));
  const canSay = done && lost.length > 0 && story.why !== undefined;

  const explain = (until: number): Cause | undefined => {
    const last = lost.findLast((mark) => mark.tick <= until) ?? lost[0];
    const found = story.why?.(run.record() as never, last.tick);
    setCause(found);
    return found;
  };
  const show = (found: Cause): void => {
    replayer.setSpeed(slowly);
    replayer.seek(found.tick - shownTicks);
    onShow();
    replayer.play();
  };
  const showEnd = useEffectEvent(() => {
    const found = explain(replayer.ticks);
    if (found) show(found);
  });
  useEffect(() => {
    if (!atOnce || !canSay) return;
    const timer = setTimeout(showEnd);
    return () => clearTimeout(timer);
  }, [atOnce, canSay]);

  if (!canSay) return null;
  return (
    <div className={styles.why}>
      <button type="button" onClick={() => explain(replayer.state.tick)}>
        Why did I die?
      </button>
      <p aria-live="polite">{cause && `${clockOf(cause.tick)}: ${cause.sentence}`}</p>
      {cause && (
        <button type="button" onClick={() => show(cause)}>
          Show the last three seconds
        </button>
      )}
    </div>
  );
}
