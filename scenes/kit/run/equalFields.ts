/** Whether two values are the same, or two plain objects whose fields are. */
export function equalFields(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const fields = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  let count = 0;
  for (const key in fields) {
    if (!Object.is(fields[key], others[key])) return false;
    count += 1;
  }
  for (const _ in others) count -= 1;
  return count === 0;
}
