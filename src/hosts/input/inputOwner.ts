/** The games of this page; each has its keys, and one has the gamepads. */
const hosts = new Set<HTMLElement>();

export const dialogSelector = 'dialog, [role="dialog"], [role="alertdialog"]';

/** Makes an element one of the page's hosts; returns the undo. */
export function registerHost(host: HTMLElement): () => void {
  hosts.add(host);
  return () => hosts.delete(host);
}

/** Whether an element lies in a dialog that stands in front of `host`, and not around it. */
export function isInDialogBefore(host: HTMLElement, element: Element): boolean {
  const dialog = element.closest(dialogSelector);
  return dialog !== null && !dialog.contains(host);
}

/** Whether `host`, or the host around it, is the only one on the page. */
function isAlone(host: HTMLElement): boolean {
  if (hosts.size > 1) return false;
  for (const only of hosts) return only.contains(host);
  return true;
}

/**
 * Whether keys pressed on `target` are for `host`: they are pressed within it or on its heading,
 * or on nothing at all where it is the page's only one.
 */
export function keysReach(host: HTMLElement, heading: Element | null, target: Element): boolean {
  if (isInDialogBefore(host, target)) return false;
  if (host.contains(target) || target === heading) return true;
  return target === document.body && isAlone(host);
}

/** Whether gamepads are for `host`: it has the focus, or is the page's only one. */
export function gamepadsReach(host: HTMLElement): boolean {
  const focused = document.activeElement ?? document.body;
  if (isInDialogBefore(host, focused)) return false;
  return host.contains(focused) || isAlone(host);
}
