/** A text in a package, and its replacement. */
export type Rewriting = readonly [from: RegExp | string, to: string];

/**
 * Replaces a function by one that throws, so that a removed part that is called after all does not
 * break unnoticed. The bundler then drops what only that function used.
 * @param name of a function whose closing brace is indented like its first line
 */
export function withoutBody(name: string): Rewriting {
  return [
    new RegExp(`\\n( *)(?:async )?function ${name}\\([\\s\\S]*?\\n\\1\\}(?=\\n)`),
    `\n$1function ${name}() { throw new Error("${name} is left out of this build"); }`,
  ];
}

/**
 * @param parts names of functions that are replaced by ones that throw
 * @throws if the source has no such function
 */
export function withoutParts(source: string, parts: readonly string[]): string {
  return parts.reduce((rest, name) => {
    const [from, to] = withoutBody(name);
    const rewritten = rest.replace(from, to);
    if (rewritten === rest) throw new Error(`the package no longer has ${name}`);
    return rewritten;
  }, source);
}
