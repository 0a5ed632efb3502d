import { crc32 } from '../../lib/crc32';
import { cut, later, maxBundleLength, type Parsed } from '../bundle';
import { type Bytes, compress, decompress, joinBytes, readUint32, uint32 } from './bytes';

/**
 * The header: 'K90', the version of the format, whether a passphrase locks it, the length and the
 * checksum.
 */
const magic = new Uint8Array([0x4b, 0x39, 0x30]);
const version = 1;
const headerLength = 13;
const saltLength = 16;
const ivLength = 12;
/** Iterations of PBKDF2 with SHA-256. Each guess of a passphrase takes half a second on a phone. */
const rounds = 600_000;

async function keyOf(passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const text = new TextEncoder().encode(passphrase.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function lock(body: Bytes, passphrase: string): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await keyOf(passphrase, salt);
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, body);
  return joinBytes(salt, iv, new Uint8Array(locked));
}

/** @throws when the passphrase is wrong, or a byte has changed */
async function unlock(body: Bytes, passphrase: string): Promise<Bytes> {
  const salt = body.slice(0, saltLength);
  const iv = body.slice(saltLength, saltLength + ivLength);
  const key = await keyOf(passphrase, salt);
  const rest = body.slice(saltLength + ivLength);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, rest));
}

/**
 * Packs a text into a card's bytes: compressed, encrypted if there is a passphrase, with a
 * checksum.
 */
export async function packPayload(text: string, passphrase = ''): Promise<Bytes> {
  const plain = await compress(new TextEncoder().encode(text), 'deflate-raw');
  const body = passphrase === '' ? plain : await lock(plain, passphrase);
  const flags = new Uint8Array([version, passphrase === '' ? 0 : 1]);
  return joinBytes(magic, flags, uint32(body.length), uint32(crc32(body)), body);
}

/** Whether the magic bytes stand at that offset. */
export function beginsAt(bytes: Uint8Array, at: number): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte);
}

export type Unpacked = Parsed<string> | Readonly<{ locked: true }>;

/**
 * Unpacks the text of a card.
 * @param bytes begin with the magic bytes
 * @param passphrase undefined while the visitor has not been asked for it
 */
export async function unpackPayload(bytes: Bytes, passphrase?: string): Promise<Unpacked> {
  const [, , , found = 0, flags = 0] = bytes;
  if (found > version) return { refusal: later };
  if (bytes.length < headerLength || found !== version || flags > 1) return { refusal: cut };
  const length = readUint32(bytes, 5);
  const body = bytes.slice(headerLength, headerLength + length);
  if (body.length !== length || crc32(body) !== readUint32(bytes, 9)) return { refusal: cut };
  let plain = body;
  if (flags === 1) {
    if (passphrase === undefined) return { locked: true };
    try {
      plain = await unlock(body, passphrase);
    } catch {
      return { refusal: 'The passphrase is wrong.' };
    }
  }
  try {
    const text = await decompress(plain, 'deflate-raw', maxBundleLength);
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    return { refusal: cut };
  }
}
