// ESLint for rules that need only the file, oxlint for the rules that need types (TypeScript 6 for ESLint is only in
// this package, so it is started from here, in the root folder). `npm run lint -- <files…> [--fix]` checks only these
// files; `--base <folder> --json` are used by the test of the rules.
import { globSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { typedProblems, type LintProblem } from './typed-lint.ts';
import { coverageGap, root, trackedSources } from './workspace.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: root },
    fix: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { base } = values;
const posix = (file: string): string => relative(base, file).replaceAll('\\', '/');

process.chdir(base);
const sources = trackedSources(base);
/** Files named on the command line, including those from folders and patterns. */
const named = positionals.flatMap((pattern) => globSync(pattern)).map((file) => file.replaceAll('\\', '/'));
const wanted = sources.filter(
  (file) => positionals.length === 0 || named.some((name) => file === name || file.startsWith(`${name}/`)),
);
const outside = named.filter((name) => statSync(name).isFile() && !sources.includes(name));
// ESLint is loaded when the other linter has ended, so that their memory does not add up; but fixes move lines
const typed = values.fix ? undefined : typedProblems(base, wanted);
const { ESLint } = await import('eslint');
const eslint = new ESLint({
  cwd: base,
  overrideConfigFile: `${root}/packages/tooling/eslint.config.js`,
  fix: values.fix,
  errorOnUnmatchedPattern: false,
});
const results = await eslint.lintFiles([...wanted, ...outside]);
if (values.fix) await ESLint.outputFixes(results);

const problems: LintProblem[] = results.flatMap(({ filePath, messages }) =>
  messages
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message, line }) => ({ file: posix(filePath), line, rule: ruleId ?? 'syntax', message })),
);
problems.push(...(typed ?? typedProblems(base, wanted)));

const gap =
  positionals.length > 0
    ? undefined
    : coverageGap('lint', new Set(results.map(({ filePath }) => posix(filePath))), sources);
if (values.json) {
  console.log(JSON.stringify(problems));
} else {
  for (const { file, line, rule, message } of problems) console.error(`${file}:${line}  ${message}  ${rule}`);
  if (gap) console.error(gap);
  console.log(`lint: ${results.length} files, ${problems.length} problems`);
}
process.exitCode = problems.length > 0 || gap ? 1 : 0;
