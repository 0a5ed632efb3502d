/** As many UTF-16 units as a screen name may have, as a field's `maxLength` counts them. */
export const maxScreenName = 16;

/** What would turn the text around it the other way, or be seen by nobody. */
const unseen = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** At most so many UTF-16 units of a text, no character cut in two. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** What a field takes of what was typed or pasted. */
export function screenNameInput(text: string): string {
  return cutText(text.replace(unseen, ''), maxScreenName);
}

/** A name as it is shown; undefined when there is nothing of it to see. */
export function parseScreenName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const name = screenNameInput(text).trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(name) ? name : undefined;
}
