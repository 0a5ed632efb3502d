/** A route's `handle`: data for the shell. */
export type RouteHandle = Readonly<{
  /** What takes focus on arrival: the page's h1, or its game's host, which does so itself. */
  focus?: 'heading' | 'host';
}>;
