import { isNode, lineOf, type Node, walk } from './readModule';

/** The `Math` functions whose results ECMAScript defines exactly. */
const exactMath = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'trunc',
  'PI',
  'SQRT1_2',
  'SQRT2',
]);

const forbiddenNames = new Set([
  'Date',
  'Intl',
  'Temporal',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'globalThis',
  'self',
  'global',
  'process',
  'console',
  'require',
  'eval',
  'Function',
]);

/** Methods whose result depends on the visitor's locale. */
const localeMethods = /^(toLocale|localeCompare$)/;

function isNamePlace(node: Node, parent: Node | undefined, field: string): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return field === 'property' && parent.computed !== true;
  const declaresKey = /^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature)$/;
  if (declaresKey.test(parent.type)) {
    return field === 'key' && parent.computed !== true && parent.shorthand !== true;
  }
  return parent.type === 'TSMethodSignature' && field === 'key' && node.type === 'Identifier';
}

function isWholeLiteral(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && Number.isInteger(node.value);
}

function impurity(node: Node, parent: Node | undefined, field: string): string | undefined {
  if (node.type === 'Identifier' && !isNamePlace(node, parent, field)) {
    const name = String(node.name);
    if (forbiddenNames.has(name)) return name;
    if (name !== 'Math') return undefined;
    const exact =
      parent?.type === 'MemberExpression' &&
      field === 'object' &&
      parent.computed !== true &&
      isNode(parent.property) &&
      exactMath.has(String(parent.property.name));
    if (exact) return undefined;
    const named = parent?.type === 'MemberExpression' && isNode(parent.property);
    return named ? `Math.${String((parent.property as Node).name)}` : 'Math as a value';
  }
  if (node.type === 'Identifier' && parent?.type === 'MemberExpression') {
    return localeMethods.test(String(node.name)) ? String(node.name) : undefined;
  }
  if (node.type === 'BinaryExpression' && node.operator === '**') {
    return isWholeLiteral(node.left) && isWholeLiteral(node.right) ? undefined : '**';
  }
  if (node.type === 'AssignmentExpression' && node.operator === '**=') return '**=';
  if (node.type === 'MetaProperty' && isNode(node.meta) && node.meta.name === 'import') {
    return 'import.meta';
  }
  if (node.type === 'ImportExpression') return 'import()';
  if (node.type === 'AwaitExpression') {
    return 'await';
  }
  return undefined;
}

/**
 * What rules must not use: randomness, clocks, the browser, and arithmetic that differs between
 * engines.
 */
export function impuritiesOf(
  source: string,
  program: Node,
): readonly Readonly<{ what: string; line: number }>[] {
  const found: { what: string; line: number }[] = [];
  walk(program, (node, parent, field) => {
    const what = impurity(node, parent, field);
    if (what !== undefined) found.push({ what, line: lineOf(source, node.start) });
  });
  return found;
}
