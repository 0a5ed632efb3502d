/** A message that only its writer could have written. */
export type Signed = Readonly<{ text: string; by: string; sig: string }>;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const;
/** The longest text of a message in characters; the room passes on 4 kB. */
const longest = 3400;

function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** What signs for one window: everybody in a room hears everything and could say it in any name. */
export type Signer = Readonly<{
  /** The public key, as text. */
  by: string;
  /** The private key, for the tab to keep over a reload. */
  key: JsonWebKey;
  sign(text: string): Promise<Signed>;
}>;

/** @param kept a private key that the tab has kept */
export async function createSigner(kept?: JsonWebKey): Promise<Signer> {
  const { subtle } = crypto;
  const secret = kept
    ? await subtle.importKey('jwk', kept, algorithm, true, ['sign'])
    : (await subtle.generateKey(algorithm, true, ['sign', 'verify'])).privateKey;
  const key = await subtle.exportKey('jwk', secret);
  const by = `${key.x}.${key.y}`;
  return {
    by,
    key,
    async sign(text) {
      const sig = toText(await subtle.sign(signing, secret, new TextEncoder().encode(text)));
      return { text, by, sig };
    },
  };
}

/** The message in what was received; undefined for anything that its writer did not sign. */
export async function readSigned(payload: unknown): Promise<Signed | undefined> {
  const { text, by, sig } = Object(payload) as Record<string, unknown>;
  if (typeof text !== 'string' || typeof by !== 'string' || typeof sig !== 'string') return;
  if (text.length > longest || sig.length > 120 || !/^[\w-]{43}\.[\w-]{43}$/.test(by)) return;
  const [x, y] = by.split('.');
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x, y };
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
    const isSigned = await crypto.subtle.verify(
      signing,
      key,
      toBytes(sig),
      new TextEncoder().encode(text),
    );
    return isSigned ? { text, by, sig } : undefined;
  } catch {
    return undefined;
  }
}
