// `npm test`: every check and every test. A red stage does not stop the next ones; the last line is always "N passed, N
// failed", where each test counts as one and each check counts as one. `npm test -- apps/tickets` checks one folder,
// what depends on it and its slices on the server. Stages that keep one core busy run two at a time (docs/adr/0034).
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIM_PACKAGE, findExim } from './exim.ts';
import { narrowedPaths, packageGraph, withDependents } from './affected.ts';
import { countJest, countJourneys, fromReport, type Counts } from './test-reports.ts';
import { JEST, jestPaths, root, workspaceFolders } from './workspace.ts';

interface Stage {
  name: string;
  args: string[];
  env?: Record<string, string>;
  count?: (exitCode: number) => Counts;
  /** Uses all cores itself: it runs alone, after the others, and prints as it goes. */
  alone?: boolean;
}

const scratch = mkdtempSync(join(tmpdir(), 'hamyar-test-'));
const jestReport = join(scratch, 'jest.json');
const smtpReport = join(scratch, 'smtp.json');
const journeysReport = join(scratch, 'journeys.json');
/** Data folder that the journeys copy (docs/adr/0034). */
const demoCompany = join(scratch, 'demo-company');
// as root the database runs as another user, who needs access to the folder
chmodSync(scratch, 0o755);

const jestInto = (report: string) => [...JEST, '--json', `--outputFile=${report}`, '--silent', '--reporters=default'];
const jest = jestInto(jestReport);

/** Where it is not installed, its tests are named as not run. */
const exim = findExim();

/** Rules over the whole workspace that are tests: names, citations, shared texts. They take seconds. */
const RULES = 'packages/tooling/src/rules';

/** Every check of the workspace; those that run beside each other from the longest to the shortest. */
const wholeRun: Stage[] = [
  { name: 'build', args: ['webpack/build.ts'] },
  {
    name: 'data of the journeys',
    args: ['apps/server/test/load-demo.ts'],
    env: { DATA_DIR: demoCompany, HOST: '127.0.0.1' },
    // it prepares a stage and proves nothing
    count: (exitCode) => ({ passed: 0, failed: exitCode === 0 ? 0 : 1 }),
  },
  { name: 'lint', args: ['packages/tooling/src/lint.ts'] },
  { name: 'types', args: ['packages/tooling/src/types.ts'] },
  { name: 'dependency rules', args: ['packages/tooling/src/deps.ts'] },
  { name: 'generated docs', args: ['packages/tooling/src/gen.ts', '--check'] },
  { name: 'format', args: ['packages/tooling/src/format.ts', '--check'] },
  { name: 'unit and server tests', args: jest, count: fromReport(jestReport, countJest), alone: true },
  ...(exim === null
    ? []
    : [
        {
          name: 'mail by a real server',
          args: [...jestInto(smtpReport), '--selectProjects', 'smtp'],
          env: { EXIM: exim },
          count: fromReport(smtpReport, countJest),
          alone: true,
        },
      ]),
  {
    name: 'journeys',
    args: ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter', 'list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport, DEMO_COMPANY: demoCompany },
    count: fromReport(journeysReport, countJourneys),
    alone: true,
  },
];

/** The checks of some folders, of what depends on them and of their slices on the server; no end-to-end tests. */
function narrowedRun(named: string[]): Stage[] {
  const folders = withDependents(packageGraph(), named);
  const paths = narrowedPaths(named);
  return [
    { name: 'format', args: ['packages/tooling/src/format.ts', '--check'] },
    { name: 'types', args: ['packages/tooling/src/types.ts', ...folders] },
    { name: 'lint', args: ['packages/tooling/src/lint.ts', ...paths] },
    { name: 'dependency rules', args: ['packages/tooling/src/deps.ts'] },
    // what a folder declares is checked there: manifests, endpoints, names, texts and the pages printed from them
    { name: 'generated docs', args: ['packages/tooling/src/gen.ts', '--check'] },
    {
      name: 'unit and server tests',
      args: [...jest, ...jestPaths([...paths, RULES])],
      count: fromReport(jestReport, countJest),
      alone: true,
    },
  ];
}

interface Finished extends Counts {
  stage: Stage;
  seconds: number;
}

/** A stage beside another one prints when it ends, so that the lines of two are never mixed. */
function run(stage: Stage): Promise<Finished> {
  const from = Date.now();
  const heading = `\n── ${stage.name}`;
  if (stage.alone) console.log(heading);
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--no-warnings', ...stage.args], {
      cwd: root,
      stdio: ['ignore', stage.alone ? 'inherit' : 'pipe', stage.alone ? 'inherit' : 'pipe'],
      env: { ...process.env, NODE_ENV: undefined, ...stage.env },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
    const end = (exitCode: number): void => {
      if (!stage.alone) console.log(`${heading}\n${Buffer.concat(printed).toString().trimEnd()}`);
      const counts: Counts =
        stage.count?.(exitCode) ?? (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      done({ stage, ...counts, seconds: (Date.now() - from) / 1000 });
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Failures whose reasons stand at the end. */
const REASONS_SHOWN = 8;
/** Stages for one core each, two at a time. */
const LANES = 2;

async function runAll(stages: readonly Stage[]): Promise<Finished[]> {
  const finished: Finished[] = [];
  const waiting = stages.filter(({ alone }) => !alone);
  const lane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) finished.push(await run(stage));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const stage of stages.filter(({ alone }) => alone)) finished.push(await run(stage));
  return finished;
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
const finished = await runAll(
  stages.filter(({ name }) => !values.only || values.only.some((wanted) => name.includes(wanted))),
);
rmSync(scratch, { recursive: true, force: true });

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;
const rows = finished.map(
  ({ stage, passed, failed, seconds }) =>
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name.padEnd(24)} ${inSeconds(seconds)}   ${passed} passed, ${failed} failed`,
);
// beside the end, because what runs the tests may keep only the last lines
const reasons = finished.flatMap((counts) => counts.reasons ?? []);
if (reasons.length > 0) console.log(`\nwhat failed:\n${reasons.slice(0, REASONS_SHOWN).join('\n')}`);
const total = (of: 'passed' | 'failed'): number => finished.reduce((sum, counts) => sum + counts[of], 0);
console.log(`\n${rows.join('\n')}\n     ${'everything'.padEnd(24)} ${inSeconds((Date.now() - started) / 1000)}\n`);
if (stages === wholeRun && exim === null)
  console.log(
    `not run, and not counted: mail by a real server (npm run smtp); exim4 of ${EXIM_PACKAGE} is not installed\n`,
  );
// the very last lines, of which even a short record keeps the names
for (const reason of reasons) console.log(`failed: ${reason.split('\n')[0]}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
