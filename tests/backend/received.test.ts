import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pack, unpack } from '../../scripts/operate/archive';
import { moderateRoom } from '../../scripts/operate/moderateRoom';
import { acceptedEncoding } from '../../server/acceptedEncoding';
import { clientAddress } from '../../server/backend/clientAddress';
import { type Control, controlPath, listenForControl } from '../../server/backend/control';
import { hasDatabase } from '../../server/backend/database/dataFolder';
import { StartRefusal } from '../../server/backend/database/StartRefusal';
import { isAllowedOrigin } from '../../server/backend/isAllowedOrigin';
import { parseJoinRequest, parsePresenceUpdate } from '../../server/backend/realtime/JoinRequest';
import { RestError } from '../../server/backend/rest/RestError';
import { parsePreferences } from '../../server/backend/rest/Target';
import { readEnvironment } from '../../server/readEnvironment';
import { requestUrl } from '../../server/requestUrl';
import { respondWithFile } from '../../server/respondWithFile';
import { siteFile } from '../../server/SiteFile';
import { parseSms } from '../../server/sms/parseSms';
import { smsFromEnvironment, twilio } from '../../server/sms/providers';

// Every reader of stored or received data that `fuzz.test.ts` does not reach over the wire, or not
// often. What it reaches: query strings, conditions, selections, bodies, headers, bytes, frames.

/** Text as headers carry it, with what their readers look for. */
const headerText = fc
  .array(
    fc.oneof(
      fc.constantFrom(',', ';', '=', '"', 'q=', '0', '1e999', '*', 'W/', ':', '.', '/', '%', ' '),
      fc.constantFrom('br', 'gzip', 'handling=strict', 'return=minimal', 'count', '::', 'ffff:'),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('headers', () => {
  it('an encoding is one of those offered, or none', () => {
    fc.assert(
      fc.property(headerText, (text) => {
        expect(['br', 'gzip', undefined]).toContain(acceptedEncoding(text, ['br', 'gzip']));
      }),
      { numRuns: 1_000 },
    );
  });

  it('a file is sent whole, or not at all if the client has it', () => {
    const file = siteFile('/x.png', Buffer.alloc(10), {});
    fc.assert(
      fc.property(headerText, headerText, (match, range) => {
        const { status, body } = respondWithFile('GET', { 'if-none-match': match, range }, file);
        expect(body === null ? status : body.length).toBe(body === null ? 304 : 10);
      }),
      { numRuns: 1_000 },
    );
  });

  it('preferences are known, or refused with their name', () => {
    fc.assert(
      fc.property(headerText, (text) => {
        try {
          const { returns, count } = parsePreferences(text);
          expect(['minimal', 'headers-only', 'representation', null]).toContain(returns);
          expect(['exact', 'planned', 'estimated', null]).toContain(count);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('a visitor is one address or network, whatever headers a proxy received', () => {
    const stated = fc.oneof(headerText, fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
    fc.assert(
      fc.property(stated, stated, (remote, forwarded) => {
        const address = clientAddress(remote, forwarded, true);
        expect(clientAddress(address.replace('/64', ''), undefined, false)).toBe(address);
        // What a visitor says of himself stands before what the proxy wrote.
        expect(clientAddress('192.0.2.1', `${forwarded}, 192.0.2.9`, true)).toBe('192.0.2.9');
      }),
      { numRuns: 1_000 },
    );
  });

  it('no page of another host may use the backend', () => {
    fc.assert(
      fc.property(headerText, headerText, (origin, host) => {
        if (!isAllowedOrigin(origin, host, [])) return;
        expect(new URL(origin).host).toBe(host);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a requested address is a path of this site, or refused', () => {
    const target = fc.oneof(
      headerText.map((text) => `/${text}`),
      headerText.map((text) => `http://x${text}`),
      headerText,
    );
    fc.assert(
      fc.property(target, headerText, fc.boolean(), (url, host, isTwice) => {
        const rawHeaders = isTwice ? ['Host', host, 'hOST', host] : ['Host', host];
        const asked = { url, headers: { host }, rawHeaders, httpVersion: '1.1' };
        const read = requestUrl(asked as unknown as IncomingMessage);
        if (read === undefined) return;
        expect(isTwice).toBe(false);
        expect(read.pathname.startsWith('/')).toBe(true);
        expect(['http:', 'https:']).toContain(read.protocol);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('messages of a socket', () => {
  it('a join and a presence are parsed completely, or refused', () => {
    const payload = fc.oneof(
      fc.anything(),
      fc.record({ config: fc.anything() }),
      fc.record({
        config: fc.record({
          postgres_changes: fc.array(
            fc.record({ event: fc.constantFrom('*', 'INSERT', 'x'), filter: fc.anything() }),
          ),
          presence: fc.anything(),
        }),
      }),
      fc.record({ event: fc.constantFrom('track', 'untrack'), payload: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(payload, (received) => {
        expect(parseJoinRequest(received)?.config.postgres_changes?.length ?? 0).toBeLessThan(11);
        const state = parsePresenceUpdate(received)?.payload ?? {};
        expect(JSON.stringify(state).length).toBeLessThan(2_049);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('texts', () => {
  const field = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('+447700900123', '0044 (0)7700 900123', ' Jo ', '+1'),
    fc.anything(),
  );
  const form = fc.oneof(fc.record({ to: field, message: field, from: field }), fc.anything());

  it('a text is one that a telephone can receive, or is refused with a sentence', () => {
    let taken = 0;
    fc.assert(
      fc.property(form, fc.constantFrom(undefined, ['GB' as const]), (body, mobilesOf) => {
        const parsed = parseSms(body, { mobilesOf });
        if ('error' in parsed) {
          expect(parsed.error).toMatch(/^[A-Z].{10,}/);
          return;
        }
        taken += 1;
        expect(parsed.sms.to).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(parsed.sms.message.length).toBeLessThanOrEqual(160);
        expect(parsed.sms.from).toMatch(/^[^\p{Cc}]{1,30}$/u);
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(10);
  });

  it('any response of a provider is handled', async () => {
    const answer = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ sid: fc.oneof(fc.string(), fc.integer()), code: fc.oneof(fc.nat(), fc.string()) })
        .map((value) => JSON.stringify(value)),
      fc.constantFrom('{"code":"constructor"}', '{"code":"__proto__"}', '{"sid":"SM1"}'),
    );
    const settings = { accountSid: 'AC1', authToken: 't', sender: '+15005550006', siteName: 'x' };
    await fc.assert(
      fc.asyncProperty(answer, fc.constantFrom(200, 201, 400, 429, 500), async (text, status) => {
        const provider = twilio({
          ...settings,
          fetch: async () => new Response(text, { status }),
        });
        const result = await provider.send({ to: '+447700900123', message: 'm', from: 'f' });
        expect(['sent', 'failed', 'unknown']).toContain(result.delivery);
        if ('error' in result) expect(typeof result.error).toBe('string');
        if (result.delivery === 'sent') expect(status).toBeLessThan(300);
      }),
      { numRuns: 500 },
    );
  });
});

it('an environment is parsed, or refused with a sentence that names the variable', () => {
  const value = fc.option(fc.oneof(fc.string(), fc.integer().map(String)), { nil: undefined });
  const names = ['PORT', 'METRICS_PORT', 'LOG_LEVEL', 'KEEP_EVERY_MS', 'TRUST_PROXY', 'HOST'];
  const sms = ['SMS_PROVIDER', 'SMS_COUNTRIES', 'TWILIO_ACCOUNT_SID'];
  const environment = fc.dictionary(fc.constantFrom(...names, ...sms), value);
  fc.assert(
    fc.property(environment, (given) => {
      for (const read of [() => readEnvironment(given), () => smsFromEnvironment(given, 'x')]) {
        try {
          read();
        } catch (error) {
          expect((error as Error).message).toMatch(/^[A-Z_]{4,}[ =]/);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kid-received-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('an operator', () => {
  it('sends words, which become parameters of the existing statements, or get a sentence', async () => {
    vi.spyOn(console, 'table').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const names = ['reports', 'messages', 'delete', 'mute', 'ban', 'unmute', 'block', 'slow', 'x'];
    const word = fc.oneof(
      fc.constantFrom(...names, 'constructor', '__proto__', "'; drop table x; --"),
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
    );
    const statements = new Set<string>();
    const words = fc.tuple(fc.constantFrom(...names), fc.array(word, { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(words, async ([name, rest]) => {
        const control: Control = {
          async query(sql, params = []) {
            statements.add(sql);
            for (const param of params) {
              expect(typeof param === 'number' || rest.includes(param as string)).toBe(true);
              if (typeof param === 'number') expect(param).toBeGreaterThanOrEqual(0);
            }
            return [];
          },
          snapshot: () => Promise.reject(new Error('not asked for')),
          restore: () => Promise.reject(new Error('not asked for')),
        };
        await moderateRoom(control, [name, ...rest]).catch((error: unknown) => {
          expect((error as Error).message).toMatch(/npm run moderate|^The server no longer knows/);
        });
      }),
      { numRuns: 1_000 },
    );
    // Of the eight commands that exist, one statement each: no word ever became part of one.
    expect(statements.size).toBe(8);
  });

  it('can send anything to a running server, which answers each line with a sentence', async () => {
    const folder = newFolder();
    const control: Control = {
      query: async <T>() => [] as T[],
      snapshot: async () => undefined,
      restore: async () => undefined,
    };
    const close = await listenForControl(folder, control);
    onTestFinished(close);
    const socket = connect(controlPath(folder) ?? '');
    onTestFinished(() => void socket.destroy());
    const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
    const command = fc.record({
      kind: fc.constantFrom('query', 'snapshot', 'restore', 'stop'),
      sql: fc.oneof(fc.string(), fc.jsonValue()),
      params: fc.jsonValue(),
      folder: fc.jsonValue(),
    });
    const line = fc.oneof(
      command.map((value) => JSON.stringify(value)),
      fc.json(),
      fc.string().map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, '')),
    );
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        socket.write(`${text}\n`);
        const { value } = await answers.next();
        const told = JSON.parse(String(value)) as object;
        expect('rows' in told || 'error' in told).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a backup file', () => {
  /** A folder that passes for a database's, packed. */
  function packed(folder: string): string {
    const database = join(folder, 'database');
    for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) {
      mkdirSync(join(database, name), { recursive: true });
    }
    writeFileSync(join(database, 'PG_VERSION'), '18\n');
    writeFileSync(join(database, 'global/pg_control'), 'x');
    const file = join(folder, 'backup.tar.gz');
    pack(database, file);
    return file;
  }

  it('is unpacked completely', () => {
    const folder = newFolder();
    const database = unpack(packed(folder), join(folder, 'aside'));
    expect(readFileSync(join(database, 'PG_VERSION'), 'utf8')).toBe('18\n');
  });

  it('with changed bytes, or a missing end, is refused or gives a valid database', () => {
    const folder = newFolder();
    const whole = readFileSync(packed(folder));
    const file = join(folder, 'changed.tar.gz');
    const change = fc.record({
      length: fc.integer({ min: 0, max: whole.length }),
      at: fc.nat(whole.length - 1),
      byte: fc.nat(255),
      isPlain: fc.boolean(),
    });
    fc.assert(
      fc.property(change, ({ length, at, byte, isPlain }) => {
        const aside = join(folder, 'aside');
        const bytes = isPlain ? Buffer.from(whole) : Buffer.from(whole.subarray(0, length));
        if (at < bytes.length) bytes[at] = byte;
        writeFileSync(file, bytes);
        try {
          expect(unpack(file, aside)).toBe(join(aside, 'database'));
        } catch (error) {
          expect((error as Error).message).toMatch(
            /^tar: |holds no database|^The database in |^The folder of the database/,
          );
        }
        rmSync(aside, { recursive: true, force: true });
        expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'changed.tar.gz', 'database']);
      }),
      { numRuns: 40 },
    );
  });

  it.each<[string, (folder: string) => void]>([
    ['a link in its place', (folder) => symlinkSync('/etc', join(folder, 'database'))],
    [
      'a link among its files',
      (folder) => symlinkSync('/etc/passwd', join(folder, 'database/base/1')),
    ],
    ['a pipe', (folder) => void spawnSync('mkfifo', [join(folder, 'database/base/1')])],
  ])('with %s is refused', (_what, spoil) => {
    const folder = newFolder();
    packed(folder);
    if (_what === 'a link in its place') rmSync(join(folder, 'database'), { recursive: true });
    spoil(folder);
    const file = join(folder, 'spoilt.tar.gz');
    execFileSync('tar', ['-czf', file, '-C', folder, 'database']);
    expect(() => unpack(file, join(folder, 'aside'))).toThrow(/is neither a file nor a folder/);
  });

  it('with paths out of its folder writes nothing there', () => {
    const folder = newFolder();
    packed(folder);
    const file = join(folder, 'climbing.tar.gz');
    writeFileSync(join(folder, 'evil'), 'x');
    execFileSync('tar', ['-P', '-czf', file, '-C', join(folder, 'database'), '../evil', 'base']);
    rmSync(join(folder, 'evil'));
    expect(() => unpack(file, join(folder, 'a/b'))).toThrow();
    expect(readdirSync(folder)).not.toContain('evil');
    expect(readdirSync(join(folder, 'a'))).toEqual(['b']);
  });
});

it('a folder is recognised with any contents of its version file', () => {
  const folder = newFolder();
  const database = join(folder, 'database');
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) {
    mkdirSync(join(database, name), { recursive: true });
  }
  writeFileSync(join(database, 'global/pg_control'), 'x');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.nat(30).map(String)), (text) => {
      writeFileSync(join(database, 'PG_VERSION'), text);
      try {
        expect(hasDatabase(folder)).toBe(true);
        expect(text.trim()).toBe('18');
      } catch (error) {
        expect(error).toBeInstanceOf(StartRefusal);
      }
    }),
    { numRuns: 200 },
  );
});
