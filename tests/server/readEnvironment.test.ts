import { expect, test } from 'vitest';
import { readEnvironment } from '../../server/readEnvironment';

test('unset and empty variables mean the documented defaults', () => {
  const standard = {
    host: '127.0.0.1',
    port: 3000,
    metricsPort: undefined,
    logLevel: 'warn',
    dataDir: 'data',
    keepEvery: 200,
    databaseUrl: undefined,
    trustProxy: false,
    offline: true,
    allowedOrigins: [],
    allowedHosts: [],
  };
  expect(readEnvironment({})).toEqual(standard);
  const names = ['HOST', 'PORT', 'METRICS_PORT', 'LOG_LEVEL', 'DATA_DIR', 'KEEP_EVERY_MS'];
  const others = ['DATABASE_URL', 'TRUST_PROXY', 'ALLOWED_ORIGINS', 'ALLOWED_HOSTS', 'OFFLINE'];
  const empty = Object.fromEntries([...names, ...others].map((name) => [name, '']));
  expect(readEnvironment(empty)).toEqual(standard);
});

test('each variable is read', () => {
  const environment = readEnvironment({
    HOST: '0.0.0.0',
    PORT: '0',
    METRICS_PORT: '65535',
    LOG_LEVEL: 'info',
    DATA_DIR: '/data',
    KEEP_EVERY_MS: '60000',
    DATABASE_URL: 'postgres://one',
    TRUST_PROXY: 'true',
    OFFLINE: 'off',
    ALLOWED_ORIGINS: 'https://one.example,,https://two.example',
    ALLOWED_HOSTS: 'kid.lan, kid.home',
  });
  expect(environment).toEqual({
    host: '0.0.0.0',
    port: 0,
    metricsPort: 65_535,
    logLevel: 'info',
    dataDir: '/data',
    keepEvery: 60_000,
    databaseUrl: 'postgres://one',
    trustProxy: true,
    offline: false,
    allowedOrigins: ['https://one.example', 'https://two.example'],
    allowedHosts: ['kid.lan', 'kid.home'],
  });
  expect(readEnvironment({ TRUST_PROXY: 'no' }).trustProxy).toBe(false);
  expect(readEnvironment({ TRUST_PROXY: '1' }).trustProxy).toBe(true);
  expect(readEnvironment({ KEEP_EVERY_MS: '0' }).keepEvery).toBe(0);
});

test.each([
  [{ PORT: '65536' }, 'PORT is "65536"; a port is a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is "-1"; a port is a number from 0 to 65535.'],
  [{ METRICS_PORT: '80.5' }, 'METRICS_PORT is "80.5"; a port is a number from 0 to 65535.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it can be info, warn or error.'],
  [{ KEEP_EVERY_MS: '-1' }, 'KEEP_EVERY_MS is "-1"; it can be 0 to 60000.'],
  [{ KEEP_EVERY_MS: '60001' }, 'KEEP_EVERY_MS is "60001"; it can be 0 to 60000.'],
  [{ KEEP_EVERY_MS: '0.5' }, 'KEEP_EVERY_MS is "0.5"; it can be 0 to 60000.'],
])('%j is refused with the allowed values', (env, sentence) => {
  expect(() => readEnvironment(env)).toThrow(new Error(sentence));
});
