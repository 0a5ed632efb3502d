/** Storage as a browser has it, with an upper bound in characters. */
export function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
  const texts: Record<string, string> = {};
  const define = (name: string, value: unknown) =>
    Object.defineProperty(texts, name, { value, enumerable: false });
  define('getItem', (key: string) => (Object.hasOwn(texts, key) ? texts[key] : null));
  define('setItem', (key: string, text: string) => {
    const used = Object.entries(texts).reduce(
      (sum, [name, value]) => sum + name.length + value.length,
      0,
    );
    const before = Object.hasOwn(texts, key) ? key.length + (texts[key] ?? '').length : 0;
    if (used - before + key.length + text.length > room)
      throw new DOMException('full', 'QuotaExceededError');
    texts[key] = text;
  });
  define('removeItem', (key: string) => {
    delete texts[key];
  });
  return texts as unknown as Storage;
}
