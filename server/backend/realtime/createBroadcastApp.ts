import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { createGuardedApp, type GuardOptions, notFound } from '../createGuardedApp';
import { readBody } from '../readBody';
import { RestError } from '../rest/RestError';
import type { Broadcast } from './frames';
import { Refused } from './Refused';

const topic = z.string().min(1).max(200);
const event = z.string().min(1).max(64);
const request = z.object({
  messages: z
    .array(z.object({ topic, event, payload: z.unknown() }))
    .min(1)
    .max(20),
});

/** Broadcasts over HTTP, which the client uses while it has no socket. */
export function createBroadcastApp(
  options: GuardOptions &
    Readonly<{ broadcast: (topic: string, broadcast: Broadcast, address: string) => void }>,
): Hono {
  const app = createGuardedApp('broadcast', options);
  const send = (context: Context, to: string, name: string, payload: unknown) => {
    const content = Buffer.from(JSON.stringify(payload ?? {}));
    try {
      const broadcast: Broadcast = { event: name, encoding: 1, content };
      options.broadcast(to, broadcast, options.addressOf(context));
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
    const body = await readBody(context, options.limits.broadcastBytes);
    try {
      return JSON.parse(body);
    } catch {
      throw new RestError(422, 'malformed', 'The body is not JSON');
    }
  };

  app.post('/', async (context) => {
    const { messages } = parse(request, await readJson(context));
    for (const message of messages) send(context, message.topic, message.event, message.payload);
    return context.body(null, 202);
  });
  app.post('/:topic/events/:event', async (context) => {
    const payload = await readJson(context);
    const to = parse(topic, context.req.param('topic'));
    const name = parse(event, context.req.param('event'));
    send(context, to, name, payload);
    return context.body(null, 202);
  });
  app.all('*', notFound);
  return app;
}
