/**
 * Tells React what stands in text fields that it has just taken over: a visitor may type before
 * the page's scripts have come, and a browser fills in again what a reload would lose.
 */
export function tellEarlyInput(root: Element): void {
  const fields = root.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  );
  for (const field of fields) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React hears only of a value other than the last that it saw set; the prototype's own setter
    // is the one that it does not see.
    field.value = defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
