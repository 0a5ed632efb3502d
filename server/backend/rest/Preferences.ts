import { notOffered } from './RestError';

/** The parts of the Prefer header that the backend honours. */
export type Preferences = Readonly<{
  returns: 'minimal' | 'representation' | null;
  count: 'exact' | null;
}>;

const OFFERED: ReadonlySet<string> = new Set([
  'return=minimal',
  'return=representation',
  'count=exact',
]);

/** @throws RestError not_offered */
export function parsePreferences(header = ''): Preferences {
  const wishes = header.split(',').flatMap((part) => part.trim() || []);
  for (const wish of wishes) if (!OFFERED.has(wish)) throw notOffered(`The preference ${wish}`);
  const minimal = wishes.includes('return=minimal') ? 'minimal' : null;
  return {
    returns: wishes.includes('return=representation') ? 'representation' : minimal,
    count: wishes.includes('count=exact') ? 'exact' : null,
  };
}

/** The Preference-Applied header; none if nothing was asked for. */
export function appliedPreferences({
  returns,
  count,
}: Partial<Preferences>): Readonly<Record<string, string>> {
  const applied = [...(returns ? [`return=${returns}`] : []), ...(count ? [`count=${count}`] : [])];
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') };
}
