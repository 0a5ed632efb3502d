const OWNERS = /^(?:(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_$ -]+)\.)+/su;
const NAME = /"((?:[^"\\]|\\.)*)"\.|([^.]+)\./gsu;
const GROUP = /^(?:and|or)$/;
const BEGINS = /^["\p{L}\p{N}_$ ]/u;

/**
 * Splits a parameter's name into the table that it belongs to and the rest: `other.not.or` into
 * `other` and `not.or`. The owner is null for the request's own table.
 */
export function splitOwner(key: string): Readonly<{ owner: string | null; rest: string }> {
  const own = { owner: null, rest: key };
  const path = OWNERS.exec(key)?.[0] ?? '';
  const rest = key.slice(path.length);
  const names = [...path.matchAll(NAME)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const isNegated = names.at(-1) === 'not' && GROUP.test(rest);
  const [owner] = isNegated ? names.slice(0, -1) : names;
  if (owner === undefined || !BEGINS.test(rest)) return own;
  return { owner, rest: isNegated ? `not.${rest}` : rest };
}
