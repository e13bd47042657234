// Which module owns a table and which modules read it: from the `tables.ts` of the server modules and their statements.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.ts';
import { page, table } from './markdown.ts';
import { tableUses } from './table-uses.ts';

const MODULES = 'apps/server/src/modules/';

/** What one module declares. */
export interface DeclaredTables {
  owns: string[];
  /** table → why it is joined */
  reads: Record<string, string>;
}

/** The server's sources by path, without tests. */
export type Sources = Readonly<Record<string, string>>;

const moduleOf = (path: string): string => path.slice(MODULES.length).split('/')[0] ?? '';

/** Every table of the database: what the `*.table.ts` of modules and platform add to the schema. */
function allTables(sources: Sources): Set<string> {
  const found = new Set<string>();
  for (const [path, source] of Object.entries(sources)) {
    if (!path.endsWith('.table.ts')) continue;
    const members = /interface Database \{([^}]*)\}/.exec(source)?.[1] ?? '';
    for (const [, name] of members.matchAll(/^\s*(\w+):/gm)) found.add(name ?? '');
  }
  return found;
}

const textOf = (node: ts.Node): string => (ts.isStringLiteral(node) || ts.isIdentifier(node) ? node.text : '');

/** Reads `moduleTables({ owns, reads })`. */
function declaredTables(source: string): DeclaredTables {
  const declared: DeclaredTables = { owns: [], reads: {} };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && textOf(node.name) === 'owns' && ts.isArrayLiteralExpression(node.initializer))
      declared.owns = node.initializer.elements.map(textOf);
    if (
      ts.isPropertyAssignment(node) &&
      textOf(node.name) === 'reads' &&
      ts.isObjectLiteralExpression(node.initializer)
    )
      for (const read of node.initializer.properties)
        if (ts.isPropertyAssignment(read)) declared.reads[textOf(read.name)] = textOf(read.initializer);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('tables.ts', source, ts.ScriptTarget.Latest, true));
  return declared;
}

/** Module → what its `tables.ts` declares. */
const declarationsOf = (sources: Sources): Map<string, DeclaredTables> =>
  new Map(
    Object.entries(sources)
      .filter(([path]) => path.startsWith(MODULES) && path.endsWith('/tables.ts'))
      .map(([path, source]) => [moduleOf(path), declaredTables(source)]),
  );

/**
 * Violations of table ownership: a table with two owners or none, or a statement that names a table which its module
 * does not declare.
 */
export function tableViolations(sources: Sources): string[] {
  const tables = allTables(sources);
  const declared = declarationsOf(sources);
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const [module, { owns }] of declared)
    for (const name of owns) {
      if (owners.has(name)) problems.push(`${name} is owned by ${owners.get(name)} and by ${module}`);
      owners.set(name, module);
    }
  const joined = new Set<string>();
  for (const [path, source] of Object.entries(sources)) {
    if (!path.startsWith(MODULES)) continue;
    const module = moduleOf(path);
    const { owns, reads } = declared.get(module) ?? { owns: [], reads: {} };
    if (path.endsWith('.table.ts'))
      for (const name of allTables({ [path]: source }))
        if (!owns.includes(name)) problems.push(`${path} describes ${name}, which ${module} does not own`);
    for (const { table: name, write, line } of tableUses(path, source, tables)) {
      joined.add(`${module} ${name}`);
      if (owns.includes(name)) continue;
      const owner = owners.get(name) ?? 'the platform';
      if (write) problems.push(`${path}:${line} writes ${name}, which belongs to ${owner}: call its public.ts`);
      else if (!(name in reads))
        problems.push(
          `${path}:${line} reads ${name} of ${owner}: ask its public.ts, or declare the join in ${module}/tables.ts`,
        );
    }
  }
  for (const [module, { owns, reads }] of declared) {
    for (const [name, why] of Object.entries(reads)) {
      if (owns.includes(name)) problems.push(`${module} declares its own ${name} as read`);
      if (!joined.has(`${module} ${name}`)) problems.push(`${module} declares that it reads ${name}, and never does`);
      if (why.trim() === '') problems.push(`${module} reads ${name} and does not say why`);
    }
  }
  return problems;
}

function serverSources(): Sources {
  const paths = globSync('apps/server/src/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|matrix)\.ts$/.test(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** What the server modules of this workspace declare. */
export const workspaceTables = (): Map<string, DeclaredTables> => declarationsOf(serverSources());

/** The problems of this workspace. */
export const workspaceTableViolations = (): string[] =>
  existsSync(join(root, MODULES)) ? tableViolations(serverSources()) : [];

/** Every table with its owner and who reads it; `undefined` where there is no server. */
export function tablesPage(): string | undefined {
  if (!existsSync(join(root, MODULES))) return undefined;
  const declared = declarationsOf(serverSources());
  const rows = [...declared]
    .flatMap(([owner, { owns }]) => owns.map((name) => ({ name, owner })))
    .sort((a, b) => (a.owner === b.owner ? a.name.localeCompare(b.name) : a.owner.localeCompare(b.owner)))
    .map(({ name, owner }) => [
      name,
      owner,
      [...declared]
        .flatMap(([module, { reads }]) => (reads[name] === undefined ? [] : [`${module} (${reads[name]})`]))
        .sort()
        .join('; '),
    ]);
  return page(
    'Tables, their owners and readers',
    'A module writes its own tables only. It reads those of others through their `public.ts`, or by a join that its `tables.ts` declares with the reason.',
    table(['Table', 'Owner', 'Joined by'], rows),
  );
}
