/** The games of this page; each has its keys, and one has the gamepads. */
let hosts: readonly HTMLElement[] = [];

export const dialogSelector = 'dialog, [role="dialog"], [role="alertdialog"]';

/** Makes an element one of the page's hosts; returns the undo. */
export function registerHost(host: HTMLElement): () => void {
  hosts = [...hosts, host];
  return () => {
    hosts = hosts.filter((other) => other !== host);
  };
}

/** Whether an element lies in a dialog that stands in front of `host`, and not around it. */
export function isInDialogBefore(host: HTMLElement, element: Element): boolean {
  const dialog = element.closest(dialogSelector);
  return dialog !== null && !dialog.contains(host);
}

/** Whether `host`, or the host around it, is the only one on the page. */
function isAlone(host: HTMLElement): boolean {
  return hosts.length < 2 && (hosts[0]?.contains(host) ?? true);
}

/**
 * Whether keys pressed on `target` are for `host`: they are pressed within it or on the heading
 * that labels its game, or on nothing at all where it is the page's only one.
 */
export function keysReach(host: HTMLElement, target: Element): boolean {
  if (isInDialogBefore(host, target)) return false;
  const label = host.closest('[data-game-host]')?.getAttribute('aria-labelledby');
  if (host.contains(target) || target.id === label) return true;
  return target === document.body && isAlone(host);
}

/** Whether gamepads are for `host`: it has the focus, or is the page's only one. */
export function gamepadsReach(host: HTMLElement): boolean {
  const focused = document.activeElement ?? document.body;
  if (isInDialogBefore(host, focused)) return false;
  return host.contains(focused) || isAlone(host);
}
