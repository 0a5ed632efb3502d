/**
 * Moves focus among a menu's own items by a key: arrows, Home, End, or an item's first letter.
 * @returns whether the key was used
 */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:enabled')].filter(
    (item) => item.closest('[role="menu"]') === menu,
  );
  if (items.length === 0) return false;
  const at = items.indexOf(document.activeElement as HTMLElement);
  const focus = (index: number): true => {
    items[(index + items.length) % items.length].focus();
    return true;
  };
  if (key === 'ArrowDown') return focus(at + 1);
  if (key === 'ArrowUp') return focus(at < 0 ? items.length - 1 : at - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(items.length - 1);
  if (key.length !== 1 || key === ' ') return false;
  for (let step = 1; step <= items.length; step += 1) {
    const index = (Math.max(at, -1) + step) % items.length;
    if (items[index].textContent?.trim().toLowerCase().startsWith(key.toLowerCase())) {
      return focus(index);
    }
  }
  return false;
}
