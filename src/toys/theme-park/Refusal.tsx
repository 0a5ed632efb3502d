import { useEffect, useRef, useState } from 'react';
import type { ThemeParkEvent } from '../../../scenes/theme-park/rules/ThemeParkEvent';
import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { refusalText } from '../../../scenes/theme-park/texts';
import { cellSize, type Viewport } from '../../../scenes/theme-park/viewport';
import { toast } from '../../components/toast';
import { useGame } from '../../hosts/useGame';
import styles from './Board.module.css';
import { usePark } from './ParkContext';

/** How long the reason is shown, in ms. */
const shownMs = 3_000;

type Shown = Readonly<{ text: string; left: number; top: number; below: boolean }>;

/** The centre of the pointer's cell on the board, or the board's lower edge, in CSS pixels. */
function placeOf({ hand, x, y, zoom, width, height }: Viewport) {
  if (hand.column < 0) return { left: width / 2, top: height, below: false };
  const left = ((hand.column + 0.5) * cellSize - x) * zoom + width / 2;
  const top = ((hand.row + 0.5) * cellSize - y) * zoom + height / 2;
  return { left: Math.min(width - 90, Math.max(90, left)), top, below: top < 70 };
}

/**
 * Shows at the square or on the board why something was refused, or as a notice if that place is out
 * of sight, as on a phone below the panels. The live region says it too.
 */
export function Refusal() {
  const { session } = useGame();
  const { viewport } = usePark();
  const [shown, setShown] = useState<Shown>();
  const label = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    return session?.run.onEvent((event, state) => {
      const { type, reason, pounds, kind } = event as Extract<ThemeParkEvent, { type: 'refused' }>;
      const current = viewport();
      if (type !== 'refused') {
        if ((type as string) === 'placed' || (type as string) === 'removed') setShown(undefined);
      } else if (current) {
        const text = refusalText(reason, pounds, kind, (state as Readonly<ThemeParkState>).money);
        setShown({ text, ...placeOf(current) });
      }
    });
  }, [session, viewport]);
  useEffect(() => {
    const place = label.current?.getBoundingClientRect();
    if (!shown || !place) return;
    if (place.bottom < 0 || place.top > innerHeight) toast(shown.text, { kind: 'error' });
    const timer = setTimeout(setShown, shownMs, undefined);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  const { text, left, top, below } = shown;
  return (
    <p
      ref={label}
      className={styles.refusal}
      data-testid="refusal"
      data-below={below ? '' : undefined}
      style={{ left, top }}
      aria-hidden="true"
    >
      {text}
    </p>
  );
}
