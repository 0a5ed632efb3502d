import { expect, type Locator, type Page } from '@playwright/test';
import { scriptPaths } from '../../scripts/share/builtScripts';

// Parts of the desktop, and what visitors do there in most tests.

export const stage = (page: Page, name: string) => page.locator(`[data-stage="${name}"]`);
export const win = (page: Page, app: string) => page.locator(`[data-window="${app}"]`);

export const icon = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Desktop icons' }).getByRole('button', { name });

export const task = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Open windows' }).getByRole('button', { name });

export const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

export async function toDesktop(page: Page, open = ''): Promise<void> {
  await page.goto(`/win95-desktop${open && `?open=${open}`}`);
  if (!open) await stage(page, 'dos').getByRole('button', { name: 'Skip' }).click();
  await expect(stage(page, 'desktop')).toBeVisible();
}

/**
 * Lets the solver that runs beside Solitaire for its lamp never answer, because it uses all of the
 * processor.
 */
export async function leaveUnsolved(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    const isSolver = (address: unknown) => paths.some((path) => String(address).endsWith(path));
    window.Worker = new Proxy(Worker, {
      construct(target, given) {
        if (!isSolver(given[0])) return Reflect.construct(target, given);
        return Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
      },
    });
  }, scriptPaths('solve.worker'));
}

export async function choose(page: Page, entry: string): Promise<void> {
  await start(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('it is not to be seen');
  return found;
}

/** The position and size of a window on the desktop. */
export async function geometry(page: Page, app: string) {
  const desk = await box(stage(page, 'desktop'));
  const { x, y, width, height } = await box(win(page, app));
  return { x: x - desk.x, y: y - desk.y, width, height };
}

export const cell = (page: Page, row: number, column: number) =>
  win(page, 'minesweeper').getByRole('gridcell', { name: `Row ${row}, column ${column}:` });
