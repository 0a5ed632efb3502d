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
  /** From when this is true, a game that does not fit the window fills it. */
  mustFit?: boolean;
}>;

/** The button and the key F for the big-screen view of the game around it. */
export function BigScreenButton({ className, mustFit = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBig, setIsBig] = useState(false);
  const hostOf = () => button.current?.closest<HTMLElement>('[data-game-host]');

  useEffect(() => {
    const host = hostOf();
    return isBig && host ? fillScreen(host, () => setIsBig(false)) : undefined;
  }, [isBig]);

  useEffect(() => {
    if (!mustFit) return;
    const frame = requestAnimationFrame(() => {
      const bottom = hostOf()?.getBoundingClientRect().bottom ?? 0;
      if (bottom + scrollY > innerHeight) setIsBig(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [mustFit]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const host = hostOf();
    if (event.code !== 'KeyF' || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || !host) return;
    if (!(target instanceof Element) || target.closest('input, textarea, select')) return;
    if (keysReach(host, target)) setIsBig(!isBig);
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
      onClick={() => setIsBig(!isBig)}
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
