import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, root, workspaceFolders } from './workspace.ts';

/** Workspace folder -> the folders that its `package.json` depends on. */
export type PackageGraph = ReadonlyMap<string, readonly string[]>;

/** Reads which folder depends on which. */
export function packageGraph(): PackageGraph {
  const folders = workspaceFolders();
  const byName = new Map(folders.map((folder) => [readPackage(folder).name, folder]));
  return new Map(
    folders.map((folder) => {
      const { dependencies, devDependencies } = readPackage(folder);
      const names = Object.keys({ ...dependencies, ...devDependencies });
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

/** Server and contract folders of the same slice: `apps/tickets` -> `apps/server/src/modules/tickets`, … */
export function sliceOf(folder: string): string[] {
  const [parent, name] = folder.split('/');
  if (parent !== 'apps' || name === undefined) return [];
  return [`apps/server/src/modules/${name}`, `packages/contracts/src/${name}`].filter((slice) =>
    existsSync(join(root, slice)),
  );
}
