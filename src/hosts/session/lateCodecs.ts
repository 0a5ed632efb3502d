import type { TextCodecs } from './textCodecs';

let codecs: TextCodecs | undefined;
let coming: Promise<TextCodecs> | undefined;

/** The codecs if they have come. */
export function codecsNow(): TextCodecs | undefined {
  return codecs;
}

/** Loads the codecs once; a load that failed is tried again by the next call. */
export function loadCodecs(): Promise<TextCodecs> {
  coming ??= import('./textCodecs').then(
    (module) => {
      codecs = module.textCodecs;
      return codecs;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}
