/** Keys on the park's board. The panel and the remote list them. */
export const parkKeys: readonly (readonly [keys: string, does: string])[] = [
  ['Arrows', 'move the square, with Shift by five'],
  ['Home, End', 'go to the ends of a row'],
  ['Enter', 'builds, or looks'],
  ['Delete', 'removes'],
  ['+, −', 'zoom'],
  ['Escape', 'puts the tool away'],
];
