import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { z } from 'zod';

/** The length of one SMS in characters. */
export const maxMessageLength = 160;
export const maxNameLength = 30;

/** A validated request. `to` is in E.164 format. */
export type Sms = Readonly<{ to: string; message: string; from: string }>;

export type SmsPolicy = Readonly<{
  /**
   * Only numbers that can be mobile numbers of these countries; undefined allows any plausible
   * number.
   */
  mobilesOf: readonly CountryCode[] | undefined;
}>;

export type ParsedSms = Readonly<{ sms: Sms } | { error: string }>;

const field = z.string().trim().min(1);
const fields = z.object({ to: field, message: field, from: field });

const plausible = /^\+[1-9]\d{6,14}$/;
// A line break is the only control character that a text needs.
const controls = /[\p{Cc}\p{Cs}]/u;

/** Checks a request's body against the page's rules and the policy. */
export function parseSms(body: unknown, policy: SmsPolicy): ParsedSms {
  const { data } = fields.safeParse(body);
  if (data === undefined) return { error: 'Please fill in all fields' };
  const { to, message, from } = data;
  if (message.length > maxMessageLength) {
    return {
      error: `A text has at most ${maxMessageLength} characters; yours has ${message.length}`,
    };
  }
  if (from.length > maxNameLength) {
    return { error: `A name has at most ${maxNameLength} characters; yours has ${from.length}` };
  }
  if (controls.test(from) || controls.test(message.replaceAll(/\r?\n/g, ''))) {
    return { error: 'The text contains a character that no telephone can show' };
  }
  return parseNumber(to, policy, { message, from });
}

function parseNumber(to: string, policy: SmsPolicy, rest: Omit<Sms, 'to'>): ParsedSms {
  // British numbers are often written +44 (0)7700 900123. The zero in brackets is not dialled from
  // abroad.
  const compact = to
    .slice(0, 40)
    .replace('(0)', '')
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+');
  if (!plausible.test(compact)) {
    return { error: 'That is not a mobile number with its country code, such as +44 7700 900123' };
  }
  if (!policy.mobilesOf) return { sms: { to: compact, ...rest } };
  const number = parsePhoneNumberFromString(compact);
  if (!number?.isValid()) return { error: 'That number is not a mobile telephone' };
  if (!number.country || !policy.mobilesOf.includes(number.country)) {
    return { error: `Texts can be sent to these countries only: ${policy.mobilesOf.join(', ')}` };
  }
  return { sms: { to: number.number, ...rest } };
}
