/** The keys of the desktop and what they do, for its help and for the remote. */
export const desktopKeys = [
  ['Arrows, Enter', 'move between icons, and open'],
  ['Ctrl and an arrow', 'moves an icon'],
  ['F2', 'renames it'],
  ['Ctrl and the key left of 1', 'the next window'],
  ['F10', 'the menu of a window'],
  ['Shift and F4', 'closes a window'],
] as const;
