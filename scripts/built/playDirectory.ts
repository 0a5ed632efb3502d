import { addressOf, catalogue } from '../../scenes/catalogue';

/**
 * The addresses of all games and toys: the footer of every page needs only these of the catalogue.
 */
export const built = JSON.stringify(
  catalogue.map((entry) => ({
    path: addressOf(entry),
    label: entry.title,
    emoji: entry.icon,
  })),
);
