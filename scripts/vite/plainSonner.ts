import type { Plugin } from 'vite';

/**
 * The call with which Sonner's script inserts its styles. Its package has the same styles as a
 * file.
 */
const ownStyles = /^__insertCSS\(".*"\);?$/m;

/**
 * Removes Sonner's styles from its script. As a style sheet (`sonner/dist/styles.css`, imported
 * where the list is) they need no parsing as JavaScript, and are loaded before the elements that
 * they style.
 */
export function plainSonner(): Plugin {
  return {
    name: 'plain-sonner',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/sonner/dist/index.mjs')) return undefined;
      if (!ownStyles.test(code))
        throw new Error("Sonner's script no longer inserts its styles as expected.");
      return { code: code.replace(ownStyles, ''), map: null };
    },
  };
}
