import { readdirSync, readFileSync } from 'node:fs';
import { scriptName } from '../../scripts/share/builtScripts';

/**
 * The scripts that each built script loads, at once or later, and the style sheets that they load.
 */
function links(folder: string): ReadonlyMap<string, readonly string[]> {
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const known = new Set(names);
  return new Map(
    names.map((name) => {
      const source = name.endsWith('.js') ? readFileSync(`${folder}/${name}`, 'utf8') : '';
      const loads = source.matchAll(
        /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`](?:\)+(?:\.then\(\w+=>\w+\.\w+\))?,(\[(?:"[\w-]+\.css",?)*\]))?/g,
      );
      const found = [...loads].flatMap(([, file = '', list = '[]']) => {
        const sheets: readonly string[] = JSON.parse(list);
        return [file, ...sheets].map((each) => ({ from: file, file: each }));
      });
      return [
        name,
        found.filter(({ file }) => known.has(file)).map(({ from, file }) => `${from} ${file}`),
      ];
    }),
  );
}

/**
 * The scripts and style sheets that only these chunks need: those that the rest of the built site
 * cannot reach once the chunks are removed.
 * @param chunks names of scripts, or of files if several scripts have one name
 * @returns names of files
 * @throws if there is no such chunk
 */
export function ownFiles(folder: string, chunks: readonly string[]): readonly string[] {
  const all = links(folder);
  for (const chunk of chunks) {
    if (![...all.keys()].some((file) => scriptName(file) === chunk || file === chunk)) {
      throw new Error(`There is no chunk ${chunk}.`);
    }
  }
  const reach = (without: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const next = [...all.keys()].filter((file) => scriptName(file) === 'index');
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      for (const link of all.get(file) ?? []) {
        const [from = '', to = ''] = link.split(' ');
        if (!without.includes(scriptName(from)) && !without.includes(from)) next.push(to);
      }
    }
    return seen;
  };
  const left = reach(chunks);
  return [...reach([])].filter((file) => !left.has(file));
}
