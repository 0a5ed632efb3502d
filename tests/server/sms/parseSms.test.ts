import { expect, test } from 'vitest';
import { maxMessageLength, maxNameLength, parseSms } from '../../../server/sms/parseSms';

const anywhere = { mobilesOf: undefined };
const good = { to: '+447700900123', message: 'alright', from: 'Jo' };

test('a valid text passes, trimmed', () => {
  expect(
    parseSms({ to: ' +44 7700 900123 ', message: ' alright ', from: ' Jo ' }, anywhere),
  ).toEqual({ sms: good });
});

test.each(['to', 'message', 'from'] as const)(
  '%s must be present, a string, and not blank',
  (field) => {
    const refused = { error: 'Please fill in all fields' };
    for (const value of [undefined, null, 7, {}, '', '  \n ']) {
      expect(parseSms({ ...good, [field]: value }, anywhere), JSON.stringify(value)).toEqual(
        refused,
      );
    }
  },
);

test('a body that is not a form is refused like an empty one', () => {
  for (const body of [undefined, null, 'text', [], 4]) {
    expect(parseSms(body, anywhere)).toEqual({ error: 'Please fill in all fields' });
  }
});

test('text and name have their maximum length', () => {
  const message = 'x'.repeat(maxMessageLength);
  const from = 'x'.repeat(maxNameLength);
  expect(parseSms({ ...good, message, from }, anywhere)).toEqual({
    sms: { ...good, message, from },
  });
  expect(parseSms({ ...good, message: `${message}x` }, anywhere)).toEqual({
    error: 'A text has at most 160 characters; yours has 161',
  });
  expect(parseSms({ ...good, from: `${from}x` }, anywhere)).toEqual({
    error: 'A name has at most 30 characters; yours has 31',
  });
});

test('a line break is allowed in the text, not in the name, and no other control character', () => {
  const refused = { error: 'The text contains a character that no telephone can show' };
  expect(parseSms({ ...good, message: 'a\nb\r\nc' }, anywhere)).toHaveProperty('sms');
  expect(parseSms({ ...good, from: 'J\no' }, anywhere)).toEqual(refused);
  expect(parseSms({ ...good, message: 'a\tb' }, anywhere)).toEqual(refused);
  expect(parseSms({ ...good, message: 'a\ud800b' }, anywhere)).toEqual(refused);
});

test('a number is parsed in every usual format', () => {
  for (const to of [
    '00447700900123',
    '+44 (0)7700 900123',
    '+44-7700.900 123',
    '(+44) 7700900123',
  ]) {
    expect(parseSms({ ...good, to }, anywhere), to).toEqual({ sms: good });
  }
  for (const to of [
    '07700900123',
    '+0447700900123',
    '+44',
    '+44x7700900123',
    '447700900123',
    'tel:+447700900123',
    '+447700900123x',
    '+4477009001234567',
  ]) {
    expect(parseSms({ ...good, to }, anywhere), to).toEqual({
      error: 'That is not a mobile number with its country code, such as +44 7700 900123',
    });
  }
});

test('with named countries only their mobile numbers pass', () => {
  const british = { mobilesOf: ['GB', 'IE'] as const };
  expect(parseSms({ ...good, to: '+447400123456' }, british)).toEqual({
    sms: { ...good, to: '+447400123456' },
  });
  // A number without a country is invalid to the library.
  for (const to of ['+441212345678', '+999999999999']) {
    expect(parseSms({ ...good, to }, british), to).toEqual({
      error: 'That number is not a mobile telephone',
    });
  }
  expect(parseSms({ ...good, to: '+33612345678' }, british)).toEqual({
    error: 'Texts can be sent to these countries only: GB, IE',
  });
});
