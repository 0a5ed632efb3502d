import { expect, test } from 'vitest';
import { maxMessageLength, maxNameLength, parseSms } from '../../../server/sms/parseSms';

const anywhere = { mobilesOf: undefined };
const good = { to: '+447700900123', message: 'alright', from: 'Jo' };

test('a whole text passes, trimmed', () => {
  expect(
    parseSms({ to: ' +44 7700 900123 ', message: ' alright ', from: ' Jo ' }, anywhere),
  ).toEqual({ sms: good });
});

test.each(['to', 'message', 'from'] as const)(
  '%s must be there, a text, and not blank',
  (field) => {
    const refused = { error: 'Please fill in all fields' };
    for (const value of [undefined, null, 7, {}, '', '  \n ']) {
      expect(parseSms({ ...good, [field]: value }, anywhere), JSON.stringify(value)).toEqual(
        refused,
      );
    }
  },
);

test('what is no form is refused like an empty one', () => {
  for (const body of [undefined, null, 'text', [], 4]) {
    expect(parseSms(body, anywhere)).toEqual({ error: 'Please fill in all fields' });
  }
});

test('a text and a name may be as long as they may be, and no longer', () => {
  const message = 'x'.repeat(maxMessageLength);
  const from = 'x'.repeat(maxNameLength);
  expect(parseSms({ ...good, message, from }, anywhere)).toEqual({
    sms: { ...good, message, from },
  });
  expect(parseSms({ ...good, message: `${message}x` }, anywhere)).toEqual({
    error: 'A text holds 160 characters; yours has 161',
  });
  expect(parseSms({ ...good, from: `${from}x` }, anywhere)).toEqual({
    error: 'A name holds 30 characters; yours has 31',
  });
});

test('a line may break in the text, not in the name; no other control passes', () => {
  const refused = { error: 'The text holds a character that no telephone can show' };
  expect(parseSms({ ...good, message: 'a\nb\r\nc' }, anywhere)).toHaveProperty('sms');
  expect(parseSms({ ...good, from: 'J\no' }, anywhere)).toEqual(refused);
  expect(parseSms({ ...good, message: 'a\tb' }, anywhere)).toEqual(refused);
  expect(parseSms({ ...good, message: 'a\ud800b' }, anywhere)).toEqual(refused);
});

test('a number is read in every usual writing', () => {
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

test('where countries are named, only a mobile of one of them passes', () => {
  const british = { mobilesOf: ['GB', 'IE'] as const };
  expect(parseSms({ ...good, to: '+447400123456' }, british)).toEqual({
    sms: { ...good, to: '+447400123456' },
  });
  // One of no country at all is no number to the library.
  for (const to of ['+441212345678', '+999999999999']) {
    expect(parseSms({ ...good, to }, british), to).toEqual({
      error: 'That number is not a mobile telephone',
    });
  }
  expect(parseSms({ ...good, to: '+33612345678' }, british)).toEqual({
    error: 'Texts go to these countries only: GB, IE',
  });
});
