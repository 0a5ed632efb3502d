import { toast } from '../../components/toast';
import { standStill } from '../../lib/storage';

/** A run that has begun, a desktop with open windows, or a text: loading the page anew would end it. */
const isBusy = (): boolean =>
  document.querySelector('[data-run]') !== null ||
  location.pathname === '/win95-desktop' ||
  [
    ...document.querySelectorAll<HTMLInputElement>('[type="text"], input:not([type]), textarea'),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Another tab has changed what is kept. A page that nobody is busy with loads anew, and writes nothing
 * of the old state on its way out; else a notice says so.
 */
export function showNewSaves(): void {
  if (isBusy()) {
    toast('Another tab has changed what is kept', {
      description: 'Load this page anew to see it here.',
    });
    return;
  }
  standStill();
  location.reload();
}
