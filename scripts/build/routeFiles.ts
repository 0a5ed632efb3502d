/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<
  Record<string, Readonly<{ file: string; css?: string[]; imports?: string[] }>>
>;

export type FileLink = Readonly<{ rel: 'stylesheet' | 'modulepreload'; href: string }>;

/**
 * What a page needs before it is interactive: its modules, all that they import statically, and
 * their styles, each once.
 * @param modules sources, as the manifest names them
 */
export function routeFiles(manifest: Manifest, modules: readonly string[]): FileLink[] {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the client's build has no ${name}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  modules.forEach(visit);
  return [
    ...[...styles].map((file) => ({ rel: 'stylesheet' as const, href: `/${file}` })),
    ...[...scripts].map((file) => ({ rel: 'modulepreload' as const, href: `/${file}` })),
  ];
}
