import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from '@swc/core';
import { codeReferences, type ModuleManifest } from '@hamyar/contracts';
import { visitNodes, type Node } from './syntax-tree.ts';

/** Code reference → absolute path of the file that exports it. */
export type CodeFiles = ReadonlyMap<string, string>;

const options = { syntax: 'typescript', tsx: true, target: 'es2022' } as const;

/**
 * Checks that the entry of a module loads every code reference of its manifest, that the imported file exports it, and
 * that the entry loads nothing else. Throws an error that lists every violation.
 */
export async function checkCodeReferences(entry: string, part: ModuleManifest): Promise<CodeFiles> {
  if (!existsSync(entry)) throw new Error(`${part.name} serves ${part.audience.join()} but has no ${entry}`);
  const files = await importsOf(entry);
  const violations: string[] = [];
  for (const reference of codeReferences(part)) {
    const file = files.get(reference);
    if (!file) violations.push(`${reference} is named in the manifest but not loaded by the entry`);
    else if (!existsSync(file)) violations.push(`${reference} is loaded from ${file}, which does not exist`);
    else if (!(await exportsOf(file)).has(reference)) violations.push(`${file} does not export ${reference}`);
  }
  const named = new Set(codeReferences(part));
  for (const reference of files.keys())
    if (!named.has(reference)) violations.push(`${reference} is loaded by the entry but not named in the manifest`);
  if (violations.length > 0)
    throw new Error(
      `${part.name} (${part.audience.join()}): code references do not hold\n  ${violations.join('\n  ')}`,
    );
  return files;
}

/** Reads the map `code: { Name: () => import('./file') }` of a defineModule call, with the maps that are spread in it. */
async function importsOf(entry: string): Promise<Map<string, string>> {
  const imports = new Map<string, string>();
  const program = await parse(readFileSync(entry, 'utf8'), options);
  for (const file of spreadFiles(program as unknown as Node))
    for (const [name, from] of await importsOf(resolve(dirname(entry), file))) imports.set(name, from);
  visitNodes(program as unknown as Node, (node) => {
    if (node.type !== 'KeyValueProperty') return;
    const specifier = importedFile(node['value'] as Node);
    const key = node['key'] as { value?: string };
    if (specifier && key.value) imports.set(key.value, resolve(dirname(entry), specifier));
  });
  return imports;
}

/** Returns `./file` for what the entry imports by name and spreads: `import { pages } from './file'` and `{ ...pages }`. */
function spreadFiles(program: Node): string[] {
  const files = new Map<string, string>();
  const spread = new Set<string>();
  visitNodes(program, (node) => {
    if (node.type === 'ImportDeclaration')
      for (const { local } of node['specifiers'] as { local: { value: string } }[])
        files.set(local.value, (node['source'] as { value: string }).value);
    if (node.type === 'SpreadElement') spread.add((node['arguments'] as { value?: string }).value ?? '');
  });
  return [...files].filter(([name]) => spread.has(name)).map(([, file]) => file);
}

/** Returns `./file` for `() => import('./file')`. */
function importedFile(value: Node): string | undefined {
  if (value.type !== 'ArrowFunctionExpression') return undefined;
  const body = value['body'] as Node & { callee?: Node; arguments?: { expression: { value?: string } }[] };
  return body.type === 'CallExpression' && body.callee?.type === 'Import'
    ? body.arguments?.[0]?.expression.value
    : undefined;
}

async function exportsOf(file: string): Promise<Set<string>> {
  const names = new Set<string>();
  const program = await parse(readFileSync(file, 'utf8'), options);
  for (const item of program.body as unknown as Node[]) {
    if (item.type === 'ExportDeclaration')
      for (const name of declaredNames(item['declaration'] as Node)) names.add(name);
    if (item.type === 'ExportNamedDeclaration') {
      for (const specifier of item['specifiers'] as { exported: { value: string } | null; orig: { value: string } }[])
        names.add((specifier.exported ?? specifier.orig).value);
    }
  }
  return names;
}

function declaredNames(declaration: Node): string[] {
  const identifier = declaration['identifier'] as { value: string } | undefined;
  if (identifier) return [identifier.value];
  const declarations = (declaration['declarations'] ?? []) as { id: { value?: string } }[];
  return declarations.flatMap(({ id }) => (id.value ? [id.value] : []));
}
