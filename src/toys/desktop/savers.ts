import type { Saver } from '../../../scenes/screensaver/config';

export { type Saver, savers } from '../../../scenes/screensaver/config';

/** The names of our screensavers. */
export const saverNames: Readonly<Record<Saver, string>> = {
  starfield: 'Flying Junk',
  maze: 'Hedge Maze',
  shapes: 'Bouncing Shapes',
};
