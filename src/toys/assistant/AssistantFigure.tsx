import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LiveRegion } from '../../components/LiveRegion';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import styles from './AssistantFigure.module.css';
import { Figure } from './Figure';
import type { Assistant } from './useAssistant';

/** A pointer that moves farther than this drags, in CSS pixels. */
const dragFrom = 6;
/** The step of an arrow key, as a share of the room. */
const keyStep = 0.08;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

type Drag = { x: number; y: number; grip: readonly [number, number]; moved: boolean };

/** The figure and its bubble. Both can be dragged around their room. */
export function AssistantFigure({ assistant }: Readonly<{ assistant: Assistant }>) {
  const { kept, speech, gesture, tip, close, move, setHeld } = assistant;
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  const hint = useId();
  const { x, y } = kept.place;

  const onPointerDown = (event: PointerEvent) => {
    setHeld(false);
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const grip = [event.clientX - box.left, event.clientY - box.top] as const;
    drag.current = { x: event.clientX, y: event.clientY, grip, moved: false };
    dragged.current = false;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    const room = event.currentTarget.offsetParent;
    if (!held || !room) return;
    held.moved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > dragFrom;
    if (!held.moved) return;
    const box = room.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = event.currentTarget;
    move({
      x: (event.clientX - held.grip[0] - box.left) / Math.max(1, box.width - offsetWidth),
      y: (event.clientY - held.grip[1] - box.top) / Math.max(1, box.height - offsetHeight),
    });
  };

  const endDrag = () => {
    dragged.current = drag.current?.moved ?? false;
    drag.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // From here on the keyboard is used: its bubble stays while focus is inside.
    setHeld(true);
    if (event.key === 'Escape') close();
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    move({ x: x + step[0], y: y + step[1] });
  };

  return (
    <div
      className={styles.assistant}
      style={{ '--x': x, '--y': y } as React.CSSProperties}
      data-low={y > 0.45 || undefined}
      data-right={x > 0.5 || undefined}
    >
      <LiveRegion message={speech?.text ?? ''} />
      {speech && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it is read, not pressed; hovering keeps it
        <div
          className={styles.bubble}
          data-bubble=""
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <p>{speech.text}</p>
          {speech.link && <Link to={speech.link.to}>{speech.link.label}</Link>}
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      )}
      <button
        type="button"
        className={styles.handle}
        aria-label="Perry, your assistant"
        aria-describedby={hint}
        onClick={() => {
          if (!dragged.current) tip();
          dragged.current = false;
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onKeyDown={onKeyDown}
        onFocus={(event) => setHeld(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setHeld(false)}
      >
        <span key={gesture?.count} className={styles.body} data-gesture={gesture?.name}>
          <Figure />
        </span>
      </button>
      <VisuallyHidden>
        <span id={hint}>Press for a tip; arrow keys or dragging move him.</span>
      </VisuallyHidden>
    </div>
  );
}
