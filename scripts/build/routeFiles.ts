/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<
  Record<
    string,
    Readonly<{ file: string; name?: string; css?: string[]; imports?: string[]; assets?: string[] }>
  >
>;

export type FileLink = Readonly<{ rel: 'stylesheet' | 'modulepreload' | 'preload'; href: string }>;

/**
 * The fonts of the first screen of every page. They use `font-display: optional`, so that nothing
 * moves when they load late. Preloaded this early, they hardly ever do.
 */
const earlyFonts = ['lilita-one-latin-400-normal', 'silkscreen', 'rubik'];

/** The early fonts under the names that the build gave them. */
export function fontFiles(manifest: Manifest): FileLink[] {
  const assets = new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  return earlyFonts.map((name) => {
    const file = [...assets].find((asset) => asset.includes(`/${name}`));
    if (!file) throw new Error(`the build has no font ${name}`);
    return { rel: 'preload', href: `/${file}` };
  });
}

/** The parts of a page whose script is loaded once the page is interactive: see `LatePart`. */
const comesLate = (name: string): boolean => name.includes('/late/');

/**
 * The files that a page needs before it is interactive: its modules, all their static imports, and
 * their styles, each once. Of modules that load late, only the styles are included.
 * @param modules sources, as the manifest names them
 */
export function routeFiles(manifest: Manifest, modules: readonly string[]): FileLink[] {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  /** A page that is in one script with other modules is not in the manifest: its script has its name. */
  const groupOf = (module: string) =>
    Object.values(manifest).find(({ name }) => module.endsWith(`/${name}.tsx`));
  const visit = (name: string, seen: Set<string>) => {
    const chunk = manifest[name] ?? groupOf(name);
    if (!chunk) throw new Error(`the client build has no ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported, seen);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const name of modules) visit(name, comesLate(name) ? new Set(scripts) : scripts);
  return [
    ...[...styles].map((file) => ({ rel: 'stylesheet' as const, href: `/${file}` })),
    ...[...scripts].map((file) => ({ rel: 'modulepreload' as const, href: `/${file}` })),
  ];
}
