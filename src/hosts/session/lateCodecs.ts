/** The functions that turn runs into text and back. */
export type TextCodecs = typeof import('./textCodecs');

let codecs: TextCodecs | undefined;

/** The codecs if they are loaded. */
export function codecsNow(): TextCodecs | undefined {
  return codecs;
}

/** Loads the codecs once. After a failure the next call tries again. */
export async function loadCodecs(): Promise<TextCodecs> {
  codecs = await import('./textCodecs');
  return codecs;
}
