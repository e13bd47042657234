// Jest starts the suites that took longest in the last run first. A fresh clone has no last run, and then it goes by the
// size of the files: small suites that start whole programs would come last, one of them alone on one core.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Those that take the longest, in this order. */
const LONGEST = [
  'tooling/src/new/module-template',
  'server/test/hostile-entry-points.int',
  'tooling/src/same-files',
  'tickets/ticket-plans.int',
  'server/test/hostile-input.int',
  'bench/kill/kill.int',
  'seeds/load-bulk.int',
  'startup/startup.int',
  'test/role-matrix/role-matrix.int',
  'startup/database-restart.int',
  'rules/lint-rules',
  'rules/dependency-rules',
  'jobs/workers.int',
  'dayjs-jalali/src/calendar',
].map((suite) => `/${suite}.test.ts`);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const place = ({ path, duration }) => {
      const found = LONGEST.findIndex((suite) => path.replaceAll('\\', '/').endsWith(suite));
      return duration === undefined && found >= 0 ? found : LONGEST.length;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
};
