import { isTypedArray } from './typedArrays';

/**
 * Whether two pieces of plain data have the same fields of the same types and typed arrays of the
 * same kind and length. Lists may differ in length; their elements must look like the first.
 */
export function sameShape(one: unknown, other: unknown): boolean {
  if (typeof one !== typeof other) return false;
  if (typeof one !== 'object' || typeof other !== 'object') return true;
  if (one === null || other === null) return one === other;
  if (isTypedArray(one) || isTypedArray(other)) {
    return (
      isTypedArray(one) &&
      isTypedArray(other) &&
      one.constructor === other.constructor &&
      one.length === other.length
    );
  }
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    const [model] = one.length > 0 ? one : other;
    return [...one, ...other].every((element) => sameShape(model, element));
  }
  const fields = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  const keys = Object.keys(fields);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && sameShape(fields[key], others[key]))
  );
}
