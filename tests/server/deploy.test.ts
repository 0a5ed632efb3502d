import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createApi } from '../../server/createApi';
import { readEnvironment } from '../../server/readEnvironment';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const files = readdirSync(new URL('../../deploy', import.meta.url)).map((name) => `deploy/${name}`);

it('the documents explain every variable of the compose files', () => {
  const table = read('docs/deploying.md');
  const given = files
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => [...read(name).matchAll(/^ {4,6}([A-Z_]+): /gm)].map(([, key]) => key))
    .filter((key) => !key?.startsWith('POSTGRES_'));
  expect(new Set(given)).toEqual(new Set(['DATABASE_URL', 'TRUST_PROXY', 'METRICS_PORT']));
  for (const key of given) expect(table, key).toContain(`\`${key}\``);
});

it('the documents name every compose file', () => {
  for (const name of files) expect(read('docs/deploying.md')).toContain(name);
});

it('the documents write those variables as the compose files do', () => {
  const environment = readEnvironment({ METRICS_PORT: '9090', TRUST_PROXY: '1' });
  expect(environment).toMatchObject({ metricsPort: 9090, trustProxy: true });
  expect(() => readEnvironment({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT is "x"');
});

const docker = read('deploy/Dockerfile');
const compose = files.filter((name) => name.endsWith('.yaml')).map(read);

it('the compose files build and mount existing files', () => {
  for (const text of compose) {
    expect(text).toContain('build: { context: .., dockerfile: deploy/Dockerfile }');
    for (const [, file = ''] of text.matchAll(/"\.\/([^:"]+):[^"]+:ro"/g)) {
      expect(existsSync(new URL(`../../deploy/${file}`, import.meta.url)), file).toBe(true);
    }
  }
  // No database and no other build gets into an image.
  const kept = read('.dockerignore').split('\n');
  for (const name of ['node_modules', 'data', 'dist', 'dist-server', '.git']) {
    expect(kept).toContain(name);
  }
});

it('the image runs the built server as a user of its own that can write where it must', () => {
  const [, flag = '', main = ''] = /^CMD \["node", "(--.*)", "(.*)"\]$/m.exec(docker) ?? [];
  // Both ways to start the server set the same memory limit.
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

it("the compose files check each server's readiness on its port, and let it stop", () => {
  expect(docker).toContain('EXPOSE 3000');
  for (const text of compose) {
    expect(text).toContain("get('http://127.0.0.1:3000/api/ready'");
    expect(text).toContain('stop_grace_period: 30s');
  }
  expect(compose.some((text) => text.includes('ports: ["3000:3000"]'))).toBe(true);
});

it('the proxy sends to all servers, which keep their addresses when they are replaced', () => {
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

it('the image contains the programs that server and operator call, and a supported Node', () => {
  const [, major = ''] = /^FROM node:(\d+)-slim$/m.exec(docker) ?? [];
  expect(read('package.json')).toContain(`"node": ">=${major}.`);
  // From util-linux and tar.
  expect(read('server/backend/database/lockDirectory.ts')).toContain("spawn('flock'");
  expect(read('scripts/operate/archive.ts')).toContain("spawnSync('tar'");
  expect(docker).toMatch(/apt-get install -y --no-install-recommends util-linux tar /);
  const made =
    /^RUN npm ci && npm run (\w+) && rm -rf node_modules[/]\.cache$/m.exec(docker)?.[1] ?? '';
  expect(read('package.json')).toContain(`"${made}": "node --import tsx scripts/build/build.ts"`);
  expect(read('scripts/build/build.ts')).toContain("buildForNode('server/main.ts', 'dist-server'");
});

it('the compose files set no unused variable', () => {
  const sources = readdirSync(new URL('../../server', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });
  const product = [
    ...sources.filter((name) => /\.m?ts$/.test(name)).map((name) => `server/${name}`),
    'scripts/start.mjs',
  ].map(read);
  const ours = [
    ...docker.matchAll(/(?:ENV | )([A-Z_]+)=\S/g),
    ...compose.flatMap((text) => [...text.matchAll(/^ {4,6}([A-Z_]+): /gm)]),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('POSTGRES_'));
  expect(ours.length).toBeGreaterThan(5);
  for (const name of ours) {
    expect(
      product.some((source) => source.includes(`env.${name}`)),
      name,
    ).toBe(true);
  }
});

it('the health check uses an existing address', async () => {
  const api = createApi({ version: '1', services: [] });
  for (const text of compose) {
    for (const [, path = ''] of text.matchAll(/get\('http:\/\/127\.0\.0\.1:3000(\/[^']*)'/g)) {
      expect((await api.request(path)).status, path).toBe(200);
    }
  }
});

/** The names one level below a section. */
function namesUnder(text: string, section: string): readonly string[] {
  const [, below = ''] = new RegExp(`^${section}:(.*(?:\\n(?:[ #].*)?)*)`, 'm').exec(text) ?? [];
  const inline = /^ \{ (\w+): /.exec(below)?.[1];
  return inline ? [inline] : [...below.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

it('the compose files name only services, volumes and networks that they declare', () => {
  for (const text of compose) {
    const services = namesUnder(text, 'services');
    expect(services).toContain('database');
    for (const [, some = ''] of text.matchAll(/depends_on: (?:\{ (\w+):|\[)/g)) {
      if (some) expect(services).toContain(some);
    }
    for (const [, list = ''] of text.matchAll(/depends_on: \[([^\]]*)\]/g)) {
      for (const name of list.split(', ')) expect(services).toContain(name);
    }
    const volumes = namesUnder(text, 'volumes');
    for (const [, name = ''] of text.matchAll(/^ {4}volumes: \["(\w+):/gm)) {
      expect(volumes).toContain(name);
    }
    for (const [, name = ''] of text.matchAll(/networks: \{ (\w+):/g)) {
      expect(namesUnder(text, 'networks')).toContain(name);
    }
    // The database's address is the service's, with the user and name that the service creates.
    const [, user, host, name] =
      /postgres:\/\/(\w+):\$\{POSTGRES_PASSWORD\}@(\w+)\/(\w+)/.exec(text) ?? [];
    expect(services).toContain(host);
    expect(text).toContain(`POSTGRES_USER: ${user}`);
    expect(text).toContain(`POSTGRES_DB: ${name}`);
  }
});
