import type { Hono } from 'hono';
import { siteName } from '../src/content/site';
import { addressOfContext } from './backend/clientAddress';
import { type Backend, createBackend } from './backend/createBackend';
import type { Log } from './backend/LogEvent';
import type { SubmissionOptions } from './createSubmissionApp';
import type { Environment } from './readEnvironment';
import { createRuns } from './runs/createRuns';
import { JudgeThread } from './runs/JudgeThread';
import { createSms } from './sms/createSms';
import { smsFromEnvironment } from './sms/providers';
import { settleStranded } from './sms/settleStranded';

export type Services = Readonly<{ backend: Backend; apps: readonly Hono[] }>;

/**
 * The database and the services on it. Nothing is opened before it is first needed.
 * @throws if the settings name an SMS provider without its configuration
 */
export function createServices(environment: Environment, log: Log): Services {
  const { dataDir, databaseUrl, keepEvery, trustProxy, allowedOrigins } = environment;
  const startedAt = Date.now();
  const setup = smsFromEnvironment(process.env, siteName);
  const backend = createBackend({
    dataDir,
    embedded: { keepEvery },
    trustProxy,
    allowedOrigins,
    log,
    upkeep: (database) => settleStranded(database, setup.provider.live, startedAt),
    ...(databaseUrl && { databaseUrl }),
  });
  const shared: SubmissionOptions = {
    query: (sql, params) => backend.query(sql, params),
    addressOf: (context) => addressOfContext(context, trustProxy),
    allowedOrigins,
    log: (event) => log({ level: event.status >= 500 ? 'error' : 'info', ...event }),
  };
  const sms = createSms({ ...setup, ...shared });
  const judge = new JudgeThread();
  const runs = createRuns({ ...shared, judge: (text, day) => judge.judge(text, day) });
  return { backend: closingWith(backend, judge), apps: [backend.app, sms, runs] };
}

/** The judge's thread ends with the database that it writes to. */
function closingWith(backend: Backend, judge: JudgeThread): Backend {
  const close = async (): Promise<void> => {
    await judge.close();
    await backend.close();
  };
  return { ...backend, close };
}
