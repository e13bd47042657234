// `npm test`: every check and every test. A red stage does not stop the next ones; the last line is always "N passed, N
// failed", where each test counts as one and each check counts as one. `npm test -- apps/tickets` checks one folder,
// what depends on it and its slice on the server.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageGraph, sliceOf, withDependents } from './affected.ts';
import { root, workspaceFolders } from './workspace.ts';

interface Counts {
  passed: number;
  failed: number;
}
interface Stage {
  name: string;
  args: string[];
  count?: (exitCode: number) => Counts;
}

const scratch = mkdtempSync(join(tmpdir(), 'hamyar-test-'));
const jestReport = join(scratch, 'jest.json');
const journeysReport = join(scratch, 'journeys.json');

/**
 * A stage that died before it wrote its report, or wrote an empty one, counts as one failure and never as zero tests.
 */
function fromReport(file: string, read: (report: Record<string, number>) => Counts) {
  return (exitCode: number): Counts => {
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const counts = read(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>);
    const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  };
}

const countJest = fromReport(jestReport, (report) => ({
  passed: report.numPassedTests ?? 0,
  // a suite that cannot be loaded reports no failed tests, and a skipped test proves nothing: both count as failures
  failed:
    (report.numFailedTests ?? 0) +
    (report.numRuntimeErrorTestSuites ?? 0) +
    (report.numPendingTests ?? 0) +
    (report.numTodoTests ?? 0),
}));
const countJourneys = fromReport(journeysReport, (report) => ({
  passed: report.passed ?? 0,
  failed: report.failed ?? 0,
}));

const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${jestReport}`];

/** Every check of the workspace. */
const wholeRun: Stage[] = [
  { name: 'format', args: ['packages/tooling/src/format.ts', '--check'] },
  { name: 'types', args: ['packages/tooling/src/types.ts'] },
  { name: 'lint', args: ['packages/tooling/src/lint.ts'] },
  { name: 'dependency rules', args: ['packages/tooling/src/deps.ts'] },
  { name: 'generated docs', args: ['packages/tooling/src/gen.ts', '--check'] },
  { name: 'unit and server tests', args: [...jest, '--silent', '--reporters=default'], count: countJest },
  { name: 'build', args: ['webpack/build.ts'] },
  { name: 'journeys', args: ['e2e/main.ts', '--report', journeysReport], count: countJourneys },
];

/** The checks of some folders, of what depends on them and of their slices on the server; no end-to-end tests. */
function narrowedRun(named: string[]): Stage[] {
  const folders = withDependents(packageGraph(), named);
  const paths = [
    ...new Set([...folders.filter((folder) => folder !== 'apps/server'), ...named, ...named.flatMap(sliceOf)]),
  ];
  return [
    { name: 'format', args: ['packages/tooling/src/format.ts', '--check'] },
    { name: 'types', args: ['packages/tooling/src/types.ts', ...folders] },
    { name: 'lint', args: ['packages/tooling/src/lint.ts', ...paths] },
    { name: 'dependency rules', args: ['packages/tooling/src/deps.ts'] },
    {
      name: 'unit and server tests',
      args: [...jest, '--silent', '--reporters=default', ...paths.map((path) => `${path}/`)],
      count: countJest,
    },
  ];
}

function run(stage: Stage): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--no-warnings', ...stage.args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: undefined },
    });
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
});
const named = positionals.map((folder) => folder.replace(/\/$/, ''));
const unknown = named.filter((folder) => !workspaceFolders().includes(folder));
if (unknown.length > 0) {
  console.error(`No folder of the workspace: ${unknown.join(', ')}. Known are ${workspaceFolders().join(', ')}.`);
  process.exit(1);
}
const stages = named.length > 0 ? narrowedRun(named) : wholeRun;
const started = Date.now();
const rows: string[] = [];
const sum: Counts = { passed: 0, failed: 0 };

for (const stage of stages.filter(({ name }) => !values.only || values.only.some((wanted) => name.includes(wanted)))) {
  console.log(`\n── ${stage.name}`);
  const from = Date.now();
  const exitCode = await run(stage);
  const counts = stage.count?.(exitCode) ?? (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  rows.push(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(24)} ${seconds.padStart(7)} s   ${counts.passed} passed, ${counts.failed} failed`,
  );
}

rmSync(scratch, { recursive: true, force: true });
console.log(
  `\n${rows.join('\n')}\n     ${'everything'.padEnd(24)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s\n`,
);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
