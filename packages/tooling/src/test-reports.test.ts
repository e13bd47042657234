import { countJest, countJourneys } from './test-reports.ts';

describe('the report of a run', () => {
  it('counts skipped tests and suites that cannot be loaded as failures, and names each failure with its reason', () => {
    const counts = countJest({
      ...{ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 0 },
      testResults: [
        {
          ...{ name: 'a.test.ts', message: '' },
          assertionResults: [
            { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nreceived 2'] },
            { fullName: 'stays', status: 'passed', failureMessages: [] },
          ],
        },
        { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(counts).toEqual({
      ...{ passed: 3, failed: 3 },
      reasons: ['a.test.ts: adds\n    expected 1\n    received 2', 'b.test.ts\n    Cannot find module'],
    });
  });

  it('counts a journey that passes only at a second try as a failure, and finds reasons at every depth', () => {
    const failed = { status: 'failed', errors: [{ message: `waited\n${'line\n'.repeat(40)}` }] };
    const spec = {
      title: 'sends',
      file: '01.journey.ts',
      tests: [{ results: [failed, { status: 'passed', errors: [] }] }],
    };
    const {
      passed,
      failed: count,
      reasons = [],
    } = countJourneys({
      stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [],
      suites: [{ suites: [{ specs: [spec] }] }],
    });
    expect([passed, count, reasons.length]).toEqual([5, 1, 1]);
    expect(reasons[0]).toMatch(/^01\.journey\.ts: sends\n {4}waited\n/);
    expect(reasons[0]?.split('\n')).toHaveLength(13);
  });
});
