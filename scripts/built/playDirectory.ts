import { catalogue } from '../../scenes/catalogue';

const entries = new Map<string, { path: string; label: string; emoji: string }>();
for (const { route, title, icon } of catalogue) {
  if (!entries.has(route)) entries.set(route, { path: route, label: title, emoji: icon });
}

/** Every page with something to play on it, once: what the footer of every page needs of the catalogue. */
export const built = JSON.stringify([...entries.values()]);
