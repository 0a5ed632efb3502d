import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/securityHeaders';
import { serve } from './builtSite';

function policy(headers: Readonly<Record<string, string>>): Map<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  test('allows scripts of the site itself, and no eval', () => {
    expect(policy(securityHeaders({})).get('script-src')).toEqual(["'self'"]);
  });

  test('lets pages connect only to the site if nothing else is configured', () => {
    expect(policy(securityHeaders({})).get('connect-src')).toEqual(["'self'"]);
  });

  test('adds the hosted project with its socket, and the SMS service', () => {
    const headers = securityHeaders({
      supabaseUrl: 'https://abc.supabase.example/',
      apiUrl: 'https://sms.example/base',
    });
    expect(policy(headers).get('connect-src')).toEqual([
      "'self'",
      'https://abc.supabase.example',
      'wss://abc.supabase.example',
      'https://sms.example',
    ]);
  });

  test('allows frames of the one video host, which no other directive allows', () => {
    const directives = [...policy(securityHeaders({}))];
    const named = directives.filter(([, sources]) =>
      sources.some((source) => source.includes('youtube')),
    );
    expect(named).toEqual([['frame-src', ['https://www.youtube-nocookie.com']]]);
  });

  test('a malformed configured address stops the server from starting', () => {
    expect(() => securityHeaders({ supabaseUrl: 'abc' })).toThrow(TypeError);
  });
});

test('each header has exactly the expected value', () => {
  expect(securityHeaders({})).toEqual({
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      'frame-src https://www.youtube-nocookie.com',
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'autoplay=(self "https://www.youtube-nocookie.com"), ' +
      'fullscreen=(self "https://www.youtube-nocookie.com"), ' +
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), serial=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test.each(['/', '/toys', '/nothing', '/assets/entry-abc123.js', '/api/health', '/api/nothing'])(
  'every security header is on %s',
  async (path) => {
    const { address } = await serve();
    const response = await fetch(`${address}${path}`);
    for (const [name, value] of Object.entries(securityHeaders({}))) {
      expect(response.headers.get(name)).toBe(value);
    }
  },
);
