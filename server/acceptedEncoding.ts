/** The compressed forms that files are kept in, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

function weights(header: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (coding !== '') result.set(coding, Number.isFinite(weight) ? weight : 0);
  }
  return result;
}

/** The best of the offered encodings that an Accept-Encoding header accepts; undefined if none. */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined;
  const accepted = weights(header);
  const weightOf = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  return encodings
    .filter((encoding) => offered.includes(encoding) && weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
}
