import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { parseJson } from '../readBody';

/** One message of the Phoenix channel protocol that Realtime speaks. */
export type ChannelMessage = Readonly<{
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}>;

/** What an answer repeats of the message that it is for. */
export type Address = Pick<ChannelMessage, 'joinRef' | 'ref' | 'topic'>;

/** 1.0.0 sends objects, 2.0.0 arrays and, for broadcasts, binary frames. */
export type Version = '1.0.0' | '2.0.0';

export const isVersion = (text: string | null): text is Version =>
  text === '1.0.0' || text === '2.0.0';

/** A broadcast's own event name and content; the content stays as the bytes that came. */
export type Broadcast = Readonly<{ event: string; encoding: 0 | 1; content: Buffer }>;

/** A broadcast that came as a binary frame. */
export type BroadcastMessage = Address & Readonly<{ broadcast: Broadcast }>;

const USER_BROADCAST_PUSH = 3;
const USER_BROADCAST = 4;
const JSON_ENCODING = 1;

const ref = z
  .string()
  .max(255)
  .nullish()
  .transform((text) => text ?? null);
const message = z.object({
  join_ref: ref,
  ref,
  topic: z.string().refine((text) => Buffer.byteLength(text) <= 255),
  event: z.string().max(255),
  payload: z.unknown().optional(),
});

/** Reads a text message; null when it is malformed. */
export function decodeText(text: string, version: Version): ChannelMessage | null {
  let value = parseJson(text);
  if (version === '2.0.0') {
    if (!Array.isArray(value) || value.length !== 5) return null;
    const [join_ref, ref, topic, event, payload] = value as readonly unknown[];
    value = { join_ref, ref, topic, event, payload };
  }
  const { data } = message.safeParse(value);
  if (data === undefined) return null;
  const { join_ref: joinRef, payload, ...rest } = data;
  return { joinRef, payload, ...rest };
}

/**
 * Reads a binary message of version 2: one byte each for the kind, the lengths of join_ref, ref,
 * topic, event and metadata, and the encoding; then those five texts; then the content.
 *
 * @returns null when it is malformed
 */
export function decodeBinary(data: Buffer): BroadcastMessage | null {
  if (data.length < 7 || data[0] !== USER_BROADCAST_PUSH) return null;
  const lengths = [...data.subarray(1, 6)];
  const encoding = data[6] === JSON_ENCODING ? 1 : 0;
  let offset = 7;
  const parts = lengths.map((length) => {
    offset += length;
    return data.subarray(offset - length, offset);
  });
  // Invalid UTF-8 would be changed on the way, and longer texts break the lengths.
  if (offset > data.length || !parts.every(isUtf8)) return null;
  const [joinRef = '', ref = '', topic = '', event = ''] = parts.map((part) => part.toString());
  if (topic === '' || event === '') return null;
  const content = data.subarray(offset);
  if (encoding === 1 && (!isUtf8(content) || parseJson(content.toString()) === undefined)) {
    return null;
  }
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    broadcast: { event, encoding, content },
  };
}

/** Writes a message whose payload is JSON text already. */
export function encodeRaw(
  frame: Omit<ChannelMessage, 'payload'>,
  json: string,
  version: Version,
): string {
  const { joinRef, ref, topic, event } = frame;
  if (version === '2.0.0') {
    const head = JSON.stringify([joinRef, ref, topic, event]).slice(0, -1);
    return `${head},${json}]`;
  }
  const head = JSON.stringify({ join_ref: joinRef, ref, topic, event }).slice(0, -1);
  return `${head},"payload":${json}}`;
}

export function encode(frame: ChannelMessage, version: Version): string {
  return encodeRaw(frame, JSON.stringify(frame.payload ?? {}), version);
}

/** Writes a broadcast: binary for version 2, an object for version 1. */
export function encodeBroadcast(
  topic: string,
  broadcast: Broadcast,
  version: Version,
): Buffer | string {
  const { event, encoding, content } = broadcast;
  if (version === '1.0.0') {
    const payload =
      encoding === 1 ? content.toString() : JSON.stringify(content.toString('base64'));
    const head = JSON.stringify({ type: 'broadcast', event }).slice(0, -1);
    const frame = { joinRef: null, ref: null, topic, event: 'broadcast' };
    return encodeRaw(frame, `${head},"payload":${payload}}`, version);
  }
  const topicBytes = Buffer.from(topic);
  const eventBytes = Buffer.from(event);
  const head = Buffer.from([
    USER_BROADCAST,
    topicBytes.length,
    eventBytes.length,
    0, // metadata
    encoding,
  ]);
  return Buffer.concat([head, topicBytes, eventBytes, content]);
}
