import { parseSync } from 'vite';
import type { ImportKind } from './parts';

export type Import = Readonly<{ specifier: string; how: ImportKind; line: number }>;

/** A node of the syntax tree. */
export type Node = Readonly<{ type: string; start: number; [key: string]: unknown }>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Calls back for every node, with the node above it and the field that holds it. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined, field: string) => void,
  parent?: Node,
  field = '',
): void {
  visit(node, parent, field);
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) walk(child, visit, node, key);
    }
  }
}

export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** @throws if the source does not parse: an unread file would pass every check */
export function parseModule(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return program as unknown as Node;
}

function isTypesOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = (node.specifiers ?? []) as readonly Node[];
  return (
    specifiers.length > 0 &&
    specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  );
}

/** Everything that a module imports, re-exports or loads, and the types that it imports. */
export function importsOf(source: string, program: Node): Import[] {
  const imports: Import[] = [];
  walk(program, (node) => {
    const from = (node.type === 'ImportExpression' || node.type === 'TSImportType') && node.source;
    const given = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)
      ? node.source
      : from || (node.type === 'TSImportType' ? node.argument : undefined);
    if (!isNode(given)) return;
    const how =
      node.type === 'ImportExpression'
        ? 'lazy'
        : node.type === 'TSImportType' || isTypesOnly(node)
          ? 'types'
          : 'value';
    const specifier = given.type === 'Literal' ? String(given.value) : '(computed)';
    imports.push({ specifier, how, line: lineOf(source, node.start) });
  });
  return imports;
}
