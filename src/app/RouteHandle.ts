/** What a route tells the shell, as its `handle`. */
export type RouteHandle = Readonly<{
  /** Who takes focus on arrival: the page's h1, or by itself the host of its game. */
  focus?: 'heading' | 'host';
}>;
