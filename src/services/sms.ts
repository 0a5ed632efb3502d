/** The form's fields. */
export type SmsDraft = Readonly<{ to: string; message: string; from: string }>;

export type SmsOutcome = Readonly<
  | { ok: true; delivery: 'sent' | 'outbox' }
  /** The server refused; `error` says why. */
  | { ok: false; error: string }
>;

const base: string = import.meta.env.VITE_API_URL ?? '';
const path = `${base}/api/send-sms`;

function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = (value as Record<string, unknown>)[key];
  return typeof text === 'string' && text.length > 0 && text.length < 500 ? text : undefined;
}

/**
 * Sends a text.
 * @param key the idempotency key: the same for every attempt, so that a retry never sends twice
 * @throws when the server could not be reached or understood
 */
export async function sendSms(draft: SmsDraft, key: string): Promise<SmsOutcome> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(draft),
  });
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined);
    return { ok: false, error: textOf(answer, 'error') ?? 'Failed to send SMS' };
  }
  const delivery = textOf(await response.json(), 'delivery');
  if (delivery !== 'outbox' && delivery !== 'sent') throw new Error('The answer has no delivery.');
  return { ok: true, delivery };
}

/** Whether the server really sends texts; unknown when it does not say. */
export type SmsDelivery = 'live' | 'outbox' | 'unknown';

/** Asks whether the server really sends texts. Never rejects. */
export async function smsDelivery(signal: AbortSignal): Promise<SmsDelivery> {
  try {
    const response = await fetch(path, { signal });
    const delivery = textOf(await response.json(), 'delivery');
    return delivery === 'live' || delivery === 'outbox' ? delivery : 'unknown';
  } catch {
    return 'unknown';
  }
}
