/** The keys that another tab has imported. A text that is not a list of keys names none. */
export function parseChange(text: string): readonly string[] {
  try {
    const { keys } = Object(JSON.parse(text)) as { keys?: unknown };
    const list: unknown[] = Array.isArray(keys) ? keys : [];
    return list.filter((key) => typeof key === 'string');
  } catch {
    return [];
  }
}
