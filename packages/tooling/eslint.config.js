// Run from the root with `npm run lint`; needs TypeScript 6, which only this package has.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { hamyarPlugin } from './src/rules/lint-rules.ts';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.matrix.ts', '**/test/**', '**/testing/**', 'packages/testing/**', 'e2e/**'];
const TOOLS = [
  'packages/tooling/**',
  'packages/*/scripts/**',
  'webpack/**',
  'e2e/**',
  'scripts/**',
  'apps/server/bench/**',
  'apps/server/seeds/**',
  'apps/server/src/{start,seed,admin}.ts',
];
// texts and tables may be long: messages, corpora, columns, fixtures
const PROSE = [
  'packages/design-system/gallery/**',
  '**/messages/**',
  '**/*messages*.ts',
  'apps/server/seeds/**',
  '**/*corpus*',
  '**/*.table.ts',
  'apps/server/src/platform/database/stored-columns.ts',
  'apps/server/migrations/**',
  '**/data/**',
  '**/test/**',
  'packages/contracts/**',
  ...TESTS,
];

const banned = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one name for one thing, everywhere.' },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$|^toThrowErrorMatching/]',
    message: 'A snapshot says that something changed, never what is right.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'A test runs, or it is deleted.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe|journey)$/][callee.property.name=/^(skip|only|todo|failing)$/]',
    message: 'A test runs, or it is deleted.',
  },
];
// a test may name a status by its number, as the table of transitions does
const unnamedNumber = {
  // 0 is left alone: a process that has ended well has that status too
  selector: 'BinaryExpression[operator=/^[!=]==$/][left.property.name=/^(status|importance)$/][right.raw=/^[1-4]$/]',
  message: 'A number says nothing: compare with TICKET_STATUS or TICKET_IMPORTANCE of @hamyar/contracts.',
};

const everywhere = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'no-debugger': 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-script-url': 'error',
  'no-console': ['error', { allow: ['error', 'warn'] }],
  'no-constant-condition': ['error', { checkLoops: false }],
  'no-dupe-else-if': 'error',
  'no-self-compare': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-template-curly-in-string': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
  'no-restricted-syntax': ['error', ...banned, unnamedNumber],
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
  'hamyar/file-name': 'error',
  'hamyar/import-extension': 'error',
  'hamyar/no-timed-assertions': 'error',
  'hamyar/retired-words': 'error',
};

/** Jest's; journeys set their limits in their own harness. */
const JEST_TESTS = ['**/*.test.{ts,tsx}', 'apps/server/bench/kill/**'];

export default [
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/data/**',
      '**/.cache/**',
      '**/tooling/template/**',
      'test-results/**',
      'coverage/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'warn' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin, hamyar: hamyarPlugin, 'react-hooks': reactHooks },
    languageOptions: {
      parser: tseslint.parser,
    },
    rules: everywhere,
  },
  {
    files: [
      '**/*.tsx',
      'packages/{store,router,module-sdk,module-kit,design-system}/**/*.ts',
      'apps/!(server)/**/*.ts',
    ],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['apps/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      ...PROSE,
      '**/manifest.ts',
      '**/*-settings.screen.tsx',
      'apps/server/bench/**',
      'apps/server/src/startup/**',
    ],
    rules: { 'hamyar/persian-in-messages': 'error' },
  },
  {
    files: ['apps/!(server|shell)/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'hamyar/no-window-globals': 'error', 'hamyar/own-tags': 'error', 'hamyar/page-addresses': 'error' },
  },
  { files: ['apps/!(server)/**/*.tsx'], ignores: TESTS, rules: { 'hamyar/form-in-dialog': 'error' } },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    // the schemas and the list of endpoints are in no page (rule no-schemas-in-the-browser)
    ignores: [...TESTS, 'packages/contracts/src/endpoint.ts'],
    rules: { 'hamyar/no-page-state': 'error' },
  },
  {
    files: ['packages/{contracts,domain,persian,dayjs-jalali,module-sdk,store,router,design-system}/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'hamyar/tsdoc-on-exports': 'error' },
  },
  {
    files: ['apps/server/src/modules/**/*.ts'],
    ignores: [...TESTS, '**/*.routes.ts'],
    rules: { 'hamyar/routes-in-routes-files': 'error' },
  },
  // a line of markup holds one tag or one attribute
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true, IIFEs: true }] },
  },
  { files: PROSE, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  // antd's own placeholders look like template literals
  { files: ['**/locale-*.ts'], rules: { 'no-template-curly-in-string': 'off' } },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-explicit-any': 'off', 'no-restricted-syntax': ['error', ...banned] },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/journeys/**'], rules: { 'hamyar/citation': 'error' } },
  {
    files: [...TOOLS, ...TESTS],
    rules: { 'no-console': 'off', 'no-script-url': 'off', 'no-template-curly-in-string': 'off' },
  },
  // Jest and ESLint read the default export
  {
    files: ['**/*.config.ts', '**/global-{setup,teardown}.ts', 'webpack/**'],
    rules: { 'no-restricted-syntax': ['error', ...banned.slice(1)] },
  },
  { files: JEST_TESTS, rules: { 'hamyar/steady-tests': 'error' } },
];
