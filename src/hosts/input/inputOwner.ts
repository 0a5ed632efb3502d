/** The games of this page. Each has its keys, and one of them has the gamepads. */
let hosts: readonly HTMLElement[] = [];

/** Registers an element as a host. @returns a function that removes it */
export function registerHost(host: HTMLElement): () => void {
  hosts = [...hosts, host];
  return () => {
    hosts = hosts.filter((other) => other !== host);
  };
}

/** Whether an element is in a dialog that is in front of `host` and does not contain it. */
export function isInDialogBefore(host: HTMLElement, element: Element): boolean {
  const dialog = element.closest('dialog, [role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(host);
}

/** Whether `host`, or the host around it, is the only one on the page. */
function isAlone(host: HTMLElement): boolean {
  return hosts.length < 2 && (hosts[0]?.contains(host) ?? true);
}

/**
 * Whether keys pressed on `target` are for `host`: the target is within it, or is the heading that
 * labels its game, or is the body and the host is the page's only one.
 */
export function keysReach(host: HTMLElement, target: Element): boolean {
  if (isInDialogBefore(host, target)) return false;
  const label = host.closest('[data-game-host]')?.getAttribute('aria-labelledby');
  if (host.contains(target) || target.id === label) return true;
  return target === document.body && isAlone(host);
}

/** Whether gamepads are for `host`: it has focus, or is the page's only one. */
export function gamepadsReach(host: HTMLElement): boolean {
  const focused = document.activeElement ?? document.body;
  if (isInDialogBefore(host, focused)) return false;
  return host.contains(focused) || isAlone(host);
}
