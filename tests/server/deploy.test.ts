import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../server/readEnvironment';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const files = readdirSync(new URL('../../deploy', import.meta.url)).map((name) => `deploy/${name}`);

it('says in the documents what every variable of the compose files means', () => {
  const table = read('docs/deploying.md');
  const given = files
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => [...read(name).matchAll(/^ {4,6}([A-Z_]+): /gm)].map(([, key]) => key))
    .filter((key) => !key?.startsWith('POSTGRES_'));
  expect(new Set(given)).toEqual(new Set(['DATABASE_URL', 'TRUST_PROXY', 'METRICS_PORT']));
  for (const key of given) expect(table, key).toContain(`\`${key}\``);
});

it('names every compose file in the documents', () => {
  for (const name of files) expect(read('docs/deploying.md')).toContain(name);
});

it('reads those variables as the compose files write them', () => {
  const environment = readEnvironment({ METRICS_PORT: '9090', TRUST_PROXY: '1' });
  expect(environment).toMatchObject({ metricsPort: 9090, trustProxy: true });
  expect(() => readEnvironment({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT is "x"');
});
