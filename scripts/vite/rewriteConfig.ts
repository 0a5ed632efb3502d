import { type ESTree, parseSync } from 'vite';

export type ConfigValue = number | boolean | string;
export type Rewritten =
  | Readonly<{ ok: true; code: string }>
  | Readonly<{ ok: false; refusal: string }>;

type Property = ESTree.ObjectProperty;

function nameOf(property: Property): string | undefined {
  const { key } = property;
  if (key.type === 'Identifier' && !property.computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

function propertyOf(object: ESTree.ObjectExpression, name: string): Property | undefined {
  return object.properties.find(
    (property): property is Property => property.type === 'Property' && nameOf(property) === name,
  );
}

/** The object that is passed to `defineConfig` at the top level of the file. */
function specIn(program: ESTree.Program): ESTree.ObjectExpression | undefined {
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
      const [argument] = init.arguments;
      if (init.callee.name === 'defineConfig' && argument?.type === 'ObjectExpression') {
        return argument;
      }
    }
  }
  return undefined;
}

function isLiteral(node: ESTree.Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' && isLiteral(node.argument);
  return node.type === 'Literal';
}

function literal(value: ConfigValue): string {
  if (typeof value !== 'string') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The literal value of a field, written as an object or as a call of `number` or `whole`. */
function literalOf(field: ESTree.Expression | undefined): ESTree.Node | undefined {
  if (field?.type === 'ObjectExpression') return propertyOf(field, 'value')?.value;
  return field?.type === 'CallExpression' ? field.arguments[0] : undefined;
}

/**
 * Writes new values into the source of a typed config file. It changes the literal of each field's
 * `value` and nothing else.
 */
export function rewriteConfig(
  code: string,
  values: Readonly<Record<string, ConfigValue>>,
): Rewritten {
  const { program, errors } = parseSync('config.ts', code);
  const spec = errors.length === 0 ? specIn(program) : undefined;
  if (!spec) return { ok: false, refusal: 'The config file has no defineConfig({ … }).' };
  const edits: { start: number; end: number; text: string }[] = [];
  for (const [key, value] of Object.entries(values)) {
    const found = literalOf(propertyOf(spec, key)?.value);
    if (!found || !isLiteral(found)) {
      return { ok: false, refusal: `The config file has no plain value for "${key}".` };
    }
    edits.push({ start: found.start, end: found.end, text: literal(value) });
  }
  edits.sort((a, b) => b.start - a.start);
  let rewritten = code;
  for (const { start, end, text } of edits) {
    rewritten = rewritten.slice(0, start) + text + rewritten.slice(end);
  }
  return { ok: true, code: rewritten };
}
