/** The longest screen name in UTF-16 units, as a field's `maxLength` counts. */
export const maxScreenName = 16;

/** Control characters, invisible characters, and those that change the direction of text. */
const unseen = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Cuts a text to at most so many UTF-16 units, without splitting a character. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Cleans the typed or pasted text of a screen name field. */
export function screenNameInput(text: string): string {
  return cutText(text.replace(unseen, ''), maxScreenName);
}

/** A screen name as it is shown; undefined when nothing of it is visible. */
export function parseScreenName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const name = screenNameInput(text).trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(name) ? name : undefined;
}
