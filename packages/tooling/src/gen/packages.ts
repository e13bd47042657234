// Which package may import which: the dependency rules, evaluated for every pair of folders of the workspace.
import { readPackage, workspaceFolders } from '../workspace.ts';
import { dependencyRules } from '../rules/dependency-rules.ts';
import { page, table } from './markdown.ts';

type Rule = (typeof dependencyRules)[number];

const listOf = (patterns: string | string[] | undefined): string[] => [patterns ?? []].flat();

/** Rules that depend on more than the two paths, such as the kind of an import, say nothing about a pair of packages. */
const isAboutPaths = ({ to }: Rule): boolean => Object.keys(to).every((key) => key === 'path' || key === 'pathNot');

/** Whether a rule forbids that the file `from` imports the file `to`; `$1` in `to` stands for the first group of `from`. */
function forbids({ from, to }: Rule, fromPath: string, toPath: string): boolean {
  const sources = listOf(from.path);
  const groups = sources.map((pattern) => new RegExp(pattern).exec(fromPath)).find(Boolean);
  if (sources.length > 0 && !groups) return false;
  if (listOf(from.pathNot).some((pattern) => new RegExp(pattern).test(fromPath))) return false;
  const matches = (pattern: string) => new RegExp(pattern.replaceAll('$1', groups?.[1] ?? '$1')).test(toPath);
  const targets = listOf(to.path);
  return (targets.length === 0 || targets.some(matches)) && !listOf(to.pathNot).some(matches);
}

/** Whether the rules allow that sources of one folder import the entry of a package; tests are not meant. */
export function mayImport(folder: string, other: string, rules: readonly Rule[] = dependencyRules): boolean {
  const source = /^(webpack|e2e)$/.test(folder) ? `${folder}/source.ts` : `${folder}/src/source.ts`;
  return !rules.some((rule) => isAboutPaths(rule) && forbids(rule, source, `${other}/src/index.ts`));
}

const shortName = (folder: string): string => folder.replace('packages/', '');

/** A table of all packages and apps: purpose, what each imports now, and what it may import. */
export function packagesPage(): string {
  const folders = workspaceFolders();
  const byName = new Map(folders.map((folder) => [readPackage(folder).name, folder]));
  const importable = folders.filter(
    (folder) => folder.startsWith('packages/') && readPackage(folder).exports !== undefined,
  );
  const rows = folders.map((folder) => {
    const { description = '', dependencies = {} } = readPackage(folder);
    const used = Object.keys(dependencies).flatMap((name) => byName.get(name) ?? []);
    const allowed = importable.filter((other) => other !== folder && mayImport(folder, other));
    return [
      `\`${folder}\``,
      description,
      used.map(shortName).sort().join(', ') || '–',
      allowed.map(shortName).join(', ') || '–',
    ];
  });
  return page(
    'Packages and apps',
    'The purpose is the `description` of each `package.json`. "Imports" are its dependencies in this workspace. "May import" is what the rules of `packages/tooling/src/rules/dependency-rules.ts` allow; `npm run deps` checks them. Tests may import `testing` too. Modules (apps) never import each other: they use slots, links by route name and shared lists.',
    table(['Folder', 'Purpose', 'Imports', 'May import'], rows),
  );
}
