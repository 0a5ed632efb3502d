/**
 * Tells React the values of fields and checkboxes that were filled in before hydration. A visitor
 * may type and tick before the scripts load, and a browser restores fields after a reload.
 */
export function reportEarlyInput(root: Element): void {
  const fields = root.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea');
  for (const field of fields) {
    const { checked, defaultChecked, value, defaultValue } = field;
    // React reports a change only where the value differs from the last one that it has seen.
    if (checked !== defaultChecked) {
      field.checked = defaultChecked;
      field.click();
    }
    if (value === defaultValue) continue;
    field.value = defaultValue;
    // React does not see a value that is set by the prototype's own setter.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
