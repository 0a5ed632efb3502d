/**
 * Tells React what stands in the fields and boxes that it has just taken over: a visitor may type
 * and tick before the page's scripts have come, and a browser fills in again what a reload would
 * lose.
 */
export function tellEarlyInput(root: Element): void {
  const fields = root.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea');
  for (const field of fields) {
    const { checked, defaultChecked, value, defaultValue } = field;
    // React hears only of what differs from the last that it saw set.
    if (checked !== defaultChecked) {
      field.checked = defaultChecked;
      field.click();
    }
    if (value === defaultValue) continue;
    field.value = defaultValue;
    // The prototype's own setter is the one that it does not see.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
