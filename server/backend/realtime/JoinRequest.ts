import { z } from 'zod';

const binding = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(64).optional(),
  table: z.string().max(64).optional(),
  filter: z.string().max(1000).optional(),
  select: z.array(z.string().max(64)).max(100).optional(),
});

const join = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().default(false), self: z.boolean().default(false) }),
      presence: z.object({
        key: z.string().max(128).default(''),
        enabled: z.boolean().default(false),
      }),
      postgres_changes: z.array(binding).max(10),
      private: z.boolean(),
    })
    .partial(),
});

/** A requested subscription to table changes. */
export type BindingRequest = z.infer<typeof binding>;

/** The payload of `phx_join`. */
export type JoinRequest = z.infer<typeof join>;

/** @returns null when it is malformed */
export function parseJoinRequest(payload: unknown): JoinRequest | null {
  return join.safeParse(payload).data ?? null;
}

const MAX_PRESENCE_KEYS = 10; // The limit of the hosted service.
const MAX_PRESENCE_BYTES = 2048;

const update = z.object({
  event: z.enum(['track', 'untrack']),
  payload: z
    .record(z.string(), z.unknown())
    .refine(
      (state) =>
        Object.keys(state).length <= MAX_PRESENCE_KEYS &&
        Buffer.byteLength(JSON.stringify(state)) <= MAX_PRESENCE_BYTES,
    )
    .optional(),
});

/** The payload of a `presence` message. */
export type PresenceUpdate = z.infer<typeof update>;

/** @returns null when it is malformed or too large */
export function parsePresenceUpdate(payload: unknown): PresenceUpdate | null {
  return update.safeParse(payload).data ?? null;
}
