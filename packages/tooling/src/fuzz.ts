// `npm run fuzz [-- minutes]` runs all random tests repeatedly, each round with a new seed, for the given minutes
// (default 30). `npm run fuzz -- --seed <seed>` repeats one round.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomTestFiles } from './random-tests.ts';
import { JEST, root } from './workspace.ts';

const DEFAULT_MINUTES = 30;
const MAX_SEED = 2 ** 31;

/** A failed test of a round. */
interface Finding {
  seed: number;
  test: string;
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const minutes = Number(positionals[0] ?? DEFAULT_MINUTES);
const fixed = values.seed === undefined ? undefined : Number(values.seed);
if (!(minutes > 0) || Number.isNaN(fixed)) {
  console.error('usage: npm run fuzz [-- <minutes>]   or   npm run fuzz -- --seed <seed>');
  process.exit(2);
}

const files = randomTestFiles();
const scratch = mkdtempSync(join(tmpdir(), 'hamyar-fuzz-'));

function runJest(seed: number, report: string): Promise<number> {
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['--no-warnings', ...JEST, '--silent', '--json', `--outputFile=${report}`, '--runTestsByPath', ...files],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, NODE_ENV: undefined, HAMYAR_FUZZ_SEED: String(seed) },
      },
    );
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', () => done(1));
    child.on('close', (code) => {
      if (code !== 0) console.error(output);
      done(code ?? 1);
    });
  });
}

/** Runs one round. A run that fails without naming a test counts as a failure too. */
async function playRound(seed: number): Promise<Finding[]> {
  const report = join(scratch, `${seed}.json`);
  const exitCode = await runJest(seed, report);
  if (exitCode === 0) return [];
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as JestReport).testResults : [];
  const failed = results.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`);
    return tests.length === 0 && status === 'failed' ? [name] : tests;
  });
  return (failed.length > 0 ? failed : ['the run itself']).map((test) => ({ seed, test }));
}

console.log(
  `fuzz: ${files.length} files with random tests, ${fixed === undefined ? `${minutes} minutes` : 'one round'}`,
);
const until = Date.now() + minutes * 60_000;
const findings: Finding[] = [];
let rounds = 0;
do {
  const seed = fixed ?? randomInt(1, MAX_SEED);
  const found = await playRound(seed);
  rounds += 1;
  findings.push(...found);
  console.log(`fuzz: round ${rounds}, seed ${seed}: ${found.length === 0 ? 'ok' : `${found.length} findings`}`);
} while (fixed === undefined && Date.now() < until);
rmSync(scratch, { recursive: true, force: true });

for (const { seed, test } of findings)
  console.log(
    `FOUND ${test}\n      again: npm run fuzz -- --seed ${seed}; keep the counterexample in the test's "examples"`,
  );
console.log(`fuzz: ${rounds} rounds, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
