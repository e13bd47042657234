import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, root, workspaceFolders } from './workspace.ts';

const SERVER = 'apps/server';

/** Workspace folder -> the folders that its `package.json` depends on. */
export type PackageGraph = ReadonlyMap<string, readonly string[]>;

/** Reads which folder depends on which; with `runtime` without what only tests and tools need. */
export function packageGraph({ runtime = false } = {}): PackageGraph {
  const folders = workspaceFolders();
  const byName = new Map(folders.map((folder) => [readPackage(folder).name, folder]));
  return new Map(
    folders.map((folder) => {
      const { dependencies, devDependencies } = readPackage(folder);
      const names = Object.keys(runtime ? { ...dependencies } : { ...dependencies, ...devDependencies });
      return [folder, names.flatMap((name) => byName.get(name) ?? [])];
    }),
  );
}

/** The folders themselves and all that depend on them, directly or not, in the graph's order. */
export function withDependents(graph: PackageGraph, folders: readonly string[]): string[] {
  const affected = new Set(folders);
  for (let size = 0; size !== affected.size; ) {
    size = affected.size;
    for (const [folder, needs] of graph) if (needs.some((need) => affected.has(need))) affected.add(folder);
  }
  return [...graph.keys()].filter((folder) => affected.has(folder));
}

/** The slices of the contracts that the sources of a folder import: `@hamyar/contracts/organizations` -> `organizations`. */
function importedSlices(folder: string): string[] {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root });
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return [...text.matchAll(/['"]@hamyar\/contracts\/([a-z][a-z-]*)/g)].map(([, slice]) => slice!);
}

/**
 * Server and contract folders of a module's own slice and of the slices whose contracts it imports: `apps/tickets` ->
 * `apps/server/src/modules/tickets`, `packages/contracts/src/tickets`, … Those that exist, each once.
 */
function slicesOf(folder: string): string[] {
  const [parent, name] = folder.split('/');
  if (parent !== 'apps' || name === undefined || folder === SERVER) return [];
  const slices = [...new Set([name, ...importedSlices(folder)])];
  return slices
    .flatMap((slice) => [`${SERVER}/src/modules/${slice}`, `packages/contracts/src/${slice}`])
    .filter((path) => existsSync(join(root, path)));
}

/**
 * What `npm test -- <folders>` checks, as paths from the root: the folders, everything that depends on them, and the
 * slices of the named modules. The server is whole when it runs with a named package or lists it itself; otherwise a
 * change of a component would run all its tests, because the doubles of `packages/testing` know the components.
 */
export function narrowedPaths(named: readonly string[]): string[] {
  const graph = packageGraph();
  const server =
    withDependents(packageGraph({ runtime: true }), named).includes(SERVER) ||
    graph.get(SERVER)!.some((folder) => named.includes(folder));
  const folders = withDependents(graph, named).filter((folder) => folder !== SERVER || server);
  const within = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  return [...new Set([...folders, ...named.flatMap(slicesOf).filter((slice) => !within(slice))])];
}
