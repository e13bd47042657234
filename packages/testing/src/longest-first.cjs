// Jest starts the suites that took longest in the last run first. A fresh clone has no last run, and then it goes by the
// size of the files: small suites that start whole programs would come last, one of them alone on one core.
const { default: Sequencer } = require('@jest/test-sequencer');

const STARTS_PROGRAMS =
  /(tooling\/src\/(new\/module-template|bootstrap|rules\/(lint|dependency)-rules)|bench\/kill\/kill\.int|startup\/(startup|database-restart)\.int|jobs\/workers\.int)\.test\.ts$/;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const first = ({ path, duration }) => duration === undefined && STARTS_PROGRAMS.test(path.replaceAll('\\', '/'));
    return [...sorted.filter(first), ...sorted.filter((test) => !first(test))];
  }
};
