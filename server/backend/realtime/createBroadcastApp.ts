import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { createGuardedApp, type GuardOptions, notFound } from '../createGuardedApp';
import { parseJson, readBody } from '../readBody';
import { RestError } from '../rest/RestError';
import type { Broadcast } from './frames';
import { Refused } from './Refused';

const message = z.object({
  topic: z.string().min(1).max(200),
  event: z.string().min(1).max(64),
  payload: z.unknown(),
});
const request = z.object({ messages: z.array(message).min(1).max(20) });

/** Broadcasts over HTTP, which the client uses while it has no socket. */
export function createBroadcastApp(
  options: GuardOptions &
    Readonly<{ broadcast: (topic: string, broadcast: Broadcast, address: string) => void }>,
): Hono {
  const app = createGuardedApp('broadcast', options);
  const send = (context: Context, { topic, event, payload }: z.infer<typeof message>) => {
    const content = Buffer.from(JSON.stringify(payload ?? {}));
    try {
      options.broadcast(topic, { event, encoding: 1, content }, options.addressOf(context));
    } catch (error) {
      if (error instanceof Refused) throw new RestError(429, 'too_many_requests', error.message);
      throw error;
    }
  };
  const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
    const { data } = schema.safeParse(value);
    if (data === undefined) throw new RestError(422, 'malformed', 'The broadcast is malformed');
    return data;
  };
  const readJson = async (context: Context): Promise<unknown> => {
    const value = parseJson(await readBody(context, options.limits.broadcastBytes));
    if (value === undefined) throw new RestError(422, 'malformed', 'The body is not JSON');
    return value;
  };

  app.post('/', async (context) => {
    const { messages } = parse(request, await readJson(context));
    for (const each of messages) send(context, each);
    return context.body(null, 202);
  });
  app.post('/:topic/events/:event', async (context) => {
    const payload = await readJson(context);
    send(context, parse(message, { ...context.req.param(), payload }));
    return context.body(null, 202);
  });
  app.all('*', notFound);
  return app;
}
