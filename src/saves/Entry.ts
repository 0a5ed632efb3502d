/** One stored value, as the browser holds it. */
export type Entry = Readonly<{
  key: string;
  /** JSON. */
  text: string;
  /** When it was last written, in ms since 1970; 0 if unknown. */
  savedAt: number;
}>;
