import { toast } from '../../components/toast';
import { stopWriting } from '../../lib/storage';

/** Whether a reload would lose something: a run in play, a desktop, or typed text. */
const isBusy = (): boolean =>
  document.querySelector('[data-run]') !== null ||
  location.pathname === '/win95-desktop' ||
  [
    ...document.querySelectorAll<HTMLInputElement>('[type="text"], input:not([type]), textarea'),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Another tab has changed stored values. A page without unsaved work reloads and writes nothing
 * of its old state. Otherwise a notice says so.
 */
export function reloadForNewSaves(): void {
  if (isBusy()) {
    toast('Another tab has changed your saves', {
      description: 'Reload this page to see the changes.',
    });
    return;
  }
  stopWriting();
  location.reload();
}
