import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const docker = read('deploy/Dockerfile');
const compose = files.filter((name) => name.endsWith('.yaml')).map(read);

it('builds and mounts what there is', () => {
  for (const text of compose) {
    expect(text).toContain('build: { context: .., dockerfile: deploy/Dockerfile }');
    for (const [, file = ''] of text.matchAll(/"\.\/([^:"]+):[^"]+:ro"/g)) {
      expect(existsSync(new URL(`../../deploy/${file}`, import.meta.url)), file).toBe(true);
    }
  }
  // Nobody's database and nothing that was built elsewhere gets into an image.
  const kept = read('.dockerignore').split('\n');
  for (const name of ['node_modules', 'data', 'dist', 'dist-server', '.git']) {
    expect(kept).toContain(name);
  }
});

it('runs the server that a build makes, as a user of its own that can write where it must', () => {
  const [, flag = '', main = ''] = /^CMD \["node", "(--.*)", "(.*)"\]$/m.exec(docker) ?? [];
  // Both ways to start it bound the same memory.
  expect(read('package.json')).toContain(`"start": "node ${flag} scripts/start.mjs"`);
  expect(read('scripts/start.mjs')).toContain(`../${main}`);
  const [chown, copy, user] = ['chown node:node /site /data', 'COPY', 'USER node'].map((line) =>
    docker.indexOf(line),
  );
  expect(chown).toBeGreaterThan(0);
  expect(copy).toBeGreaterThan(chown ?? 0);
  expect(user).toBeGreaterThan(copy ?? 0);
  const environment = Object.fromEntries(
    [...docker.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  expect(readEnvironment(environment)).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    dataDir: '/data',
  });
});

it('asks each server on its port whether it is ready, and lets it end', () => {
  expect(docker).toContain('EXPOSE 3000');
  for (const text of compose) {
    expect(text).toContain("get('http://127.0.0.1:3000/api/ready'");
    expect(text).toContain('stop_grace_period: 30s');
  }
  expect(compose.some((text) => text.includes('ports: ["3000:3000"]'))).toBe(true);
});

it('sends the proxy to the servers there are, which keep their addresses when replaced', () => {
  const proxy = read('deploy/nginx.conf');
  const text = read('deploy/compose.two.yaml');
  const asked = [...proxy.matchAll(/server (\w+):3000 /g)].map(([, name = '']) => name);
  expect(asked).toEqual(['one', 'two']);
  for (const name of asked) {
    expect(text).toMatch(
      new RegExp(`^ {2}${name}: .*\\*site.*ipv4_address: 10\\.90\\.0\\.1[12] `, 'm'),
    );
  }
  expect(proxy).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
  expect(text).toContain('TRUST_PROXY: "1"');
});
