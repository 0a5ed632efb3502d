import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { outbox, smsFromEnvironment, twilio } from '../../../server/sms/providers';

const good = { to: '+447700900123', message: 'alright', from: 'Jo' };

const sending = (status: number, answer: unknown) =>
  twilio({
    accountSid: 'AC1',
    authToken: 'hush',
    sender: 'MG1',
    siteName: 'Site',
    fetch: (() =>
      Promise.resolve(new Response(JSON.stringify(answer), { status }))) as typeof fetch,
  }).send(good);

test.each([
  [21211, 'The provider says that this is not a telephone number'],
  [21408, 'The provider does not send texts to that country'],
  [21610, 'This number has asked not to receive texts'],
  [21614, 'The provider says that this is not a mobile number'],
  [30001, 'The text provider could not send this message'],
])("the provider's code %i becomes a sentence", async (code, error) => {
  expect(await sending(400, { code })).toEqual({ delivery: 'failed', code: String(code), error });
});

test('an answer without a code has a sentence too, and a success that was cut off claims nothing', async () => {
  expect(await sending(503, 'busy')).toEqual({
    delivery: 'failed',
    code: 'http 503',
    error: 'The text provider could not send this message',
  });
  expect(await sending(201, {})).toEqual({
    delivery: 'unknown',
    code: 'answer',
    error: 'The text provider did not respond in time. Your text may or may not have been sent.',
  });
});

test("a success returns the provider's own id of the text", async () => {
  expect(await sending(201, { sid: 'SM1' })).toEqual({ delivery: 'sent', reference: 'SM1' });
});

const inDoubt =
  'The text provider did not respond in time. Your text may or may not have been sent.';

test.each([
  ['timeout', new DOMException('late', 'TimeoutError')],
  ['network', new DOMException('ended', 'AbortError')],
  ['network', Object.assign(new Error('late'), { name: 'TimeoutError' })],
])('without an answer nothing is claimed: %s', async (code, error) => {
  const provider = twilio({
    accountSid: 'AC1',
    authToken: 'hush',
    sender: 'MG1',
    siteName: 'Site',
    fetch: () => Promise.reject(error),
  });
  expect(await provider.send(good)).toEqual({ delivery: 'unknown', code, error: inDoubt });
});

test.each([
  [400, { code: 21211, message: 'hush' }],
  [401, { code: 20003, message: 'hush' }],
  [500, 'hush'],
])('an answer of %i reveals no secret', async (status, answer) => {
  expect(JSON.stringify(await sending(status, answer))).not.toContain('hush');
});

test('a request without an answer times out with an unknown result', async () => {
  const silence = ((_url: string, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    })) as typeof fetch;
  const account = { accountSid: 'AC1', authToken: 'hush', sender: 'MG1', siteName: 'Site' };
  const provider = twilio({ ...account, fetch: silence, timeout: 20 });
  expect(await provider.send(good)).toEqual({
    delivery: 'unknown',
    code: 'timeout',
    error: inDoubt,
  });
});

describe('the environment', () => {
  const account = {
    TWILIO_ACCOUNT_SID: 'AC/1',
    TWILIO_AUTH_TOKEN: 'hush',
    TWILIO_FROM: '+447700900000',
  };

  test.each([{}, { SMS_PROVIDER: '' }, { SMS_PROVIDER: 'outbox', SMS_COUNTRIES: '' }])(
    '%j keeps texts on this machine',
    async (environment) => {
      const { provider, countries } = smsFromEnvironment(environment, 'Site');
      expect(provider).toBe(outbox);
      expect(provider.live).toBe(false);
      expect(await provider.send(good)).toEqual({ delivery: 'outbox' });
      expect(countries).toEqual(['GB']);
    },
  );

  test.each([
    ['+447700900000', 'From'],
    ['+4477009MG', 'From'],
    ['MG1', 'MessagingServiceSid'],
  ])('names an account, and %s sends', async (sender, field) => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ sid: 'SM1' })));
    vi.stubGlobal('fetch', fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    const environment = { ...account, TWILIO_FROM: sender, SMS_PROVIDER: 'twilio' };
    const { provider, countries } = smsFromEnvironment(
      { ...environment, SMS_COUNTRIES: 'gb, ie' },
      'Site',
    );
    expect(provider.live).toBe(true);
    expect(countries).toEqual(['GB', 'IE']);
    expect(await provider.send({ to: '+447400123456', message: 'All right?', from: 'Jo' })).toEqual(
      {
        delivery: 'sent',
        reference: 'SM1',
      },
    );
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://api.twilio.com/2010-04-01/Accounts/AC%2F1/Messages.json',
      {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('AC/1:hush')}` },
        body: new URLSearchParams({
          To: '+447400123456',
          [field]: sender,
          Body: 'All right?\nJo, by Site. STOP ends texts.',
        }),
        redirect: 'error',
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    );
  });

  test.each(Object.keys(account))('without %s is refused', (name) => {
    const environment = { ...account, SMS_PROVIDER: 'twilio', [name]: '' };
    expect(() => smsFromEnvironment(environment, 'Site')).toThrow(
      new Error('SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM'),
    );
  });

  test.each([
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is "pigeon"; it may be twilio or outbox'],
    [
      { SMS_COUNTRIES: 'GB, XX ' },
      'SMS_COUNTRIES names "XX"; it takes countries by their two letters, as in GB,IE',
    ],
  ])('%j is refused with the allowed values', (environment, sentence) => {
    expect(() => smsFromEnvironment(environment, 'Site')).toThrow(new Error(sentence));
  });
});
