type Navigate = (to: string) => unknown;

/**
 * Follows links of a part whose script has not loaded yet (`data-waiting`) without a reload. It
 * listens before React, which swallows clicks from parts that are not hydrated.
 */
export function followPlainLinks(navigate: Navigate): void {
  const follow = (event: MouseEvent): void => {
    const { button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('[data-waiting] a[data-discover]');
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', follow, { capture: true });
}
