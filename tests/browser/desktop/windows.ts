import { vi } from 'vitest';

/** A program's window if it is open. */
export const find = (app: string) => document.querySelector<HTMLElement>(`[data-window="${app}"]`);

/** A selector that matches once a program is loaded, not only its window. */
const signs: Readonly<Record<string, string>> = {
  computer: '[role="toolbar"]',
  bin: '[role="toolbar"]',
  notepad: 'textarea',
  display: 'fieldset',
  paint: 'canvas',
  control: 'fieldset',
  find: 'input',
  run: 'input',
  recorder: 'input',
  prompt: 'input',
  network: 'li',
  charmap: 'input',
  calculator: 'output',
  minesweeper: '[data-cell="80"]',
  solitaire: '[data-card="51"]',
  snake: 'canvas',
  'theme-park': 'canvas',
};

export async function waitForApp(app: string): Promise<void> {
  const sign = signs[app] ?? 'button:not([class*="control"]):not([class*="menuButton"])';
  await vi.waitUntil(() => find(app)?.querySelector(sign), { timeout: 60_000, interval: 5 });
}

export function close(app: string): void {
  const buttons = find(app)?.querySelectorAll<HTMLElement>('button[aria-label="Close"]');
  buttons?.[0]?.click();
}
