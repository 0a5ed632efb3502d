import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import type { Sms } from './parseSms';

/**
 * The result of sending a message. `unknown` means that the provider may or may not have accepted
 * it. `error` is a sentence for the visitor and `code` is for the logs. Neither contains a secret.
 */
export type SendResult =
  | Readonly<{ delivery: 'sent' | 'outbox'; reference?: string }>
  | Readonly<{ delivery: 'failed' | 'unknown'; code: string; error: string }>;

export interface SmsProvider {
  /** Whether messages leave this machine. */
  readonly live: boolean;
  /** Never throws. */
  send(sms: Sms): Promise<SendResult>;
}

/** Stores messages in the database. Nothing leaves this machine. */
export const outbox: SmsProvider = {
  live: false,
  send: () => Promise.resolve({ delivery: 'outbox' }),
};

export type TwilioSettings = Readonly<{
  accountSid: string;
  authToken: string;
  /** A number, or the id of a messaging service, that the account owns. */
  sender: string;
  siteName: string;
  fetch?: typeof fetch;
  /** Timeout of a request in milliseconds. */
  timeout?: number;
}>;

const inDoubt =
  'The text provider did not respond in time. Your text may or may not have been sent.';

const accepted = z.object({ sid: z.string() });
const refused = z.object({ code: z.number() });

/** Twilio's error codes that a visitor can do something about. */
const sentences: Readonly<Record<number, string>> = {
  21211: 'The provider says that this is not a telephone number',
  21408: 'The provider does not send texts to that country',
  21610: 'This number has asked not to receive texts',
  21614: 'The provider says that this is not a mobile number',
};

/** Sends through Twilio's REST API (Messages resource, 2010-04-01). */
export function twilio(settings: TwilioSettings): SmsProvider {
  const { accountSid, authToken, sender, siteName, timeout = 10_000 } = settings;
  const request = settings.fetch ?? fetch;
  const url = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  return {
    live: true,
    async send({ to, message, from }) {
      const body = new URLSearchParams({
        To: to,
        [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sender,
        Body: `${message}\n${from}, by ${siteName}. STOP ends texts.`,
      });
      try {
        const response = await request(url, {
          method: 'POST',
          headers: { authorization },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        return await read(response);
      } catch (error) {
        const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
        return {
          delivery: 'unknown',
          code: timedOut ? 'timeout' : 'network',
          error: inDoubt,
        };
      }
    },
  };
}

async function read(response: Response): Promise<SendResult> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const taken = accepted.safeParse(answer);
    if (taken.success) return { delivery: 'sent', reference: taken.data.sid };
    // Twilio accepted the message, but its response was cut off.
    return { delivery: 'unknown', code: 'answer', error: inDoubt };
  }
  const code = refused.safeParse(answer).data?.code;
  return {
    delivery: 'failed',
    code: String(code ?? `http ${response.status}`),
    error: (code && sentences[code]) || 'The text provider could not send this message',
  };
}

export type SmsSetup = Readonly<{
  provider: SmsProvider;
  /** The countries to whose mobile numbers a live provider may send. */
  countries: readonly CountryCode[];
}>;

/** @throws when one of them is not a two-letter country code */
function parseCountries(list: string): readonly CountryCode[] {
  return list.split(',').map((part) => {
    const code = part.trim().toUpperCase();
    if (isSupportedCountry(code)) return code;
    throw new Error(
      `SMS_COUNTRIES names "${part.trim()}"; it takes countries by their two letters, as in GB,IE`,
    );
  });
}

/**
 * Chooses the provider by the environment: `SMS_PROVIDER=twilio` with `TWILIO_ACCOUNT_SID`,
 * `TWILIO_AUTH_TOKEN` and `TWILIO_FROM`; `SMS_COUNTRIES` (default `GB`); otherwise the outbox.
 * @throws when the environment names a provider without configuring it, or names no country
 */
export function smsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  siteName: string,
): SmsSetup {
  const countries = parseCountries(environment.SMS_COUNTRIES || 'GB');
  switch (environment.SMS_PROVIDER ?? '') {
    case '':
    case 'outbox':
      return { provider: outbox, countries };
    case 'twilio': {
      const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = environment;
      if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) {
        throw new Error(
          'SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
        );
      }
      return {
        provider: twilio({
          accountSid: TWILIO_ACCOUNT_SID,
          authToken: TWILIO_AUTH_TOKEN,
          sender: TWILIO_FROM,
          siteName,
        }),
        countries,
      };
    }
    default:
      throw new Error(`SMS_PROVIDER is "${environment.SMS_PROVIDER}"; it may be twilio or outbox`);
  }
}
