// antd for the suites of screens. Its index loads all seventy parts, which takes longer than most suites; this loads a
// part when a test reaches it.
const folderOf = (part) => part.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

module.exports = new Proxy(
  { __esModule: true },
  { get: (own, part) => own[part] ?? require(`antd/lib/${folderOf(part)}`).default },
);
