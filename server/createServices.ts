import { siteName } from '../src/content/site';
import { addressOfContext } from './backend/clientAddress';
import { createBackend } from './backend/createBackend';
import type { Log } from './backend/LogEvent';
import type { SubmissionOptions } from './createSubmissionApp';
import type { Environment } from './readEnvironment';
import { createRuns } from './runs/createRuns';
import { JudgeThread } from './runs/JudgeThread';
import { createSms } from './sms/createSms';
import { smsFromEnvironment } from './sms/providers';
import { settleStranded } from './sms/settleStranded';

/**
 * The database and the services on it. Nothing is opened before it is first needed.
 * @throws if the settings name an SMS provider without its configuration
 */
export function createServices(environment: Environment, log: Log) {
  const { keepEvery, trustProxy, allowedOrigins } = environment;
  const startedAt = Date.now();
  const setup = smsFromEnvironment(process.env, siteName);
  const backend = createBackend({
    ...environment,
    embedded: { keepEvery },
    log,
    upkeep: (database) => settleStranded(database, setup.provider.live, startedAt),
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
  // The judge's thread ends with the database that it writes to.
  const close = async (): Promise<void> => {
    await judge.close();
    await backend.close();
  };
  return { backend: { ...backend, close }, apps: [backend.app, sms, runs] };
}
