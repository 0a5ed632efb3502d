/**
 * The result of parsing something stored or received: its value, or a sentence that says what is
 * wrong.
 */
export type Parsed<Value> =
  | Readonly<{ ok: true; value: Value }>
  | Readonly<{ ok: false; refusal: string }>;

export function accepted<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

export function refused(refusal: string): Parsed<never> {
  return { ok: false, refusal };
}

/** Whether an untrusted value is a whole number in a range, both ends included. */
export function isWhole(value: unknown, most: number, least = 0): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Whether a value is an object with fields: no list, no view of memory. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !ArrayBuffer.isView(value)
  );
}
