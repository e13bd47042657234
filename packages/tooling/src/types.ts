// Type-checks every folder of the workspace with TypeScript 7. Each package is checked once; the others read its
// declarations, as those of a published package. What did not change since the last run is not read again. `npm run
// types -- apps/tickets` checks a folder and its dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { packageGraph } from './affected.ts';
import { coverageGap, root, trackedSources } from './workspace.ts';

/** Inside the folder, so that paths in the compiler options resolve as in the editor. */
const cacheOf = (folder: string) => join(root, folder, '.cache/types');

interface Project {
  folder: string;
  /** Folders of the workspace that it depends on. */
  references: string[];
  /** Other folders depend on it, so it must write declarations. */
  referenced: boolean;
}

function readProjects(): Project[] {
  const projects = [...packageGraph()].map(([folder, named]) => ({ folder, references: [...named] }));
  const referenced = new Set(projects.flatMap(({ references }) => references));
  return projects.map((project) => ({ ...project, referenced: referenced.has(project.folder) }));
}

const configOf = (folder: string) => join(cacheOf(folder), 'tsconfig.json');
const buildInfoOf = (folder: string) => join(cacheOf(folder), 'checked.tsbuildinfo');

/** A separate configuration next to the editor's: the same rules, plus what a build with references needs. */
function writeConfig({ folder, references, referenced }: Project): void {
  const source = join(root, folder);
  const { include } = JSON.parse(readFileSync(join(source, 'tsconfig.json'), 'utf8')) as { include: string[] };
  const emit = referenced
    ? {
        composite: true,
        noEmit: false,
        emitDeclarationOnly: true,
        rootDir: source,
        outDir: join(cacheOf(folder), 'out'),
      }
    : { incremental: true };
  const config = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: { ...emit, tsBuildInfoFile: buildInfoOf(folder) },
    include: include.map((pattern) => join(source, pattern)),
    exclude: ['node_modules', 'dist', '.cache'].map((name) => join(source, name)),
    references: references.map((other) => ({ path: configOf(other) })),
  };
  const text = JSON.stringify(config, null, 2);
  if (existsSync(configOf(folder)) && readFileSync(configOf(folder), 'utf8') === text) return;
  mkdirSync(cacheOf(folder), { recursive: true });
  writeFileSync(configOf(folder), text);
}

/** The sources that the compiler has really read, from the stored state of the last build. */
function readSources(folder: string): string[] {
  if (!existsSync(buildInfoOf(folder))) return [];
  const { fileNames = [] } = JSON.parse(readFileSync(buildInfoOf(folder), 'utf8')) as { fileNames?: string[] };
  const from = dirname(buildInfoOf(folder));
  return fileNames.map((file) => relative(root, resolve(from, file)).replaceAll('\\', '/'));
}

const projects = readProjects();
for (const project of projects) writeConfig(project);
const wanted = process.argv.slice(2);
const folders = wanted.length > 0 ? wanted : projects.map(({ folder }) => folder);
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const result = spawnSync(process.execPath, [tsc, '--build', '--pretty', 'false', ...folders.map(configOf)], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 << 20,
});
const output = `${result.stdout}${result.stderr}`.trim();
if (output) console.error(output);

const expected = trackedSources().filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const gap = coverageGap('types', new Set(projects.flatMap(({ folder }) => readSources(folder))), expected);
if (gap) console.error(gap);
const red = new Set(output.match(/^(?:apps|packages)\/[^/]+|^(?:webpack|e2e)(?=\/)/gm) ?? []).size;
console.log(`types: ${folders.length} folders, ${red} with errors`);
process.exitCode = result.status === 0 && !gap ? 0 : 1;
