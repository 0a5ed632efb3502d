import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';
import { tooltipClosed, tooltipDelay } from './tooltipDelay';

type Props = Readonly<{
  /** Text, not markup; it becomes the description of the child. */
  text: string;
  /** One element that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}>;

const gap = 10;
const edge = 8;

/** Puts the bubble above its anchor, or below where there is no room, inside the window. */
function place(bubble: HTMLElement, anchor: Element): void {
  const target = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const above = target.top - height - gap;
  const left = target.left + target.width / 2 - width / 2;
  bubble.style.top = `${above < edge ? target.bottom + gap : above}px`;
  bubble.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`;
}

/**
 * A hint on hover (after a rest) or on focus (at once). Escape closes it; the pointer may move on
 * to the bubble. Never the only place where something is said.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  const openAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) tooltipClosed(performance.now());
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = bubble.current;
    const target = anchor.current?.firstElementChild;
    if (!open || !element || !target) return;
    element.showPopover();
    place(element, target);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const closeOnScroll = () => setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    addEventListener('scroll', closeOnScroll, { passive: true });
    return () => {
      element.hidePopover();
      document.removeEventListener('keydown', closeOnEscape);
      removeEventListener('scroll', closeOnScroll);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its child is given
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') openAfter(tooltipDelay(performance.now()));
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) openAfter(0);
      }}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}
