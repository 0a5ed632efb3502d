import { addressOf, catalogue } from '../../scenes/catalogue';

/** Every address with something to play at it: what the footer of every page needs of the catalogue. */
export const built = JSON.stringify(
  catalogue.map((entry) => ({
    path: addressOf(entry),
    label: entry.title,
    emoji: entry.icon,
  })),
);
