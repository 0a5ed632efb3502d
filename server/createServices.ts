import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import { siteName } from '../src/content/site';
import { clientAddress } from './backend/clientAddress';
import { type Backend, createBackend } from './backend/createBackend';
import type { Log } from './backend/LogEvent';
import type { Environment } from './readEnvironment';
import { createSms } from './sms/createSms';
import { smsFromEnvironment } from './sms/providers';

type NodeBindings = Readonly<{ incoming?: IncomingMessage }> | undefined;

export type Services = Readonly<{ backend: Backend; apps: readonly Hono[] }>;

/**
 * The database and what stands on it. Nothing is opened before it is first needed.
 * @throws when the settings name an SMS provider that they do not configure
 */
export function createServices(environment: Environment, log: Log): Services {
  const { dataDir, databaseUrl, trustProxy, allowedOrigins } = environment;
  const backend = createBackend({
    dataDir,
    trustProxy,
    allowedOrigins,
    log,
    ...(databaseUrl && { databaseUrl }),
  });
  const sms = createSms({
    ...smsFromEnvironment(process.env, siteName),
    query: (sql, params) => backend.query(sql, params),
    addressOf: (context) => {
      const request = (context.env as NodeBindings)?.incoming;
      const forwarded = request?.headers['x-forwarded-for']?.toString();
      return clientAddress(request?.socket.remoteAddress, forwarded, trustProxy);
    },
    allowedOrigins,
    log: (event) => log({ level: event.status >= 500 ? 'error' : 'info', ...event }),
  });
  return { backend, apps: [backend.app, sms] };
}
