/** An animated emoticon that fills the other person's window. */
export type Wink = Readonly<{ id: string; name: string; emoji: string; showFullscreen: true }>;

/** The winks of the picker. */
export const winks = [
  { id: 'laugh', name: 'Laugh', emoji: '😂', showFullscreen: true },
  { id: 'kiss', name: 'Kiss', emoji: '😘', showFullscreen: true },
  { id: 'heart', name: 'Heart', emoji: '❤️', showFullscreen: true },
  { id: 'cool', name: 'Cool', emoji: '😎', showFullscreen: true },
  { id: 'party', name: 'Party', emoji: '🥳', showFullscreen: true },
  { id: 'wink', name: 'Wink', emoji: '😉', showFullscreen: true },
] as const satisfies readonly Wink[];

/** The wink that a message names. A text that only contains a name is not a wink. */
export function winkOf(message: string): (typeof winks)[number] | undefined {
  return winks.find(({ id }) => id === message);
}
