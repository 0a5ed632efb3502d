import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keysReach } from './input/inputOwner';

/**
 * Lets a host fill the window, and the browser's whole screen where the browser allows it. A
 * refusal leaves the view that fills the window.
 * @param left called when the visitor leaves the browser's fullscreen by its own key
 * @returns a function that undoes it
 */
function fillScreen(host: HTMLElement, left: () => void): () => void {
  const onChange = (): void => {
    if (!document.fullscreenElement) left();
  };
  host.dataset.big = '';
  document.addEventListener('fullscreenchange', onChange);
  document.documentElement.requestFullscreen?.().catch(() => {});
  return () => {
    delete host.dataset.big;
    document.removeEventListener('fullscreenchange', onChange);
    if (document.fullscreenElement) void document.exitFullscreen();
  };
}

type Props = Readonly<{
  className: string;
  /**
   * While this is true, a game that does not fit the window fills it. The visitor may leave that
   * view until the screen is turned.
   */
  mustFit?: boolean;
}>;

/** The button and the key F for the big-screen view of the game around it. */
export function BigScreenButton({ className, mustFit = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBig, setIsBig] = useState(false);
  /** Whether the visitor has left the view, since the screen was last turned. */
  const hasLeft = useRef(false);
  const choose = (big: boolean): void => {
    hasLeft.current = !big;
    setIsBig(big);
  };
  const hostOf = () => button.current?.closest<HTMLElement>('[data-game-host]');

  useEffect(() => {
    const host = hostOf();
    return isBig && host ? fillScreen(host, () => choose(false)) : undefined;
  }, [isBig]);

  useEffect(() => {
    if (!mustFit) return;
    let frame = 0;
    let wasWide: boolean | undefined;
    const fit = (): void => {
      const isWide = innerWidth > innerHeight;
      if (isWide !== wasWide) hasLeft.current = false;
      wasWide = isWide;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const bottom = hostOf()?.getBoundingClientRect().bottom ?? 0;
        if (!hasLeft.current && bottom + scrollY > innerHeight) setIsBig(true);
      });
    };
    fit();
    addEventListener('resize', fit);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', fit);
    };
  }, [mustFit]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const host = hostOf();
    if (event.code !== 'KeyF' || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || !host) return;
    if (!(target instanceof Element) || target.closest('input, textarea, select')) return;
    if (keysReach(host, target)) choose(!isBig);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-pressed={isBig}
      aria-label="Big screen"
      aria-keyshortcuts="F"
      onClick={() => choose(!isBig)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      </svg>
    </button>
  );
}
