import type { Plugin } from 'vite';

/** The call by which its script writes the styles that its package has as a file too. */
const ownStyles = /^__insertCSS\(".*"\);?$/m;

/**
 * Takes Sonner's styles out of its script: as a style sheet (`sonner/dist/styles.css`, imported
 * where the list is) they are no JavaScript to parse, and stand before what they are for.
 */
export function plainSonner(): Plugin {
  return {
    name: 'plain-sonner',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return undefined;
      if (!ownStyles.test(code)) throw new Error("Sonner's script brings its styles another way.");
      return { code: code.replace(ownStyles, ''), map: null };
    },
  };
}
