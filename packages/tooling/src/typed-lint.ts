import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One problem of any linter. `file` is relative to the base, `line` counts from 1. */
export interface LintProblem {
  file: string;
  line: number;
  rule: string;
  message: string;
}

interface Diagnostic {
  message: string;
  /** `typescript(no-floating-promises)`. */
  code?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

const require = createRequire(import.meta.url);
const binOf = (name: string, bin: string) => join(dirname(require.resolve(`${name}/package.json`)), bin);

/** The program itself: its script for Node would only wait for it, in a process of 40 MB. */
const checker = (): string => {
  const { platform, arch } = process;
  const bin = platform === 'win32' ? 'tsgolint.exe' : 'tsgolint';
  return createRequire(binOf('oxlint-tsgolint', 'package.json')).resolve(`@oxlint-tsgolint/${platform}-${arch}/${bin}`);
};

/**
 * What the checker's heap may take before its collector works more often. Without a limit it took 1.1 GB, most of it
 * released.
 */
const HEAP = '650MiB';

/**
 * Runs the rules that need types (`oxlint.json`) on TypeScript's compiler in Go: inside ESLint they took 2.3 GB and
 * three times as long. Throws when the linter did not run.
 */
export function typedProblems(base: string, files: readonly string[]): LintProblem[] {
  const config = join(import.meta.dirname, '../oxlint.json');
  const args = [binOf('oxlint', 'bin/oxlint'), '--type-aware', '--config', config, '--format', 'json', ...files];
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: checker(), GOMEMLIMIT: HEAP };
  const result = spawnSync(process.execPath, args, { cwd: base, env, encoding: 'utf8', maxBuffer: 64 << 20 });
  let report: { diagnostics: Diagnostic[]; number_of_files: number };
  try {
    report = JSON.parse(result.stdout) as typeof report;
  } catch {
    throw new Error(`the typed rules did not run: ${result.stdout}${result.stderr}`);
  }
  if (report.number_of_files < files.length)
    throw new Error(`the typed rules read ${report.number_of_files} of ${files.length} files`);
  return report.diagnostics.map(({ code = '', filename, labels, message }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
    rule: code.replace(/^typescript\((.+)\)$/, '@typescript-eslint/$1'),
    message,
  }));
}
