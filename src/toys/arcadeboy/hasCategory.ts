import { type ConfigSpec, refusal } from '../../../scenes/kit/rules/config';

/** Whether a game still has runs of a category of records. It has none of a mode that was removed. */
export function hasCategory(spec: ConfigSpec, category: string): boolean {
  if (category === 'classic') return true;
  return category.split(', ').every((mode) => {
    const [key, value] = mode.split(' ');
    const field = Object.hasOwn(spec, key) ? spec[key] : undefined;
    if (!field?.mode) return false;
    if (typeof field.value === 'boolean') return /^(true|false)$/.test(value);
    return !refusal(field, typeof field.value === 'number' ? Number(value) : value);
  });
}
