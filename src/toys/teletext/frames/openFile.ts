import { type ImportResult, refused } from '../../../../scenes/teletext/rules/ImportResult';
import { packetLength } from '../../../../scenes/teletext/rules/packets';
import { readPackets } from '../../../../scenes/teletext/rules/readPackets';
import { openText } from './openText';

const maxBytes = 20_000_000;
/** The most bytes that can be spread into one call. */
const stretch = 8192;

/** One character per byte, as the formats need it. Text decoders would replace some bytes. */
function bytesToText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += stretch) {
    text += String.fromCharCode(...bytes.subarray(at, at + stretch));
  }
  return text;
}

/** Imports a file of TTI pages, of packets (T42), or one that contains an address. */
export async function openFile(file: File): Promise<ImportResult> {
  if (file.size > maxBytes) return refused('That file is too large to be a teletext page.');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isStream = /\.t42$/i.test(file.name) && bytes.length % packetLength === 0;
    return isStream ? readPackets(bytes) : openText(bytesToText(bytes));
  } catch (error) {
    console.warn('A file could not be read.', error);
    return refused('That file could not be read.');
  }
}
