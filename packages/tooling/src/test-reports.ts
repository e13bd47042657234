// What the runners of tests wrote about a run: how many passed, and why the others failed.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** For each failure its name and the first lines of its reason, as far as the runner wrote them. */
  reasons?: readonly string[];
}

/** What Jest writes with `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
}

/** What Playwright's json reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly { results: readonly { status: string; errors: readonly { message?: string }[] }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** Lines of one reason that are printed at the end of a run. */
const REASON_LINES = 12;

const reasonOf = (name: string, messages: readonly string[]): string =>
  [name, ...messages.flatMap((message) => stripVTControlCharacters(message).trim().split('\n')).slice(0, REASON_LINES)]
    .map((line, index) => (index === 0 ? line : `    ${line}`))
    .join('\n');

/** Counts of a Jest run. A suite that cannot be loaded reports no failed tests, and a skipped test proves nothing. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
    reasons: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (assertionResults.length === 0) return [reasonOf(name, [message])];
      return failed.map((test) => reasonOf(`${name}: ${test.fullName}`, test.failureMessages ?? []));
    }),
  };
}

/** Counts of the journeys. A test that passes only at a second try, or does not run, has proven nothing. */
export function countJourneys({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    reasons: [
      ...errors.map(({ message = '' }) => reasonOf('before the journeys', [message])),
      ...suites.flatMap(failuresIn),
    ],
  };
}

const failuresIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results).filter(({ status }) => status !== 'passed');
    return results.map((result) =>
      reasonOf(
        `${file}: ${title}`,
        result.errors.map(({ message = '' }) => message),
      ),
    );
  }),
  ...suites.flatMap(failuresIn),
];

/**
 * Reads the report of a stage when it has ended. A stage that died before it wrote its report, or wrote an empty one,
 * counts as one failure and never as zero tests.
 */
export function fromReport<Report>(file: string, count: (report: Report) => Counts) {
  return (exitCode: number): Counts => {
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  };
}
