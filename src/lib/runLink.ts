/** A link that fits into this many characters is taken by every messenger and mail program. */
export const shortLink = 2_000;
/** As long as the messenger's names. */
export const maxNameLength = 30;

/** What the part of an address behind its # says of a run. */
export type RunFragment = Readonly<{
  /** The run, as its game decodes it; empty where there is none. */
  text: string;
  /** Who played it, as its link says; empty where it does not. */
  name: string;
  /** The link asks to be shown how the run ended. */
  why: boolean;
}>;

/** A name as it is shown: one line, no marks that nobody sees, and not too long. */
export function tidyName(name: string): string {
  const seen = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(seen).slice(0, maxNameLength).join('');
}

/** The path and fragment of a run's link. No server ever sees what stands behind the #. */
export function runPath(text: string, name = '', why = false): string {
  const tidy = tidyName(name);
  const by = tidy === '' ? '' : `&by=${encodeURIComponent(tidy)}`;
  return `/run#${text}${by}${why ? '&why' : ''}`;
}

/** Reads a fragment, with or without its #, or a whole link that was pasted. */
export function parseRunFragment(given: string): RunFragment {
  const fragment = given.trim().slice(given.trim().indexOf('#') + 1);
  const [text = '', ...rest] = fragment.split('&');
  const by = rest.find((part) => part.startsWith('by='))?.slice(3) ?? '';
  let name = '';
  try {
    name = tidyName(decodeURIComponent(by));
  } catch {
    // A name that was cut in the middle of a character is invalid.
  }
  return { text, name, why: rest.includes('why') };
}
