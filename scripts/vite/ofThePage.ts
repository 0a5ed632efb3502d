import type { Rolldown } from 'vite';

/**
 * Names the chunk of what every page loads at once. The bundler's tag `$initial` would add all that
 * workers load at once, since each is an entry.
 * @param page the module that every page starts with
 * @param others what most pages load besides: no worker may import it
 */
export function ofThePage(
  name: string,
  page: string,
  others: RegExp,
): Rolldown.CodeSplittingNameFunction {
  let own: Set<string> | undefined;
  return (id, context) => {
    if (own === undefined) {
      own = new Set([page]);
      // A set also visits what is added meanwhile.
      for (const module of own) {
        for (const imported of context.getModuleInfo(module)?.importedIds ?? []) own.add(imported);
      }
    }
    return own.has(id) || others.test(id) ? name : null;
  };
}
