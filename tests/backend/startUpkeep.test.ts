import { expect, it } from 'vitest';
import { createBackend } from '../../server/backend/createBackend';
import { createServices } from '../../server/createServices';
import { readEnvironment } from '../../server/readEnvironment';
import { dataDirectory } from './support/dataDirectory';

it('a start deletes expired data and settles a text that a kill interrupted', async () => {
  const data = await dataDirectory();
  const before = createBackend({ dataDir: data.path, log: () => {} });
  await before.query(
    `insert into public.messenger_messages (username, message, created_at)
     values ('A', 'ancient', now() - interval '31 days'), ('A', 'recent', now())`,
  );
  await before.query(
    `select private.reserve_sms('key-of-a-kill', '192.0.2.1', '+447700900001', 'Jo', 'c u')`,
  );
  await before.close();

  const environment = readEnvironment({ DATA_DIR: data.path });
  const { backend } = createServices(environment, () => {});
  expect(await backend.query('select message from public.messenger_messages')).toEqual([
    { message: 'recent' },
  ]);
  expect(await backend.query('select delivery, error_code from private.sms_outbox')).toEqual([
    { delivery: 'outbox', error_code: 'stranded' },
  ]);
  await backend.close();
  data.remove();
});
