import { useEffect, useRef, useState } from 'react';
import { byRecency, type DesktopWindow } from './windows';

export type Switching = Readonly<{ order: readonly DesktopWindow[]; at: number }>;

/**
 * Switches windows while Ctrl is held, as Alt+Tab does: each press of the key selects the next, and
 * releasing Ctrl activates it.
 * @returns the state of switching, and the handler of the key
 */
export function useSwitcher(
  windows: readonly DesktopWindow[],
  onChosen: (id: string) => void,
): Readonly<{ switching: Switching | undefined; press: (backwards: boolean) => void }> {
  const [switching, setSwitching] = useState<Switching>();
  const latest = useRef({ switching, onChosen });
  useEffect(() => {
    latest.current = { switching, onChosen };
  }, [switching, onChosen]);

  const running = switching !== undefined;
  useEffect(() => {
    if (!running) return;
    const end = (): void => setSwitching(undefined);
    const keyUp = ({ key }: KeyboardEvent): void => {
      if (key !== 'Control') return;
      const { switching: now, onChosen: choose } = latest.current;
      end();
      if (now) choose(now.order[now.at].id);
    };
    const keyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    const life = new AbortController();
    const { signal } = life;
    document.addEventListener('keyup', keyUp, { signal, capture: true });
    document.addEventListener('keydown', keyDown, { signal, capture: true });
    // A page that loses focus does not see Ctrl released.
    window.addEventListener('blur', end, { signal });
    return () => life.abort();
  }, [running]);

  const press = (backwards: boolean): void => {
    setSwitching((now) => {
      const order = now?.order ?? byRecency(windows);
      if (order.length === 0) return undefined;
      const step = backwards ? order.length - 1 : 1;
      return { order, at: ((now?.at ?? 0) + step) % order.length };
    });
  };
  return { switching, press };
}
