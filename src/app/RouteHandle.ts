/** A route's `handle`: data for the shell. */
export type RouteHandle = Readonly<{
  /**
   * Which element takes focus on arrival: the page's h1, or the game's host, which focuses itself.
   */
  focus?: 'heading' | 'host';
}>;
