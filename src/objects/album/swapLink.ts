/** The link that opens the album with a swap. */
export function swapLink(swap: string): string {
  return `${location.origin}/#album=${swap}`;
}
