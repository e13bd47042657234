// ESLint over the workspace (TypeScript 6 lives in this package only, so it is started from here, in the root folder).
// `npm run lint -- <files…> [--fix]` narrows it; `--base <folder> --json` serve the proof of the rules.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
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

process.chdir(base);
const sources = trackedSources(base);
const wanted = positionals.length > 0 ? positionals : sources;
const eslint = new ESLint({
  cwd: base,
  overrideConfigFile: `${root}/packages/tooling/eslint.config.js`,
  fix: values.fix,
  errorOnUnmatchedPattern: false,
});
const results = await eslint.lintFiles(wanted);
if (values.fix) await ESLint.outputFixes(results);

const problems = results.reduce((sum, result) => sum + result.errorCount, 0);
const checkedFiles = new Set(results.map((result) => relative(base, result.filePath).replaceAll('\\', '/')));
const gap = positionals.length > 0 ? undefined : coverageGap('lint', checkedFiles, sources);
if (values.json) {
  console.log(
    JSON.stringify(
      results.flatMap((result) =>
        result.messages.map((message) => ({
          file: relative(base, result.filePath),
          rule: message.ruleId,
          message: message.message,
        })),
      ),
    ),
  );
} else {
  const formatter = await eslint.loadFormatter('stylish');
  const text = await formatter.format(results);
  if (text) console.error(text);
  if (gap) console.error(gap);
  console.log(`lint: ${results.length} files, ${problems} problems`);
}
process.exitCode = problems > 0 || gap ? 1 : 0;
