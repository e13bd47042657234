// Dependency rules over the workspace, and exports that nobody imports. `--base <folder>` checks another tree and `--json` prints what was found:
// dependency-rules.test.ts uses both to prove every rule on planted violations.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { unusedWorkspacePins } from './rules/catalog-pins.ts';
import { cruiseOptions, dependencyRules, resolveOptions } from './rules/dependency-rules.ts';
import { unusedExports } from './rules/unused-exports.ts';
import { coverageGap, root, trackedSources, workspaceFolders } from './workspace.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: root }, json: { type: 'boolean', default: false } },
});

process.chdir(values.base);
const sources = trackedSources(values.base);
const folders = ['apps', 'packages', 'webpack', 'e2e'].filter((folder) => existsSync(join(values.base, folder)));
const tsConfig = extractTSConfig(join(values.base, 'tsconfig.base.json'));
const { output } = await cruise(
  folders,
  { ...cruiseOptions, validate: true, ruleSet: { forbidden: dependencyRules } },
  resolveOptions,
  { tsConfig },
);
const result = output as ICruiseResult;
const { violations } = result.summary;
const checkedFiles = result.modules.map((module) => module.source);
// a planted tree of the tests has no catalog
const unused = existsSync(join(values.base, 'pnpm-workspace.yaml'))
  ? unusedWorkspacePins(values.base, ['.', ...workspaceFolders(values.base)], sources)
  : [];
const forgotten = unusedExports(new Map(sources.map((file) => [file, readFileSync(join(values.base, file), 'utf8')])));
const gap = coverageGap('dependency rules', new Set(checkedFiles), sources);

if (values.json) {
  console.log(
    JSON.stringify({
      seen: checkedFiles,
      sources,
      violations: violations.map((found) => ({ rule: found.rule.name, from: found.from, to: found.to })),
      unusedExports: forgotten,
    }),
  );
} else {
  const comments = new Map(dependencyRules.map((rule) => [rule.name, rule.comment]));
  for (const found of violations)
    console.error(`${found.from} -> ${found.to}\n    ${found.rule.name}: ${comments.get(found.rule.name)}`);
  for (const line of unused) console.error(`unused pin in the catalog of pnpm-workspace.yaml: ${line}`);
  for (const { file, name } of forgotten) console.error(`${file}: no other file imports ${name}`);
  if (gap) console.error(gap);
  console.log(
    `dependency rules: ${dependencyRules.length} rules, ${sources.length} sources, ${violations.length} violations`,
  );
}
process.exitCode = violations.length > 0 || unused.length > 0 || forgotten.length > 0 || gap ? 1 : 0;
