import { resolve } from 'node:path';
import { type Control, reachControl } from '../../server/backend/control';
import { createBackend } from '../../server/backend/createBackend';
import { readEnvironment } from '../../server/readEnvironment';

export type OpenControl = Readonly<{
  control: Control;
  dataDir: string;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
  close(): Promise<void>;
}>;

/**
 * Opens the database that the environment names: through the running server that holds it, or
 * directly.
 */
export async function openControl(): Promise<OpenControl> {
  const environment = readEnvironment(process.env);
  const { databaseUrl } = environment;
  const dataDir = resolve(environment.dataDir);
  if (databaseUrl === undefined) {
    const reached = await reachControl(dataDir);
    if (reached !== null) {
      return { control: reached, dataDir, databaseUrl, close: async () => reached.close() };
    }
  }
  let refusal = '';
  const backend = createBackend({
    dataDir,
    databaseUrl,
    log: (event) => {
      if (typeof event.reason === 'string') refusal = event.reason;
    },
  });
  try {
    await backend.query('select 1');
  } catch (error) {
    await backend.close();
    throw refusal === '' ? error : new Error(refusal);
  }
  return { control: backend, dataDir, databaseUrl, close: () => backend.close() };
}

/** Runs an operator's command. Any failure is printed as a sentence and sets exit status 1. */
export async function operate(work: (open: OpenControl) => Promise<void>): Promise<void> {
  let open: OpenControl | undefined;
  try {
    open = await openControl();
    await work(open);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await open?.close();
  }
}
