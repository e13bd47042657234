import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
} satisfies Config['transform'];

const EMPTY = '<rootDir>/packages/testing/src/empty-module.cjs';

const common = {
  rootDir: import.meta.dirname,
  transform,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  // zod loads its messages in all languages, of which we use none
  moduleNameMapper: { '^\\.\\./locales/index\\.cjs$': EMPTY },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/data/', '/tooling/template/'],
  setupFiles: ['<rootDir>/packages/testing/src/random-seed.ts'],
};

/** Tests that need a mail server of Debian: `npm run smtp`. */
const SMTP = '/apps/server/smtp/';

const server = {
  ...common,
  testEnvironment: 'node',
  ...(existsSync(join(import.meta.dirname, 'apps/server/test/global-setup.ts')) && {
    globalSetup: '<rootDir>/apps/server/test/global-setup.ts',
    globalTeardown: '<rootDir>/apps/server/test/global-teardown.ts',
  }),
} satisfies Config;

/** Of the server too; where `npm run smtp` has found the mail server, whose path it puts here. */
const smtp = process.env.EXIM
  ? [{ ...server, displayName: 'smtp', testMatch: [`<rootDir>${SMTP}**/*.test.ts`] } satisfies Config]
  : [];

/** Pure packages in Node, screens in jsdom, the server on a real PostgreSQL that its global set-up starts. */
const config: Config = {
  // for tests and hooks alike, far above what any of them takes: it ends what hangs, and judges no machine
  testTimeout: 600_000,
  // one more than the two cores of a small machine: some suites wait for other processes
  maxWorkers: 3,
  // suites leave memory behind in their worker, which is started again before that is too much
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/packages/testing/src/longest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/packages/{contracts,domain,persian,dayjs-jalali,tooling}/**/*.test.ts',
        '<rootDir>/webpack/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/packages/testing/src/jsdom-environment.cjs',
      setupFiles: [...common.setupFiles, '<rootDir>/packages/testing/src/dom-patience.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^antd$': '<rootDir>/packages/design-system/test/antd-by-part.cjs',
        '^antd/es/(.*)$': 'antd/lib/$1',
        '\\.css$': EMPTY,
      },
      testMatch: [
        '<rootDir>/packages/{module-sdk,store,router,design-system,module-kit,testing}/**/*.test.{ts,tsx}',
        '<rootDir>/apps/!(server)/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...server,
      displayName: 'server',
      testMatch: ['<rootDir>/apps/server/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, SMTP],
    },
    ...smtp,
  ],
};

export default config;
