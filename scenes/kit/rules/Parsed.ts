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
