import type { Plugin } from 'vite';

const styleImport = /\bimport (\w+) from (['"])([^'"]+\.module\.css)\2/g;

/** A style sheet whose names have all been inlined would count as empty and be left out. */
const mark = 'globalThis.keepSheet;';

/**
 * Lets the bundler see which class names of a CSS module a source uses. Imported as a namespace,
 * `styles.set` is a constant that is inlined, and the table of all names stays out of the script. A
 * source that looks names up at run time keeps the table.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.tsx?$/, code: '.module.css' },
        handler(code) {
          const result = code.replace(styleImport, (found, local, quote, target) => {
            const whole = new RegExp(`\\b${local}\\b(?!\\.[A-Za-z])`, 'g');
            // The import itself is one match.
            const looksUp = (code.match(whole)?.length ?? 0) > 1;
            return looksUp ? found : `import * as ${local} from ${quote}${target}${quote}`;
          });
          return result === code ? undefined : { code: result, map: null };
        },
      },
      renderChunk(code) {
        return code.includes(mark) ? { code: code.replaceAll(mark, ''), map: null } : undefined;
      },
    },
    {
      name: 'class-names-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code: `${code}\n${mark}`, map: null, moduleSideEffects: true }),
      },
    },
  ];
}
