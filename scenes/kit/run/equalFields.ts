/** Whether two values are the same, or two plain objects whose fields are. */
export function equalFields(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const fields = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  const keys = Object.keys(fields);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && Object.is(fields[key], others[key]))
  );
}
