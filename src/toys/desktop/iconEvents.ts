import { type MouseEvent, useRef } from 'react';
import { arrows } from './arrowKeys';
import { doubleClickMs } from './boot';

/**
 * Whether a click opens an icon. A second click within 300 ms does, and any click without a
 * pointer, such as Enter's.
 */
export function useOpeningClick(): (event: MouseEvent, id: string) => boolean {
  const clicked = useRef<{ id: string; at: number }>(undefined);
  return (event, id) => {
    const before = clicked.current;
    const second = before?.id === id && event.timeStamp - before.at <= doubleClickMs;
    const opens = event.detail === 0 || second;
    clicked.current = opens ? undefined : { id, at: event.timeStamp };
    return opens;
  };
}

/**
 * Moves focus among a list's icons: by an arrow key to the nearest in that direction, by Home and
 * End to the first and last.
 * @returns whether the key is one of these
 */
export function moveAmongIcons(list: HTMLElement, key: string): boolean {
  const icons = [...list.querySelectorAll('button')];
  if (key === 'Home' || key === 'End') {
    icons.at(key === 'Home' ? 0 : -1)?.focus();
    return true;
  }
  const direction = arrows[key];
  if (!direction) return false;
  const from = icons.find((icon) => icon === document.activeElement)?.getBoundingClientRect();
  if (!from) return true;
  const [across, down] = direction;
  const near = icons
    .map((icon) => {
      const { left, top } = icon.getBoundingClientRect();
      const [x, y] = [left - from.left, top - from.top];
      // Distance sideways counts more than distance straight ahead.
      return {
        icon,
        ahead: x * across + y * down,
        gap: Math.hypot(x, y) + Math.abs(x * down + y * across),
      };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((a, b) => a.gap - b.gap);
  near[0]?.icon.focus();
  return true;
}
