/** What turns runs into text and back. */
export type TextCodecs = typeof import('./textCodecs');

let codecs: TextCodecs | undefined;
let coming: Promise<TextCodecs> | undefined;

/** The codecs if they have come. */
export function codecsNow(): TextCodecs | undefined {
  return codecs;
}

/** Loads the codecs once; a load that failed is tried again by the next call. */
export function loadCodecs(): Promise<TextCodecs> {
  const load = async (): Promise<TextCodecs> => {
    codecs = await import('./textCodecs');
    return codecs;
  };
  coming ??= load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}
