import type { ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { show, type Viewport } from '../../../scenes/theme-park/viewport';

/** Scrolls a cell into the board's view, and on a small screen the board into sight. */
export function lookAt(
  viewport: Viewport | undefined,
  park: Readonly<ThemeParkState>,
  cell: number | undefined,
): void {
  if (!viewport || cell === undefined) return;
  const column = cell % park.columns;
  show(viewport, park, column, (cell - column) / park.columns);
  document.querySelector('[data-testid="board"]')?.scrollIntoView({ block: 'nearest' });
}
